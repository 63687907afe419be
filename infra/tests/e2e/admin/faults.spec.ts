import { type BrowserContext, type Page } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS, test, type Fault } from './director.ts'
import { banner, changes, details, isInApp, loads, visit, type Call } from './faults.ts'
import { dictate, listPaths } from './lists.ts'

test.use({
  expectedConsole: new RegExp(
    `${NETWORK_FAULTS.source}|^Failed to restore|^The test email was not|^The password was not`
  ),
})

const OWN = 'The server has its own reason.'
const faults: [Fault, isOwn: boolean][] = [
  [{ status: 500 }, false],
  [{ status: 422, body: { message: OWN } }, true],
  ['timedout', false],
]

/** One thing that can happen to the call in hand. */
interface Happening {
  name: string
  happens: () => Promise<unknown>
}

const ofFaults = (happens: (fault: Fault, isOwn: boolean) => Promise<unknown>): Happening[] =>
  faults.map(([fault, isOwn]) => ({
    name: JSON.stringify(fault),
    happens: () => happens(fault, isOwn),
  }))

/**
 * The proof tries everything that can happen with every call. `npm test` tries every `nth` thing,
 * with each call beginning at the next: each call meets some, and each thing happens to many calls.
 */
async function tryAll(happenings: Happening[], { row, nth }: { row: number; nth: number }) {
  for (const [index, { name, happens }] of happenings.entries()) {
    const isTried = process.env.TESTS_THOROUGH === '1' || index % nth === row % nth
    if (isTried) await test.step(name, happens)
  }
}

async function signInAgain(page: Page) {
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const offlineNotice = (page: Page) =>
  page.getByText(
    'You are offline. What you save in a form is kept on this device and sent when the network is back.'
  )

/** What can happen to a call that changes something. */
function toChange(page: Page, context: BrowserContext, call: Call): Happening[] {
  const { method, path, act, kept, says, isExact = false, isKept = false, place = banner } = call
  const notice = offlineNotice(page)
  const dismiss = async () => {
    const button = page.getByRole('button', { name: 'Dismiss' })
    if (place === banner) await button.click()
  }

  return [
    ...ofFaults(async (fault, isOwn) => {
      const { calls, lift } = await inject(page, method, path, fault)
      await act(page)
      if (isKept && fault === 'timedout') {
        await expect.poll(() => calls.length, 'it is repeated by itself').toBeGreaterThan(1)
        await kept(page)
        // The way out of the form's waiting: the next try is refused.
        const refused = await inject(page, method, path, { status: 500 })
        await expect(place(page)).toContainText(says)
        await refused.lift()
        return lift()
      }
      await expect(place(page)).toContainText(isOwn && !isExact ? OWN : says)
      await kept(page)
      expect(calls, 'it is not repeated by itself').toHaveLength(1)
      await lift()
      await dismiss()
    }),
    {
      name: 'slow',
      async happens() {
        const { lift } = await inject(page, method, path, { status: 500 })
        const slow = await hold(page, method, path)
        await act(page)
        await expect.poll(() => slow.calls.length).toBe(1)
        await kept(page)
        slow.release()
        await expect(place(page)).toContainText(says)
        await slow.lift()
        await lift()
        await dismiss()
      },
    },
    {
      name: 'offline, and back',
      async happens() {
        await context.setOffline(true)
        await expect(notice).toBeVisible()
        if (isKept) {
          const { calls, lift } = await inject(page, method, path, { status: 500 })
          await act(page)
          await kept(page)
          expect(calls).toHaveLength(0)
          await context.setOffline(false)
          await expect(place(page)).toContainText(says)
          expect(calls, 'sent when the network is back').toHaveLength(1)
          await lift()
        } else {
          await act(page)
          await expect(place(page)).toContainText(says)
          await kept(page)
          const later = await inject(page, method, path, { status: 500 })
          await context.setOffline(false)
          await expect(notice).toBeHidden()
          expect(later.calls, 'what has failed is not sent later').toHaveLength(0)
          await later.lift()
        }
        await dismiss()
      },
    },
    {
      name: 'signed out',
      async happens() {
        const refused = await inject(page, method, path, { status: 401 })
        await act(page)
        await page.waitForURL('**/login**')
        expect(await page.evaluate(() => localStorage.getItem('academy.token'))).toBeNull()
        await refused.lift()
        if (!call.comesBack) return
        await signInAgain(page)
        await kept(page)
      },
    },
  ]
}

/** Takes the view that is shown away, so that the next call begins with a new one. */
async function leave(page: Page, token: string) {
  if (!isInApp(page)) return page.evaluate((t) => localStorage.setItem('academy.token', t), token)
  const isSettings = page.url().endsWith('/settings')
  await visit(page, isSettings ? '/admin/contacts' : '/admin/settings')
  const title = isSettings ? 'Contact Form Submissions' : 'Settings'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const pages = Map.groupBy(
  changes.map((call, row) => ({ call, row })),
  ({ call }) => call.page ?? call.name
)
for (const [name, calls] of pages) {
  test(`${name}: whatever happens to a call is said, and nothing is lost`, async ({
    page,
    context,
    token,
  }) => {
    for (const { call, row } of calls) {
      await test.step(call.name, async () => {
        await call.arrange(page)
        await tryAll(toChange(page, context, call), { row, nth: 3 })
        await leave(page, token)
      })
    }
  })
}

/** What can happen to the loading of a view, which a link opens from another. */
function toLoad(
  page: Page,
  context: BrowserContext,
  { list, link, says, from }: (typeof loads)[number]
): Happening[] {
  const retry = page.getByRole('button', { name: 'Try Again' })
  const start = page.getByRole('link', { name: from === '/admin' ? 'Tournaments' : 'Settings' })
  const open = () => page.getByRole('link', { name: link }).click()

  return [
    ...ofFaults(async (fault) => {
      const { lift } = await inject(page, 'GET', listPaths[list], fault)
      await open()
      await expect(banner(page)).toContainText(says)
      await expect(retry).toBeVisible()
      await lift()
      await start.click()
      await expect(banner(page)).toBeEmpty()
    }),
    {
      name: 'slow',
      async happens() {
        const slow = await hold(page, 'GET', listPaths[list])
        await open()
        // The parts of the settings load by themselves; what is held is the one that stays.
        const busy = page.locator('[aria-busy=true]')
        await expect(busy).toHaveCount(1)
        await expect(busy).toBeVisible()
        await expect(retry).toBeHidden()
        await start.click()
        slow.release()
        await slow.lift()
      },
    },
    {
      name: 'signed out',
      async happens() {
        await page.reload()
        // The dashboard itself asks how many messages are new.
        await expect(start).toBeVisible()
        const { lift } = await inject(page, 'GET', listPaths[list], { status: 401 })
        await open()
        await page.waitForURL('**/login**')
        await lift()
        await signInAgain(page)
        await expect(page.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
      },
    },
    {
      name: 'offline, and back',
      async happens() {
        await page.goto(from)
        await expect(start).toBeVisible()
        await context.setOffline(true)
        await open().catch(() => undefined)
        await expect(page.getByText(/^You are offline\./)).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByText(/^You are offline\./)).toBeHidden()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      },
    },
  ]
}

test('lists and settings that do not load say so, and load when they can', async ({
  page,
  context,
}) => {
  for (const [row, load] of loads.entries()) {
    await test.step(load.list, async () => {
      await page.goto(load.from)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await tryAll(toLoad(page, context, load), { row, nth: 2 })
    })
  }
})

/** What can happen to what an address of a view asks for beside its list. */
function toOpen(
  page: Page,
  context: BrowserContext,
  { path, address, says, place, shows }: (typeof details)[number]
): Happening[] {
  const leaveIt = () => visit(page, new URL(address, page.url()).pathname)

  return [
    ...ofFaults(async (fault) => {
      const { lift } = await inject(page, 'GET', path, fault)
      await visit(page, address)
      await expect(place(page)).toContainText(says)
      await lift()
      await leaveIt()
      if (place === banner) await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByText(says)).toBeHidden()
    }),
    {
      name: 'slow',
      async happens() {
        const slow = await hold(page, 'GET', path)
        await visit(page, address)
        await expect.poll(() => slow.calls.length).toBe(1)
        await expect(page.getByText(says)).toBeHidden()
        slow.release()
        await expect(shows(page)).toBeVisible()
        await slow.lift()
      },
    },
    {
      name: 'offline, and back',
      async happens() {
        await leaveIt()
        await expect(shows(page)).toBeHidden()
        const { calls, lift } = await inject(page, 'GET', path, { status: 500 })
        await context.setOffline(true)
        await expect(page.getByText(/^You are offline\./)).toBeAttached()
        await visit(page, address)
        expect(calls).toHaveLength(0)
        await lift()
        await context.setOffline(false)
        await expect(shows(page)).toBeVisible()
      },
    },
    {
      name: 'signed out',
      async happens() {
        const { lift } = await inject(page, 'GET', path, { status: 401 })
        await page.goto(address)
        await page.waitForURL('**/login**')
        await lift()
      },
    },
  ]
}

test('what was deleted, and single items, that do not load say so, and load when they can', async ({
  page,
  context,
  token,
}) => {
  for (const list of ['tournaments', 'achievements', 'contacts'] as const) {
    await dictate(page, list, [])
  }
  for (const [row, detail] of details.entries()) {
    await test.step(detail.name, async () => {
      await page.route(`**${detail.path}`, (route) => route.fulfill({ json: detail.answer }))
      await page.goto(detail.address.replace(/\?.*/, ''))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await tryAll(toOpen(page, context, detail), { row, nth: 3 })
      await leave(page, token)
    })
  }
})
