import { expect } from '../fixtures.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { firstStart, kept, keptLast, loadedAt, notice } from './kept-answers.ts'
import { items } from './lists.ts'

test.use({ serviceWorkers: 'allow', expectedConsole: NETWORK_FAULTS })

test('a profile that fails with 500, 502 or 503 opens the app with what was kept, and keeps it; what a clock that was ahead kept is said to be old', async ({
  page,
  context,
}) => {
  await firstStart(page)
  for (const status of [500, 502, 503]) {
    await test.step(String(status), async () => {
      const failing = (url: URL) => url.pathname.startsWith('/api/')
      await context.route(failing, (route) => route.fulfill({ status, json: {} }))
      await page.reload()
      await expect(notice(page)).toContainText('The server does not answer.')
      await expect(items(page).first()).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('academy.token'))).not.toBeNull()
      expect(await kept(page)).toContain('["profile"]')
      await context.unroute(failing)
    })
  }
  await page.reload()
  await expect(items(page).first()).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await test.step('lists kept by a clock that was ahead are loaded anew', async () => {
    await loadedAt(page, '08:58', -1)
    await context.setOffline(true)
    await page.reload()
    await expect(notice(page)).toContainText(
      'The lists are as they were when they were last loaded.'
    )
    const loaded = page.waitForResponse((answer) => answer.url().includes('/api/tournaments/admin'))
    await context.setOffline(false)
    await loaded
    await expect(notice(page)).toBeHidden()
  })
})

test('what is young enough to stay as it is while online is loaded anew after a start without a network', async ({
  page,
  context,
}) => {
  await firstStart(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => kept(page)).toContain('["ready-replies"]')
  await keptLast(page, '["profile"]')
  await context.setOffline(true)
  await page.reload()
  await expect(notice(page)).toContainText('The lists are as they were')
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
})

test('a device that is slow to give what it kept is waited for before a failure is said', async ({
  page,
  context,
}) => {
  await firstStart(page)
  await keptLast(page, '["tournaments","page"')
  await page.addInitScript(() => {
    const match = Cache.prototype.match
    Cache.prototype.match = async function (...given) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return match.apply(this, given)
    }
  })
  const unanswered = (url: URL) => url.pathname.startsWith('/api/')
  await context.route(unanswered, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(items(page).first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
})
