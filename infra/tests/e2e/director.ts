import { request, type APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

type Fields = Record<string, string>
interface Item {
  data: { _id: string; slug: string }
}

interface Message {
  name: string
  message: string
  language?: string
}

/** The director at work elsewhere, by the API alone. What was published is deleted by `close`. */
export class Director {
  #api: APIRequestContext
  #published: string[] = []

  private constructor(api: APIRequestContext) {
    this.#api = api
  }

  static async open(baseURL: string, token: string): Promise<Director> {
    const extraHTTPHeaders = { Authorization: `Bearer ${token}` }
    return new Director(await request.newContext({ baseURL, extraHTTPHeaders }))
  }

  /** Publishes an item; gives its slug. */
  async publish(list: 'tournaments' | 'achievements', fields: Fields): Promise<string> {
    const answer = await this.#api.post(`/api/${list}`, { multipart: fields })
    expect(answer.status(), await answer.text()).toBe(201)
    const { data } = (await answer.json()) as Item
    this.#published.push(`/api/${list}/${data._id}`)
    return data.slug
  }

  /** Changes an item by its slug; gives the slug it has then. */
  async change(
    list: 'tournaments' | 'achievements',
    slug: string,
    fields: Fields
  ): Promise<string> {
    const found = (await (await this.#api.get(`/api/${list}/${slug}`)).json()) as Item
    const answer = await this.#api.put(`/api/${list}/${found.data._id}`, { multipart: fields })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as Item).data.slug
  }

  /** Publishes the results of a tournament by its slug. */
  async publishResults(slug: string, results: object) {
    const found = (await (await this.#api.get(`/api/tournaments/${slug}`)).json()) as Item
    const address = `/api/tournaments/${found.data._id}/results`
    const answer = await this.#api.put(address, { data: results })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Deletes an item by its slug, as the director would. */
  async remove(list: 'tournaments' | 'achievements', slug: string) {
    const found = (await (await this.#api.get(`/api/${list}/${slug}`)).json()) as Item
    const answer = await this.#api.delete(`/api/${list}/${found.data._id}`)
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** The messages whose text holds the words, as the director would read them. */
  async messagesWith(words: string): Promise<Message[]> {
    const answer = await this.#api.get('/api/contacts')
    const { data } = (await answer.json()) as { data: Message[] }
    return data.filter(({ message }) => message.includes(words))
  }

  async close() {
    for (const address of this.#published) await this.#api.delete(address)
    await this.#api.dispose()
  }
}
