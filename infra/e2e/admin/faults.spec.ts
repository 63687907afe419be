import { type Page } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS, test, type Fault } from './director.ts'
import { banner, changes, details, loads } from './faults.ts'
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

for (const call of changes) {
  test(`${call.name}: whatever happens to the call is said, and nothing is lost`, async ({
    page,
    context,
  }) => {
    const { method, path, act, kept, says, isExact = false, isKept = false, place = banner } = call
    const notice = page.getByText(
      'You are offline. What you save in a form is kept on this device and sent when the network is back.'
    )
    const dismiss = async () => {
      const button = page.getByRole('button', { name: 'Dismiss' })
      if (place === banner) await button.click()
    }
    await call.arrange(page)

    for (const [fault, isOwn] of faults) {
      await test.step(JSON.stringify(fault), async () => {
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
      })
    }

    const { calls, lift } = await inject(page, method, path, { status: 500 })
    await test.step('slow', async () => {
      const slow = await hold(page, method, path)
      await act(page)
      await expect.poll(() => slow.calls.length).toBe(1)
      await kept(page)
      slow.release()
      await expect(place(page)).toContainText(says)
      await slow.lift()
      await dismiss()
    })

    await test.step('offline, and back', async () => {
      calls.length = 0
      await context.setOffline(true)
      await expect(notice).toBeVisible()
      if (isKept) {
        await act(page)
        await kept(page)
        expect(calls).toHaveLength(0)
        await context.setOffline(false)
        await expect(place(page)).toContainText(says)
        expect(calls, 'sent when the network is back').toHaveLength(1)
        await lift()
      } else {
        await lift()
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
    })

    await test.step('signed out', async () => {
      const refused = await inject(page, method, path, { status: 401 })
      await act(page)
      await page.waitForURL('**/login**')
      expect(await page.evaluate(() => localStorage.getItem('academy.token'))).toBeNull()
      await refused.lift()
      if (!call.comesBack) return
      await page.getByLabel('Email').fill(director.email)
      await page.getByLabel('Password', { exact: true }).fill(director.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await kept(page)
    })
  })
}

for (const { list, link, says, from } of loads) {
  test(`${list} that do not load say so, and load when they can`, async ({ page, context }) => {
    const retry = page.getByRole('button', { name: 'Try Again' })
    await page.goto(from)
    const start = page.getByRole('link', { name: from === '/admin' ? 'Tournaments' : 'Settings' })
    const open = () => page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    for (const [fault] of faults) {
      await test.step(JSON.stringify(fault), async () => {
        const { lift } = await inject(page, 'GET', listPaths[list], fault)
        await open()
        await expect(banner(page)).toContainText(says)
        await expect(retry).toBeVisible()
        await lift()
        await start.click()
        await expect(banner(page)).toBeEmpty()
      })
    }

    await test.step('slow', async () => {
      const slow = await hold(page, 'GET', listPaths[list])
      await open()
      await expect(page.locator('[aria-busy=true]')).toBeVisible()
      await expect(retry).toBeHidden()
      await start.click()
      slow.release()
      await slow.lift()
    })

    await test.step('signed out', async () => {
      await page.reload()
      // The dashboard itself asks how many messages are new.
      await expect(start).toBeVisible()
      const { lift } = await inject(page, 'GET', listPaths[list], { status: 401 })
      await open()
      await page.waitForURL('**/login**')
      await lift()
      await page.getByLabel('Email').fill(director.email)
      await page.getByLabel('Password', { exact: true }).fill(director.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
    })

    await test.step('offline, and back', async () => {
      await page.goto(from)
      await expect(start).toBeVisible()
      await context.setOffline(true)
      await open().catch(() => undefined)
      await expect(page.getByText(/^You are offline\./)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(/^You are offline\./)).toBeHidden()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
  })
}

/** Goes to an address as Back and Forward do: within the page, and without its links. */
const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }))
  }, address)

for (const { name, path, address, says, place, answer, shows } of details) {
  test(`${name} that does not load says so, and loads when it can`, async ({ page, context }) => {
    for (const list of ['tournaments', 'achievements', 'contacts'] as const) {
      await dictate(page, list, [])
    }
    await page.route(`**${path}`, (route) => route.fulfill({ json: answer }))
    for (const [fault] of faults) {
      await test.step(JSON.stringify(fault), async () => {
        const { lift } = await inject(page, 'GET', path, fault)
        await page.goto(address)
        await expect(place(page)).toContainText(says)
        await lift()
      })
    }

    await test.step('slow', async () => {
      const slow = await hold(page, 'GET', path)
      await page.goto(address)
      await expect.poll(() => slow.calls.length).toBe(1)
      await expect(page.getByText(says)).toBeHidden()
      slow.release()
      await expect(shows(page)).toBeVisible()
      await slow.lift()
    })

    await test.step('offline, and back', async () => {
      await visit(page, new URL(address, page.url()).pathname)
      await expect(shows(page)).toBeHidden()
      const { calls, lift } = await inject(page, 'GET', path, { status: 500 })
      await context.setOffline(true)
      await expect(page.getByText(/^You are offline\./)).toBeAttached()
      await visit(page, address)
      expect(calls).toHaveLength(0)
      await lift()
      await context.setOffline(false)
      await expect(shows(page)).toBeVisible()
    })

    await test.step('signed out', async () => {
      await inject(page, 'GET', path, { status: 401 })
      await page.goto(address)
      await page.waitForURL('**/login**')
    })
  })
}
