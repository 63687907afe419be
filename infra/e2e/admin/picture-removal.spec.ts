import { type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { quarteredPhoto } from '../photo.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { items, toast } from './lists.ts'
import { expectLargeTargets } from './targets.ts'
import { choose, crop, enlarge, fillIn, newForm, openNew, restore } from './tournament-form.ts'

// Without a network, an address that goes leaves its mark there.
test.use({ expectedConsole: NETWORK_FAULTS })

const LISTS = {
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
function elsewhere(request: APIRequestContext, token: string, list: List = 'tournaments') {
  const headers = { Authorization: `Bearer ${token}` }
  const { field, texts } = LISTS[list]
  const photo = async () => ({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await quarteredPhoto(800, 600),
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const remove = (page: Page) => button(page, 'Remove picture')
const keep = (page: Page) => button(page, 'Keep it')
const save = (page: Page) => button(page, 'Save')
const announced = (page: Page) => page.getByText('The picture is removed when you save.')
const preview = (page: Page) => page.getByRole('complementary', { name: 'As visitors will see it' })
const card = (page: Page, title: string) => items(page).filter({ hasText: title })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to be sent' })

async function openEdit(page: Page, { _id }: Item, list: List = 'tournaments') {
  const { view, form } = LISTS[list]
  await page.goto(`${view}?edit=${_id}`)
  const dialog = page.getByRole('dialog', { name: form })
  await expect(remove(page)).toBeVisible()
  return dialog
}

for (const list of ['tournaments', 'achievements'] as const) {
  test(`${list}: a saved picture is removed by keyboard, and nobody is served it any more`, async ({
    page,
    request,
    token,
  }) => {
    const server = elsewhere(request, token, list)
    const title = `Without a picture: ${list}`
    const item = await server.create(title)
    const url = (await server.picture(item))!
    expect((await request.get(url)).status()).toBe(200)
    const form = await openEdit(page, item, list)
    const drawn = answerTo(page, 'POST', `/api/${list}/share-picture`)
    await remove(page).focus()
    await page.keyboard.press('Enter')
    await expect(keep(page), 'where the way back is').toBeFocused()
    await expect(announced(page)).toBeVisible()
    await expect(button(page, `Enlarge ${LISTS[list].label.toLowerCase()}`)).toBeHidden()
    await expect(button(page, 'Adjust crop')).toBeHidden()
    await expect(preview(page).locator('picture img')).toHaveCount(0)
    await preview(page).getByAltText('Share card').scrollIntoViewIfNeeded()
    expect((await drawn).status()).toBe(200)
    await expectAccessible(page)

    await keep(page).focus()
    await page.keyboard.press('Control+Enter')
    await expect(form).toBeHidden()
    expect(await server.picture(item)).toBeNull()
    expect((await request.get(url)).status()).toBe(404)
    await expect(card(page, title)).toBeVisible()
    await expect(card(page, title).getByRole('img')).toHaveCount(0)

    await card(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click()
    await expect(page.getByRole('button', { name: /Choose picture$/ })).toBeVisible()
    await expect(remove(page)).toBeHidden()
    await expect(keep(page)).toBeHidden()
  })
}

test('Keep it takes the removal back, and a new picture takes its place', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const item = await server.create('Kept after all')
  const url = await server.picture(item)
  const form = await openEdit(page, item)
  await remove(page).click()
  await keep(page).click()
  await expect(remove(page)).toBeFocused()
  await expect(enlarge(page)).toBeVisible()
  await expect(announced(page)).toBeHidden()
  // Nothing is left to be kept, nor to be asked about.
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Draft kept on this device')).toBeHidden()
  expect(await server.picture(item)).toBe(url)

  await openEdit(page, item)
  await remove(page).click()
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(announced(page)).toBeHidden()
  await save(page).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).toMatch(/^\/uploads\//)
})

test('a picture that was only chosen is dropped, and the focus stays in its field', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(remove(page)).toBeHidden()
  await button(page, 'Remove').focus()
  await page.keyboard.press('Enter')
  await expect(enlarge(page)).toBeHidden()
  await expect(form.getByRole('button', { name: /Choose picture/ })).toBeFocused()
})

test('on a small phone everything of it can be pressed and read', async ({
  page,
  request,
  token,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  const item = await elsewhere(request, token).create('On a small phone')
  const form = await openEdit(page, item)
  for (const next of [keep, remove]) {
    await button(page, next === keep ? 'Remove picture' : 'Keep it').click()
    await expect(next(page)).toBeInViewport({ ratio: 0.99 })
    await expectLargeTargets(page)
    const isWide = () => form.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
    expect(await isWide()).toBe(false)
  }
  await remove(page).click()
  await expectAccessible(page)
  await save(page).click()
  await expect(form).toBeHidden()
  expect(await elsewhere(request, token).picture(item)).toBeNull()
})

test('a draft that removes the picture survives a reload', async ({ page, request, token }) => {
  const server = elsewhere(request, token)
  const item = await server.create('Removed in a draft')
  const form = await openEdit(page, item)
  await remove(page).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(form).toBeVisible()
  await expect(remove(page), 'the form opens as the server has it').toBeVisible()
  await restore(page).click()
  await expect(announced(page)).toBeVisible()
  await keep(page).click()
  await expect(enlarge(page)).toBeVisible()
  await remove(page).click()
  await save(page).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).toBeNull()
})

test('removed without a network, it waits marked, can be taken back, and is sent', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Removed offline'
  const item = await server.create(title)
  const url = await server.picture(item)
  const form = await openEdit(page, item)
  await remove(page).click()
  await context.setOffline(true)
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, title)).toContainText('Waiting to be sent')
  await expect(card(page, title).getByRole('img')).toHaveCount(0)
  await button(page, '1 waiting').click()
  await expect(panel(page).getByRole('listitem')).toContainText(
    'Changes a tournament and removes its picture, shown to visitors.'
  )
  await panel(page)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await expect(announced(page)).toBeVisible()
  await keep(page).click()
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(card(page, title)).toContainText('Waiting to be sent')
  await context.setOffline(false)
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await server.picture(item), 'kept after all').toBe(url)

  await openEdit(page, item)
  await remove(page).click()
  await context.setOffline(true)
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await context.setOffline(false)
  await expect(toast(page, 'Tournament saved').first()).toBeVisible()
  await expect(button(page, 'Saved')).toBeVisible()
  expect(await server.picture(item)).toBeNull()
})

test('removed here and replaced elsewhere, the director chooses', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const item = await server.create('Removed and replaced')
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  const side = (name: string) =>
    stale.getByRole('group', { name: 'Banner' }).getByRole('radio', { name })
  const form = await openEdit(page, item)
  await remove(page).click()
  await server.replacePicture(item)
  await save(page).click()
  await expect(side('Yours')).toBeChecked()
  await expect(stale.getByText('No picture')).toBeVisible()
  await stale.getByText('Theirs now').click()
  await stale.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).not.toBeNull()

  await openEdit(page, item)
  await remove(page).click()
  await server.replacePicture(item)
  await save(page).click()
  await stale.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).toBeNull()
})

test('removed elsewhere, the form says so and saves without it', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const item = await server.create('Removed elsewhere')
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  for (const isBoth of [false, true]) {
    const form = await openEdit(page, item)
    await form.getByLabel('Title').fill(`Removed elsewhere ${isBoth ? 'too' : ''}`)
    if (isBoth) await remove(page).click()
    await server.removePicture(item)
    await save(page).click()
    await expect(stale).toContainText('It was removed.')
    await stale.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect(await server.picture(item)).toBeNull()
    await server.replacePicture(item)
  }
})

test('a picture taken out after its first answer was lost does not stay on the server', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Taken out again'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  const lost = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await page.route(
    '**/api/tournaments',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 }
  )
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await button(page, '1 waiting').click()
  await panel(page)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await expect(enlarge(page)).toBeVisible()
  const stored = (await server.all()).find((item) => item.title === title)!
  expect(stored.banner).not.toBeNull()
  await context.setOffline(true)
  await lost.lift()
  await button(page, 'Remove').click()
  await save(page).click()
  await context.setOffline(false)
  await expect(newForm(page)).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await server.picture(stored)).toBeNull()
  expect((await server.all()).filter((item) => item.title === title)).toHaveLength(1)
})
