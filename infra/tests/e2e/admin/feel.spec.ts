import { type Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, IN_MOTION } from '../fixtures.ts'
import { hold, test } from './director.ts'
import { dictate, items, toast, tournament } from './lists.ts'
import { OUTBOX_FAULTS } from './outbox/outbox.ts'

// A clock that is put on may go past the ten seconds that the device's store is given.
test.use({ expectedConsole: OUTBOX_FAULTS })

/** Deletes the one tournament there is; the server agrees. */
async function deleteIt(page: Page) {
  await dictate(page, 'tournaments', [tournament('a', { title: 'Kept' })])
  await page.route('**/api/tournaments/a', (route) => route.fulfill({ json: { message: 'Done' } }))
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Delete Kept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const said = toast(page, 'Tournament deleted')
  await expect(said).toBeVisible()
  return said
}

test('a toast leaves after five seconds, and waits under the pointer and with the focus in it', async ({
  page,
}) => {
  await page.clock.install()
  const said = await deleteIt(page)
  await said.hover()
  await page.clock.runFor(20_000)
  await expect(said, 'under the pointer').toBeVisible()
  await said.getByRole('button', { name: 'Undo' }).focus()
  await page.mouse.move(300, 700)
  await page.clock.runFor(20_000)
  await expect(said, 'with the focus in it').toBeVisible()
  await page.getByRole('searchbox').focus()
  await page.clock.runFor(6_000)
  await expect(said).toBeHidden()
})

test('what is waited for shows its shape, but not in the first 150 ms; forced colours still tell everything apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await dictate(page, 'tournaments', [tournament('a', { title: 'Kept' })])
  const list = await hold(page, 'GET', '/api/tournaments/admin')
  await page.goto('/admin')
  const waiting = page.locator('main > [aria-busy=true]')
  await expect(waiting).toHaveCSS('animation-delay', '0.15s')
  await expect(waiting).toHaveCSS('animation-fill-mode', 'both')
  await expect(waiting.locator('[data-slot=skeleton]').first()).toBeVisible()
  list.release()
  await expect(items(page).first()).toBeVisible()
  await expect(waiting).toBeHidden()

  await expect(page.getByRole('link', { name: 'Tournaments' })).toHaveCSS(
    'text-decoration-line',
    'underline'
  )
  await page.getByRole('button', { name: 'Edit Kept' }).click()
  const active = page.getByRole('switch', { name: 'Active' })
  const colour = () => active.evaluate((element) => getComputedStyle(element).backgroundColor)
  const on = await colour()
  await active.click()
  await expect.poll(colour).not.toBe(on)
})

test('a second visit fetches no script and asks for its data once', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!withheld\/)/.test(pathname)) asked.push(pathname)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Map<string, string>()
  let fetched: string[] = []
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (url && encodedDataLength > 0) fetched.push(url)
  })
  await page.goto('/admin')
  await expect(items(page).first()).toBeVisible()
  expect(fetched.length).toBeGreaterThan(3)
  await expect.poll(() => asked.length).toBe(3)
  // The messages: how many are unread.
  expect(asked.sort()).toEqual(['/api/auth/profile', '/api/contacts', '/api/tournaments/admin'])
  // What is fetched ahead is there too.
  await page.waitForLoadState('networkidle')
  fetched = []
  await page.goto('/admin/achievements')
  await page.goto('/admin')
  await expect(items(page).first()).toBeVisible()
  expect(fetched.filter((url) => !/achievement/.test(url))).toEqual([])
})

test('the app can be installed; a script that a left page no longer gets does not load that page anew', async ({
  page,
  request,
}) => {
  await page.goto('/admin')
  await expect(items(page).first()).toBeVisible()
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address!)).json()) as {
    display: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/admin' })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable'])
  )

  const reloads = (isLeft: boolean) =>
    page.evaluate((isLeft) => {
      if (isLeft) dispatchEvent(new Event('beforeunload'))
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      return sessionStorage.getItem('academy.reloaded') !== null
    }, isLeft)
  expect(await reloads(true)).toBe(false)
  await page.reload()
  await expect(items(page).first()).toBeVisible()
  const again = page.waitForEvent('load')
  expect(await reloads(false)).toBe(true)
  await again
})

test.describe('a script that does not come', () => {
  test.use({
    ...IN_MOTION,
    expectedConsole: /net::ERR_FAILED|^NotLoaded: A part of the app could not be loaded/,
  })

  test('is said, and asked for again on request; what is there stays', async ({ page }) => {
    await page.route('**/assets/tournament-form-*.js', (route) => route.abort())
    // A page that was reloaded for this reason is not reloaded again.
    await page.addInitScript(() => sessionStorage.setItem('academy.reloaded', location.pathname))
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Add Tournament' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(notice).toBeVisible()
    await expect(items(page).first()).toBeVisible()
    await page.unroute('**/assets/tournament-form-*.js')
    await notice.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('dialog', { name: 'Create New Tournament' })).toBeVisible()
  })
})
