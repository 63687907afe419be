import type { APIRequestContext, Browser } from '@playwright/test'
import type { Academy } from '../../support/academy.ts'
import { director, expect } from '../fixtures.ts'

type Part = string | { name: string; mimeType: string; buffer: Buffer }
type Fields = Record<string, Part>

export interface Item {
  _id: string
  slug: string
  title: string
  description: string
  isActive: boolean
  banner?: string | null
  image?: string | null
}

const required = {
  tournaments: { description: 'Seven rounds.', formLink: 'https://forms.example/seven' },
  achievements: {
    studentName: 'Asha Patil',
    description: 'Won every round.',
    date: '2026-10-02',
    location: 'Satara',
  },
}

/** The director's other device: changes a list by the API alone. */
export function elsewhere(
  request: APIRequestContext,
  token: string,
  list: 'tournaments' | 'achievements' = 'tournaments'
) {
  const headers = { Authorization: `Bearer ${token}` }
  const dataOf = async <T>(answer: { json: () => Promise<unknown> }) =>
    ((await answer.json()) as { data: T }).data
  return {
    async create(title: string, fields: Fields = {}): Promise<Item> {
      const multipart = { title, ...required[list], ...fields }
      const answer = await request.post(`/api/${list}`, { headers, multipart })
      expect(answer.status(), await answer.text()).toBe(201)
      return dataOf(answer)
    },
    async change({ _id }: Item, multipart: Fields) {
      const answer = await request.put(`/api/${list}/${_id}`, { headers, multipart })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    remove: ({ _id }: Item) => request.delete(`/api/${list}/${_id}`, { headers }),
    async read({ _id }: Item): Promise<Item & Record<string, unknown>> {
      return dataOf(await request.get(`/api/${list}/${_id}`, { headers }))
    },
    /** Titles that begin so, of everything the server has. */
    async titles(start: string): Promise<string[]> {
      const items = await dataOf<Item[]>(await request.get(`/api/${list}/admin`, { headers }))
      return items.map(({ title }) => title).filter((title) => title.startsWith(start))
    },
  }
}

/** A visitor's message, as the site's form sends it; gives its id. */
export async function sendMessage(request: APIRequestContext, sent: Record<string, string>) {
  const data = { email: 'parent@family.example', message: 'Is there a place for her?', ...sent }
  const answer = await request.post('/api/contacts', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** A director of this test's own: a session that ends here ends for no other test. */
export async function newDirector(browser: Browser, { origin }: Academy) {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  const { token } = await (await request.post('/api/auth/login', { data: director })).json()
  const own = { email: `d${Date.now()}@academy.example`, password: 'castle early and often' }
  const headers = { Authorization: `Bearer ${token}` }
  const data = { ...own, currentPassword: director.password }
  const answer = await request.post('/api/auth/register', { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  await context.close()
  return own
}
