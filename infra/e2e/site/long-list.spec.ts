import { NO_FACTS } from '@academy/api/shared/no_facts'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectFault, test } from './visitor.ts'

const PART = 100
const ALL = 500

/** A published tournament as the API words it, one of many. */
function tournament(number: number) {
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
    createdAt: '2026-11-01T00:00:00.000Z',
  }
}

/** The list in five answers; each but the last names the place where it goes on. */
async function publishMany(page: Page, path: string) {
  const asked: (string | null)[] = []
  await page.route(`**${path}*`, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    asked.push(after)
    const from = Number(after ?? 0)
    const data = Array.from({ length: PART }, (_, index) => tournament(from + index + 1))
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
