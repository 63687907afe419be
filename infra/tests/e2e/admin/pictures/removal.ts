import { type APIRequestContext, type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'

/** What the two lists differ in. */
export const LISTS = {
  tournaments: {
    view: '/admin',
    form: 'Edit Tournament',
    field: 'banner',
    label: 'Banner',
    texts: {
      description: 'Seven rounds.',
      formLink: 'https://forms.example/seven',
    },
  },
  achievements: {
    view: '/admin/achievements',
    form: 'Edit Achievement',
    field: 'image',
    label: 'Image',
    texts: {
      studentName: 'Asha Patil',
      description: 'Won every round.',
      date: '2026-10-02',
      location: 'Satara',
    },
  },
} as const
type List = keyof typeof LISTS

interface Item {
  _id: string
  slug: string
  banner?: string | null
  image?: string | null
}

/** The director's other device. */
export function elsewhere(request: APIRequestContext, token: string, list: List = 'tournaments') {
  const headers = { Authorization: `Bearer ${token}` }
  const { field, texts } = LISTS[list]
  // No larger than the narrowest that is made of it: nothing here looks at more than that it is there.
  const photo = async () => ({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await quarteredPhoto(200, 150),
  })
  const dataOf = async (answer: { json: () => Promise<unknown> }) =>
    ((await answer.json()) as { data: Item }).data
  return {
    /** With a picture. */
    async create(title: string): Promise<Item> {
      const multipart = { title, ...texts, [field]: await photo() }
      return dataOf(await request.post(`/api/${list}`, { headers, multipart }))
    },
    replacePicture: async ({ _id }: Item) =>
      request.put(`/api/${list}/${_id}`, { headers, multipart: { [field]: await photo() } }),
    removePicture: ({ _id }: Item) =>
      request.put(`/api/${list}/${_id}`, { headers, multipart: { removePicture: 'true' } }),
    /** Address of the picture that the item has now. */
    async picture({ _id }: Item): Promise<string | null | undefined> {
      const item = await dataOf(await request.get(`/api/${list}/${_id}`, { headers }))
      return item[field]
    },
    async all(): Promise<(Item & { title: string })[]> {
      const answer = await request.get(`/api/${list}/admin`, { headers })
      return ((await answer.json()) as { data: (Item & { title: string })[] }).data
    },
  }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const remove = (page: Page) => button(page, 'Remove picture')
export const keep = (page: Page) => button(page, 'Keep it')
export const save = (page: Page) => button(page, 'Save')
export const announced = (page: Page) => page.getByText('The picture is removed when you save.')
export const preview = (page: Page) =>
  page.getByRole('complementary', { name: 'As visitors will see it' })

export async function openEdit(page: Page, { _id }: Item, list: List = 'tournaments') {
  const { view, form } = LISTS[list]
  await page.goto(`${view}?edit=${_id}`)
  const dialog = page.getByRole('dialog', { name: form })
  await expect(remove(page)).toBeVisible()
  return dialog
}
