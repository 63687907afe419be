import { NO_FACTS } from '@academy/api/shared/no_facts'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectFault, test } from './visitor.ts'

const PART = 100
const ALL = 500

/** A published tournament as the API words it, one of many; played on a day, or without a date. */
function tournament(number: number, startDate: string | null) {
  return {
    _id: `many-${number}`,
    slug: `tournament-${number}`,
    title: `Tournament number ${number}`,
    description: `Round ${number % 7} of the district league.`,
    banner: '',
    bannerPicture: null,
    formLink: 'https://forms.example/many',
    isActive: true,
    maxParticipants: null,
    prizes: [],
    ...NO_FACTS,
    startDate,
    createdAt: '2026-11-01T00:00:00.000Z',
  }
}

/** The list in five answers; each but the last names the place where it goes on. */
async function publishMany(
  page: Page,
  path: string,
  dayOf: (number: number) => string | null = () => null
) {
  const asked: (string | null)[] = []
  await page.route(`**${path}*`, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    asked.push(after)
    const from = Number(after ?? 0)
    const numbers = Array.from({ length: PART }, (_, index) => from + index + 1)
    const data = numbers.map((number) => tournament(number, dayOf(number)))
    const next = from + PART < ALL ? { meta: { next: String(from + PART) } } : {}
    await route.fulfill({ json: { data, ...next } })
  })
  return asked
}

test('a list beyond one answer is fetched to its end, searched whole, and drawn in parts', async ({
  page,
}) => {
  const asked = await publishMany(page, '/api/tournaments')
  await page.goto('/updates')
  const main = page.getByRole('main')
  await expect(main.getByText(`${ALL} tournaments`).first()).toBeVisible()
  expect(asked).toEqual([null, '100', '200', '300', '400'])
  const cards = page.locator('.card')
  await expect(cards).toHaveCount(PART)

  const search = page.getByRole('searchbox')
  await search.fill('number 437')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL('/updates?q=number+437')
  await expect(page.getByRole('status').filter({ hasText: `1 of ${ALL}` })).toBeAttached()
  await search.fill('ROUND 3')
  await expect(main.getByText(`72 of ${ALL} tournaments`).first()).toBeVisible()
  await search.fill('')
  await expect(cards).toHaveCount(PART)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(cards).toHaveCount(2 * PART)
})

test('those that are over are counted whole, however many of them are drawn', async ({ page }) => {
  const upcoming = 40
  const dayOf = (number: number) => (number <= upcoming ? null : '2026-02-01')
  await publishMany(page, '/api/tournaments', dayOf)
  await page.goto('/updates')
  await expect(page.getByText(`Past (${ALL - upcoming})`, { exact: true })).toBeVisible()
  const cards = page.locator('.card')
  await expect(cards).toHaveCount(upcoming + PART)
  const past = page.locator('details.past')
  await past.locator('summary').click()
  await past
    .locator('.card')
    .nth(PART - 1)
    .scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(upcoming + 2 * PART)

  await page.getByRole('searchbox').fill('number 5')
  const found = Array.from({ length: ALL }, (_, index) => `${index + 1}`).filter(
    (number) => number.startsWith('5') && Number(number) > upcoming
  )
  await expect(page.getByText(`Past (${found.length})`, { exact: true })).toBeVisible()
})

test('a list that breaks off on the way keeps what is shown, and says so', async ({
  page,
  faults,
}) => {
  await publishMany(page, '/api/tournaments')
  await page.route('**/api/tournaments?after=200', (route) => route.abort())
  await page.goto('/updates')
  await expect(page.getByText('No connection: this may be out of date.')).toBeVisible()
  await expect(page.locator('.card').first()).toBeVisible()
  expectFault(faults, /net::ERR_FAILED/)
})
