import { identity } from '@academy/api/shared/identity'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { Director } from './director.ts'
import { loseNetwork, regainNetwork } from './network.ts'
import { plain } from './tournaments.ts'
import { expectNoSidewaysScroll, test } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  // A kept copy asks for scripts that were never needed before.
  expectedConsole:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 503)|^Failed to fetch dynamically imported module/,
})

const CLOCK = String.raw`\d{1,2} \w+(?: at|,) \d\d:\d\d`
const COPY = new RegExp(`^No connection\\. This is a copy of the page from ${CLOCK}\\.$`)

let director: Director
test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

/** A first page, after which the worker answers for the others. */
async function firstVisit(page: Page) {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}

const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs the network' })
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('academy-pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => keptPaths(page), { message: 'it is kept' }).toContain(path)
}

test('without a network: who we are, what was visited, and the page itself once it is back', async ({
  page,
}) => {
  await firstVisit(page)
  await visit(page, '/services')
  await visit(page, '/')
  await loseNetwork(page)

  await page.goto('/about')
  await expect(offlineHeading(page)).toBeVisible()
  await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
  await page.getByRole('gridcell', { name: 'a1, white rook' }).click()
  await page.getByRole('gridcell', { name: 'a6, empty, can move here' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rook a1 to a6.' })).toContainText('Yes!')
  const main = page.getByRole('main')
  const call = main.getByRole('link', { name: identity.phone.display })
  await expect(call).toHaveAttribute('href', identity.phone.href)
  for (const line of [...identity.address.lines, identity.address.postalCode]) {
    await expect(main.locator('address')).toContainText(line)
  }
  const visited = main.getByRole('listitem')
  await expect(visited).toHaveText([
    new RegExp(`^Home ?${CLOCK}$`),
    new RegExp(`^Courses ?${CLOCK}$`),
  ])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)

  await visited.getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  const line = page.getByText(COPY)
  await expect(line).toBeVisible()
  await expect(line).toHaveCSS('position', 'fixed')
  await expectAccessible(page)

  await page.goto('/about')
  await expect(offlineHeading(page)).toBeVisible()
  await regainNetwork(page)
  await expect(page.getByRole('heading', { level: 1, name: /^(?!This page needs)/ })).toBeVisible()
  await page.goto('/services')
  await expect(line).toBeHidden()
})

test('with a network every page comes from there, and so does every refusal', async ({
  page,
  request,
}) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Kept Open' })
  const path = `/updates/${slug}`
  await firstVisit(page)
  await visit(page, path)
  await director.change('tournaments', slug, { title: 'Renamed Open' })
  await expect.poll(async () => (await request.get(path)).text()).toContain('Renamed Open')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed Open' })).toBeVisible()
  await page.goto('/contact/send')
  await expect(page).toHaveURL('/contact')
})

test('what was hidden is gone from the device once its page is asked for', async ({
  page,
  request,
}) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Withdrawn Open' })
  const path = `/updates/${slug}`
  await firstVisit(page)
  await visit(page, path)
  await director.remove('tournaments', slug)
  await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect.poll(() => keptPaths(page)).not.toContain(path)
  await loseNetwork(page)
  await page.goto(path)
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByText('Withdrawn Open')).toBeHidden()
})

test('what is never asked for again goes after a week, and the oldest of thirty with the next', async ({
  page,
}) => {
  await firstVisit(page)
  await page.evaluate(async () => {
    const cache = await caches.open('academy-pages')
    const day = 86_400_000
    const keep = (path: string, age: number) => {
      const headers = { 'Content-Type': 'text/html', 'X-Kept-At': String(Date.now() - age) }
      return cache.put(path, new Response('<title>Old · Academy</title>', { headers }))
    }
    for (let n = 1; n <= 32; n += 1) await keep(`/updates/day-${n}`, n * 1000)
    await keep('/updates/week', 7 * day + 1000)
  })
  await loseNetwork(page)
  await page.goto('/updates/week')
  await expect(offlineHeading(page)).toBeVisible()
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(30)
  await regainNetwork(page)
  // It loads by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await visit(page, '/services')
  const pages = (await keptPaths(page)).filter((path) => path !== '/offline')
  expect(pages).toHaveLength(30)
  expect(pages).not.toContain('/updates/day-30')
  expect(pages).toContain('/updates/day-29')
})

test('the director’s app, the API and addresses with a question are none of its business', async ({
  page,
  context,
}) => {
  await firstVisit(page)
  await page.goto('/login')
  await page.goto('/api/health')
  await visit(page, '/updates')
  await page.goto('/updates?q=blitz')
  await page.goto('/no-such-page')
  await visit(page, '/about')
  expect(new Set(await keptPaths(page))).toEqual(new Set(['/offline', '/updates', '/about']))
  await loseNetwork(page)
  await page.goto('/updates?q=blitz')
  await expect(page.getByText(COPY)).toBeVisible()
  for (const path of ['/login', '/admin', '/api/health']) {
    const other = await context.newPage()
    await expect(other.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await other.close()
  }
})

test('the first visit pays for the worker and the offline page alone, after it has loaded', async ({
  page,
  context,
  request,
}) => {
  const asked: string[] = []
  context.on('request', (one) => {
    if (one.serviceWorker()) asked.push(new URL(one.url()).pathname)
  })
  await firstVisit(page)
  await expect.poll(() => keptPaths(page)).toEqual(['/offline'])
  const weight = async (path: string) => {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers()['content-encoding']).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  // Its problem can be played there: the board's script and pieces are the page's own.
  const parts = asked.filter((path) =>
    /^\/_astro\/(board|page|sprite|stored)\.[\w-]+\.(js|svg)$/.test(path)
  )
  expect(new Set(asked)).toEqual(new Set(['/worker.js', '/offline', ...parts]))
  let sum = 0
  for (const path of new Set(parts)) sum += await weight(path)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(7_000)
  // Of these, 200 B are its words in three languages, and 150 B the parts of the other two pages.
  expect(await weight('/worker.js')).toBeLessThanOrEqual(1_950)
  expect(await weight('/offline')).toBeLessThanOrEqual(6_300)
})
