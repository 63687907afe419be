import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { indianDay } from '@academy/api/shared/tournament_state'
import { timeWords } from '@academy/api/shared/tournament_words'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { inDays, plain } from './tournaments.ts'
import { openList, test } from './visitor.ts'

const DAY = 86_400_000

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

/** A time of day in India that lies ahead today; midnight is never far enough away to be one. */
const REPORTING = '23:59'

/** The server's clock is the machine's: shortly before midnight in India it waits for the next day. */
async function beginBeforeReporting() {
  const left = Date.parse(`${inDays(1)}T00:00:00+05:30`) - Date.now()
  if (left > 180_000) return
  test.setTimeout(left + 120_000)
  await sleep(left)
}

/** Played today; entries are taken at the venue until players report. */
const spot = (title: string) => ({
  ...plain,
  title,
  startDate: inDays(0),
  entryDeadline: inDays(0),
  reportingTime: REPORTING,
  venue: 'Town Hall',
  entryFee: '300',
})

const register = (page: Page) => page.locator(`a[href="${plain.formLink}"]`).first()

test('entry at the venue is open on the day, on card, page, dialog, poster and in structured data', async ({
  page,
}) => {
  await beginBeforeReporting()
  const title = 'Entry at the venue'
  const slug = await director.publish('tournaments', spot(title))
  const words = `Today: entry until ${timeWords(REPORTING)}`
  await page.goto(`/updates/${slug}`)
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(register(page)).toHaveText(/^Register now/)
  const html = await (await page.request.get(`/updates/${slug}`)).text()
  expect(html).toContain(`"validThrough":"${inDays(0)}T${REPORTING}:00+05:30"`)
  expect(html).toContain('"availability":"https://schema.org/InStock"')

  await page.goto(`/updates/${slug}/poster`)
  await expect(page.getByText('Scan to register')).toBeVisible()

  await openList(page, '/updates?q=entry+at+the')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(words)
  await page.getByRole('link', { name: `View details of ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText(words)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Register now/ })).toBeVisible()
})

test('a page left open closes registration when players report, and is over after midnight', async ({
  page,
}) => {
  await beginBeforeReporting()
  const slug = await director.publish('tournaments', spot('Left open on a phone'))
  await page.clock.install()
  await page.goto(`/updates/${slug}`)
  await expect(register(page)).toBeVisible()
  await page.clock.setFixedTime(new Date(`${indianDay(Date.now())}T${REPORTING}:01+05:30`))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const main = page.getByRole('main')
  await expect(main.getByText('Today', { exact: true })).toBeVisible()
  await expect(main.getByText(/registration is over/)).toBeVisible()
  await expect(register(page)).toHaveCount(0)

  await page.clock.setFixedTime(Date.now() + DAY)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(main.getByText('Finished', { exact: true })).toBeVisible()
})

test('what a proxy kept since yesterday is put right by the visitor’s clock', async ({ page }) => {
  const title = 'Kept since yesterday'
  const slug = await director.publish('tournaments', { ...plain, title, startDate: inDays(0) })
  await page.clock.setFixedTime(Date.now() + DAY)
  await page.goto(`/updates/${slug}`)
  await expect(page.getByRole('main').getByText('Finished', { exact: true })).toBeVisible()

  await openList(page, '/updates?q=kept+since+yesterday')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByText('Finished', { exact: true })).toBeVisible()
  await expect(page.locator('.past')).toContainText(title)
})

test('an open list turns at midnight in India', async ({ page }) => {
  const title = 'Turned at midnight'
  await director.publish('tournaments', { ...plain, title, startDate: inDays(0) })
  const midnight = Date.parse(`${inDays(1)}T00:00:00+05:30`)
  await page.clock.install({ time: midnight - 30_000 })
  await openList(page, '/updates?q=turned+at+midnight')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByText('Today', { exact: true })).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(card.getByText('Finished', { exact: true })).toBeVisible()
})

test('a prize for several places counts for each of them, on card and page', async ({ page }) => {
  const prizes = [
    { position: '1st', amount: 21_000 },
    { position: '2nd', amount: 15_000 },
    { position: '3rd', amount: 11_000 },
    { position: '4th to 10th', amount: 2_000 },
  ]
  const title = 'Ten cash prizes'
  const fields = { ...plain, title, prizes: JSON.stringify(prizes) }
  const slug = await director.publish('tournaments', fields)
  await page.goto(`/updates/${slug}`)
  await expect(page.locator('.card-prize')).toHaveText('₹61,000 in prizes')
  await openList(page, '/updates?q=ten+cash')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card.locator('.card-prize')).toHaveText('₹61,000 in prizes')

  const medals = JSON.stringify([{ position: '4-10', amount: 0, description: 'medal' }])
  const other = await director.publish('tournaments', { ...plain, prizes: medals })
  await page.goto(`/updates/${other}`)
  await expect(page.locator('.card-prize')).toHaveText('7 prizes')
})
