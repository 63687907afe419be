import type { APIRequestContext } from '@playwright/test'
import { director, expect } from '../fixtures.ts'

type Part = string | { name: string; mimeType: string; buffer: Buffer }
type Fields = Record<string, Part>

interface Item {
  _id: string
  title: string
  banner?: string | null
}

const required = { description: 'Seven rounds.', formLink: 'https://forms.example/seven' }

/** The director's other device: changes tournaments by the API alone. */
export function elsewhere(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const dataOf = async <T>(answer: { json: () => Promise<unknown> }) =>
    ((await answer.json()) as { data: T }).data
  return {
    async create(title: string, fields: Fields = {}): Promise<Item> {
      const multipart = { title, ...required, ...fields }
      const answer = await request.post('/api/tournaments', { headers, multipart })
      expect(answer.status(), await answer.text()).toBe(201)
      return dataOf(answer)
    },
    async change({ _id }: Item, multipart: Fields) {
      const answer = await request.put(`/api/tournaments/${_id}`, { headers, multipart })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    async read({ _id }: Item): Promise<Item> {
      return dataOf(await request.get(`/api/tournaments/${_id}`, { headers }))
    },
    /** Titles that begin so, of everything the server has. */
    async titles(start: string): Promise<string[]> {
      const items = await dataOf<Item[]>(await request.get('/api/tournaments/admin', { headers }))
      return items.map(({ title }) => title).filter((title) => title.startsWith(start))
    },
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
