import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { expectNoSidewaysScroll, openContact, openList, pages, test } from './visitor.ts'

/** A page or a state of one, and how it is reached. */
type State = [name: string, reach: (page: Page) => Promise<unknown>]

const blitz = 'Founder’s Day Blitz Cup'
const champion = 'State under-15 champion'

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Courses' })).toBeVisible()
}

const states: State[] = [
  ...pages.map(({ path }): State => [path, (page) => page.goto(path)]),
  [
    'the drawer, where there is one',
    async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await openDrawer(page)
    },
  ],
  ['404', (page) => page.goto('/no-such-page')],
  [
    'a plan',
    async (page) => {
      await page.goto('/services')
      await page.getByRole('button', { name: 'Get Started with Real Gold' }).click()
      await expect(page.getByRole('dialog', { name: 'Real Gold' })).toBeVisible()
    },
  ],
  [
    'no match',
    async (page) => {
      await page.goto('/updates?q=nothing-like-it')
      await expect(page.getByText('No Results Found')).toBeVisible()
    },
  ],
  [
    'no achievements',
    async (page) => {
      await page.route('**/api/achievements', (route) => route.fulfill({ json: { data: [] } }))
      await openList(page, '/achievements')
      await expect(page.getByText('No achievements yet')).toBeVisible()
      await page.unroute('**/api/achievements')
    },
  ],
  [
    'a tournament',
    async (page) => {
      await openList(page, '/updates')
      await page.getByRole('link', { name: `View details of ${blitz}` }).click()
      await expect(page.getByRole('dialog', { name: blitz })).toBeVisible()
    },
  ],
  [
    'a tournament’s picture',
    async (page) => {
      await page.getByRole('link', { name: /^View full-size/ }).click()
      await expect(page.locator('.viewer[open]')).toBeVisible()
    },
  ],
  ['a tournament’s page', (page) => page.reload()],
  ['a dated tournament’s page', (page) => page.goto('/updates/sahyadri-rapid-open')],
  ['a tournament that is over', (page) => page.goto('/updates/inter-school-team-championship')],
  ['a poster', (page) => page.goto('/updates/sahyadri-rapid-open/poster')],
  [
    'an achievement',
    async (page) => {
      await openList(page, '/achievements')
      await page.getByRole('link', { name: `View details of ${champion}` }).click()
      await expect(page.getByRole('dialog', { name: champion })).toBeVisible()
    },
  ],
  [
    'an achievement’s picture',
    async (page) => {
      await page.getByRole('link', { name: /^View full-size/ }).click()
      await expect(page.locator('.viewer[open]')).toBeVisible()
    },
  ],
  ['an achievement’s page', (page) => page.reload()],
  [
    'faults in the form',
    async (page) => {
      await openContact(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Name is required')).toBeVisible()
    },
  ],
  [
    'a message that failed',
    async (page) => {
      await page.route('**/api/contacts', (route) => route.fulfill({ status: 422, json: {} }))
      await page.getByLabel('Your name').fill('Sunita')
      await page.getByLabel('Email').fill('sunita@family.example')
      await page.getByLabel('Message').fill('A message that will not arrive.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'a message that is kept',
    async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText(/kept on this device/)).toBeVisible()
      await page.evaluate(() => localStorage.clear())
      await page.context().setOffline(false)
    },
  ],
  [
    'a message that was sent',
    async (page) => {
      await page.unroute('**/api/contacts')
      await page.route('**/api/contacts', (route) => route.fulfill({ status: 201, json: {} }))
      await openContact(page)
      await page.getByLabel('Your name').fill('Sunita')
      await page.getByLabel('Email').fill('sunita@family.example')
      await page.getByLabel('Message').fill('A message that arrives at once.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText(/^Thank you for your message/)).toBeVisible()
    },
  ],
]

/** Each state with text of twice the usual size on a small phone, after it was seen at the usual. */
async function expectNothingLostWhenLarge(page: Page) {
  const usual = page.viewportSize()!
  await page.setViewportSize(SMALL_PHONE)
  const reset = await enlargeText(page)
  await expectNothingLost(page)
  await reset()
  await page.setViewportSize(usual)
}

/** Reaches every state, one after another in one page, and checks each. */
async function inEveryState(page: Page, check: () => Promise<void>) {
  test.setTimeout(150_000)
  for (const [name, reach] of states) {
    await test.step(name, async () => {
      await reach(page)
      await check()
    })
  }
}

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Every state at one width: axe finds nothing, and nothing reaches out sideways. */
export function checkEveryState() {
  test('every page and state: no violation found by axe, no sideways scroll', async ({ page }) => {
    await inEveryState(page, () => expectSound(page))
  })
}

/** The same, and with large text on a small phone. */
export function checkEveryStateAndLargeText() {
  test('every page and state: no violation found by axe, no sideways scroll; at twice the usual text size on a small phone nothing scrolls sideways and no control is lost', async ({
    page,
  }) => {
    await inEveryState(page, async () => {
      await expectSound(page)
      await expectNothingLostWhenLarge(page)
    })
    await test.step('the drawer with large text', async () => {
      await page.setViewportSize(SMALL_PHONE)
      await enlargeText(page)
      await page.goto('/')
      await openDrawer(page)
      await expectNothingLost(page)
    })
  })
}
