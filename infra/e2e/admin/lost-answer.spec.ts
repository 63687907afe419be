import { type APIRequestContext, type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { choose, crop, fillIn, openNew } from './tournament-form.ts'

interface Item {
  _id: string
  title: string
  banner: string | null
}

/** The server refuses the key of a form that has been edited, which the app then follows up. */
const REFUSED = 'Failed to load resource: the server responded with a status of 422'
test.use({ expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|${REFUSED}`) })

/** Loses the answer to the first creation, which the server has made; gives the keys sent. */
async function loseFirstAnswer(page: Page) {
  const keys: (string | undefined)[] = []
  await page.route('**/api/tournaments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    const answer = await route.fetch()
    expect(answer.status()).toBe(201)
    return route.abort('connectionreset')
  })
  return keys
}

/** The tournaments whose titles begin so, as the server has them; they are deleted. */
async function takeAway(request: APIRequestContext, token: string, start: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get('/api/tournaments/admin', { headers })
  const { data } = (await answer.json()) as { data: Item[] }
  const found = data.filter(({ title }) => title.startsWith(start))
  for (const { _id } of found) await request.delete(`/api/tournaments/${_id}`, { headers })
  return found
}

test('a creation whose answer was lost is not made again by the next press', async ({
  page,
  request,
  token,
}) => {
  const title = 'Lost in the tunnel'
  const keys = await loseFirstAnswer(page)
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Failed to save tournament')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Tournament saved')).toBeVisible()

  const found = await takeAway(request, token, title)
  expect(found.map((item) => item.title)).toEqual([title])
  expect(found[0]!.banner).not.toBeNull()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('edited after its answer was lost, a creation is saved as a change of the same item', async ({
  page,
  request,
  token,
}) => {
  const title = 'Lost on the ferry'
  await loseFirstAnswer(page)
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Failed to save tournament')).toBeVisible()
  await form.getByLabel('Title').fill(`${title}, found again`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Tournament saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: `${title}, found again` })).toHaveCount(1)

  const found = await takeAway(request, token, title)
  expect(found.map((item) => item.title)).toEqual([`${title}, found again`])
})

test('every change bears a key of its own', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/tournaments/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    return route.fallback()
  })
  await page.goto('/admin')
  const hide = page.getByRole('button', { name: /^Hide / }).first()
  const name = (await hide.getAttribute('aria-label'))!.replace('Hide ', '')
  await hide.click()
  await expect(page.getByText('Tournament hidden from visitors')).toBeVisible()
  await page.getByRole('button', { name: `Show ${name}`, exact: true }).click()
  await expect(page.getByText('Tournament shown to visitors')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keys[1]).not.toBe(keys[0])
})
