import type { ApiClient } from '@japa/api-client'
import { jpeg } from '#tests/sample_pictures'

/** What a director sends for a new item of each public list, and the field of its picture. */
export const FORMS = {
  tournaments: {
    field: 'banner',
    fields: {
      title: 'Withdrawn Open',
      description: 'Seven rounds.',
      formLink: 'https://forms.example/x',
      startDate: '2099-03-01',
    },
  },
  achievements: {
    field: 'image',
    fields: {
      title: 'Withdrawn Medal',
      studentName: 'Asha Patil',
      description: 'First of forty.',
      date: '2026-03-01',
      location: 'Satara',
    },
  },
} as const

export type ListName = keyof typeof FORMS
export const LISTS = Object.keys(FORMS) as ListName[]

/**
 * Stores an item with a picture, as the director's form does; gives the answer's item.
 * @param id the item that gets fields and picture; without it, a new one
 */
export async function storeItem(
  client: ApiClient,
  token: string,
  list: ListName,
  more: Record<string, string> = {},
  id?: string
) {
  const { field, fields } = FORMS[list]
  const request = id ? client.put(`/api/${list}/${id}`) : client.post(`/api/${list}`)
  const response = await request
    .bearerToken(token)
    .fields({ ...fields, ...more })
    .file(field, await jpeg(480, 40), { filename: 'a.jpg' })
  response.assertStatus(id ? 200 : 201)
  return response.body().data
}

/** Every address of a file that an answer names, sets of sources included. */
export function addressesIn(answer: unknown): string[] {
  const text = JSON.stringify(answer)
  return [...new Set(text.match(/\/(?:uploads|api\/withheld)\/[^\s",\\]+/g))]
}
