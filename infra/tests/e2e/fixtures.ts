import { expect, test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { director, startAcademy, type Academy } from '../support/academy.ts'

export { director }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Without its comments: whatever is sent to a page is read by the page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
)

/** Lines that a passing test may leave in the console; everything else fails it. */
const EXPECTED_CONSOLE = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Service Worker registration blocked by Playwright$/,
]

/**
 * A browser that asks for little motion: drawing what moves takes a fifth of the processor's time in
 * the admin, and as much as all the rest on the site's pages, whose scenes never come to rest.
 */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const

/** For specs of what moves, and of what can happen while it does: as most people have it. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface Fixtures {
  /** Further lines that the faults a test injects leave in the console. */
  expectedConsole: RegExp | undefined
  /** Console errors and policy violations of the test's pages; asserted to be none at its end. */
  faults: string[]
}

interface WorkerFixtures {
  /** The product as it is built, for this worker alone; in each project with data that is fresh. */
  academy: Academy
  /** A token of the director's; one sign-in serves all tests of a worker. */
  token: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  academy: [
    async ({}, use) => {
      // The tests of a worker write more messages than one visitor may.
      const limits = { LIMIT_CONTACT_EMAIL: '1000', LIMIT_CONTACT_ADDRESS: '1000' }
      const settings = { LOG_LEVEL: 'warn', ...limits }
      const academy = await startAcademy(settings, process.env.E2E_TEMPLATE)
      await use(academy)
      await academy.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  token: [
    async ({ playwright, academy }, use) => {
      const request = await playwright.request.newContext({ baseURL: academy.origin })
      const answer = await request.post('/api/auth/login', { data: director })
      const { token } = (await answer.json()) as { token: string }
      await request.dispose()
      await use(token)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ academy }, use) => use(academy.origin),
  // A context that is used again keeps the caches of a service worker, and half of a test's clock.
  context: async ({ context, browser, serviceWorkers }, use, { tags }) => {
    if (serviceWorkers === 'block' && !tags.includes('@clock')) {
      await use(context)
      await context.setOffline(false)
      return
    }
    const own = await browser.newContext()
    await use(own)
    await own.close()
  },
  expectedConsole: [undefined, { option: true }],
  faults: [
    async ({ context, expectedConsole }, use) => {
      const faults: string[] = []
      const expected = expectedConsole ? [...EXPECTED_CONSOLE, expectedConsole] : EXPECTED_CONSOLE
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!expectedConsole?.test(message)) faults.push(message)
      })
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!expected.some((pattern) => pattern.test(text))) faults.push(text)
      })
      await use(faults)
      expect(faults, 'console errors, warnings and policy violations').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's best practices, in what is shown now. axe is loaded
 * once into each document, and describes only what it finds wrong: so it takes half the time. The
 * one frame is a map of others.
 * @param without rules that cannot find what they have not found in another state
 */
export async function expectAccessible(page: Page, without: string[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const found = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({
      iframes: false,
      resultTypes: ['violations'],
      rules,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`)
    )
  }, rules)
  expect(found).toEqual([])
}

/** Fills in the sign-in page that is open, and waits for the view that it leads to. */
export async function signIn(page: Page, { email, password } = director) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/admin**')
}
