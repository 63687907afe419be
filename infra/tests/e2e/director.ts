import { request, type APIRequestContext, type APIResponse } from '@playwright/test'
import { director, expect, type test as base } from './fixtures.ts'

type List = 'tournaments' | 'achievements'
type Part = string | { name: string; mimeType: string; buffer: Buffer }
type Fields = Record<string, Part>

interface Item {
  _id: string
  slug: string
  title: string
  banner?: string | null
}

interface Message {
  name: string
  message: string
  language?: string
}

const dataOf = async <Data>(answer: APIResponse) => ((await answer.json()) as { data: Data }).data

/**
 * The director at work elsewhere, by the API alone, for the tests of one file. What was published is
 * deleted when they have ended.
 */
export class Director {
  #api!: APIRequestContext
  #published: string[] = []

  constructor(test: Pick<typeof base, 'beforeAll' | 'afterAll'>) {
    test.beforeAll(async ({ baseURL, token }) => {
      const extraHTTPHeaders = { Authorization: `Bearer ${token}` }
      this.#api = await request.newContext({ baseURL: baseURL!, extraHTTPHeaders })
    })
    test.afterAll(() => this.#close())
  }

  /** Publishes an item; gives its slug. */
  async publish(list: List, fields: Fields): Promise<string> {
    const answer = await this.#api.post(`/api/${list}`, { multipart: fields })
    expect(answer.status(), await answer.text()).toBe(201)
    const { _id, slug } = await dataOf<Item>(answer)
    this.#published.push(`/api/${list}/${_id}`)
    return slug
  }

  async read(list: List, slug: string): Promise<Item> {
    return dataOf(await this.#api.get(`/api/${list}/${slug}`))
  }

  /** Titles that begin so, of all tournaments, the hidden ones too. */
  async titles(start: string): Promise<string[]> {
    const items = await dataOf<Item[]>(await this.#api.get('/api/tournaments/admin'))
    return items.map(({ title }) => title).filter((title) => title.startsWith(start))
  }

  /** Changes an item by its slug; gives the slug it has then. */
  async change(list: List, slug: string, fields: Fields): Promise<string> {
    const { _id } = await this.read(list, slug)
    const answer = await this.#api.put(`/api/${list}/${_id}`, { multipart: fields })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await dataOf<Item>(answer)).slug
  }

  /** Publishes the results of a tournament by its slug. */
  async publishResults(slug: string, results: object) {
    const { _id } = await this.read('tournaments', slug)
    const answer = await this.#api.put(`/api/tournaments/${_id}/results`, { data: results })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Deletes an item by its slug, as the director would. */
  async remove(list: List, slug: string) {
    const { _id } = await this.read(list, slug)
    const answer = await this.#api.delete(`/api/${list}/${_id}`)
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** The messages whose text holds the words, as the director would read them. */
  async messagesWith(words: string): Promise<Message[]> {
    const messages = await dataOf<Message[]>(await this.#api.get('/api/contacts'))
    return messages.filter(({ message }) => message.includes(words))
  }

  async #close() {
    for (const address of this.#published) await this.#api.delete(address)
    await this.#api.dispose()
  }
}

/** A director of this test's own: a session that ends here ends for no other test. */
export async function newDirector(request: APIRequestContext, token: string) {
  const own = { email: `d${Date.now()}@academy.example`, password: 'castle early and often' }
  const answer = await request.post('/api/auth/register', {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...own, currentPassword: director.password },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return own
}
