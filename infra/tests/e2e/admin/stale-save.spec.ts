import { type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { answerTo, test } from './director.ts'
import { choose, crop, openEdit, filled } from './tournament-form.ts'

interface Item {
  _id: string
  title: string
  description: string
  banner: string | null
  maxParticipants: number | null
}

const staleSave = (page: Page) => page.getByRole('dialog', { name: 'Changed meanwhile' })
const side = (page: Page, field: string, name: 'Yours' | 'Theirs now') =>
  staleSave(page).getByRole('group', { name: field }).getByRole('radio', { name })

/** The director's other device. */
function elsewhere(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    async create(title: string): Promise<Item> {
      const multipart = {
        title,
        description: 'Seven rounds.',
        formLink: 'https://forms.example/seven',
        prizes: JSON.stringify([{ position: '1st', amount: 5000 }]),
      }
      const answer = await request.post('/api/tournaments', { headers, multipart })
      return ((await answer.json()) as { data: Item }).data
    },
    async change(
      { _id }: Item,
      multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
    ) {
      const answer = await request.put(`/api/tournaments/${_id}`, { headers, multipart })
      expect(answer.status()).toBe(200)
    },
    async read({ _id }: Item): Promise<Item> {
      const answer = await request.get(`/api/tournaments/${_id}`, { headers })
      return ((await answer.json()) as { data: Item }).data
    },
  }
}

test('a stale save shows both sides of each field and saves what is chosen', async ({
  page,
  request,
  token,
}) => {
  const other = elsewhere(request, token)
  const item = await other.create('Stale Open')
  const form = await openEdit(page, item)
  await form.getByLabel('Title').fill('Stale Open, mine')
  await form.getByLabel('Description', { exact: true }).fill('Eight rounds.')
  await other.change(item, {
    title: 'Stale Open, theirs',
    description: 'Nine rounds.',
    maxParticipants: '64',
  })

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(staleSave(page)).toBeVisible()
  await expect(staleSave(page).getByRole('group')).toHaveCount(3)
  await expect(side(page, 'Title', 'Yours')).toBeChecked()
  await expect(side(page, 'Maximum participants', 'Theirs now')).toBeChecked()
  await expectAccessible(page)

  await staleSave(page)
    .getByRole('group', { name: 'Description' })
    .getByText('Nine rounds.')
    .click()
  const saved = answerTo(page, 'PUT', `/api/tournaments/${item._id}`)
  await staleSave(page).getByRole('button', { name: 'Save' }).click()
  expect((await saved).request().headers()['if-match']).toBe('"v2"')
  await expect(form).toBeHidden()
  expect(await other.read(item)).toMatchObject({
    title: 'Stale Open, mine',
    description: 'Nine rounds.',
    maxParticipants: 64,
  })
})

test('all of it by keyboard: theirs are taken, and Back to the form loses nothing; a draft typed over an older version is compared too', async ({
  page,
  request,
  token,
}) => {
  const other = elsewhere(request, token)
  const item = await other.create('Keyboard Open')
  const form = await openEdit(page, item)
  await form.getByLabel('Title').fill('Keyboard Open, mine')
  await other.change(item, { title: 'Keyboard Open, theirs' })

  await page.keyboard.press('Control+Enter')
  await expect(staleSave(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(staleSave(page)).toBeHidden()
  await expect(form.getByLabel('Title')).toHaveValue('Keyboard Open, mine')
  await expect(form.getByRole('alert')).toContainText(
    'Another phone or tab has changed this meanwhile.'
  )

  await form.getByLabel('Title').press('Control+Enter')
  await expect(staleSave(page)).toBeVisible()
  await page.goBack()
  await expect(staleSave(page)).toBeHidden()
  await expect(form.getByLabel('Title')).toHaveValue('Keyboard Open, mine')

  await form.getByLabel('Title').press('Control+Enter')
  await side(page, 'Title', 'Yours').press('ArrowDown')
  await expect(side(page, 'Title', 'Theirs now')).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  expect((await other.read(item)).title).toBe('Keyboard Open, theirs')

  await test.step('a draft typed over an older version', async () => {
    const openAgain = () => page.getByRole('button', { name: /^Edit Keyboard Open, / }).click()
    await openAgain()
    await form.getByLabel('Title').fill('Keyboard Open, mine')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await other.change(item, { title: 'Keyboard Open, theirs anew' })

    await openAgain()
    await expect(filled(page)).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('Keyboard Open, mine')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(side(page, 'Title', 'Yours')).toBeChecked()
    await expect(staleSave(page).getByText('Keyboard Open, theirs anew')).toBeVisible()
    await staleSave(page).getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect((await other.read(item)).title).toBe('Keyboard Open, mine')
  })
})

test('a cropped picture is a side of its own', async ({ page, request, token }) => {
  const other = elsewhere(request, token)
  const item = await other.create('Picture Open')
  const form = await openEdit(page, item)
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  const buffer = await quarteredPhoto(150, 200)
  await other.change(item, { banner: { name: 'a.jpg', mimeType: 'image/jpeg', buffer } })
  const theirs = (await other.read(item)).banner

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(side(page, 'Banner', 'Yours')).toBeChecked()
  await staleSave(page).getByRole('button', { name: 'Take all theirs' }).click()
  await expect(side(page, 'Banner', 'Theirs now')).toBeChecked()
  await staleSave(page).getByRole('button', { name: 'Keep all mine' }).click()
  await staleSave(page).getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const { banner } = await other.read(item)
  expect(banner).not.toBeNull()
  expect(banner).not.toBe(theirs)
})
