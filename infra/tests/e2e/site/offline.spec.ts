import { identity } from '@academy/api/shared/identity/identity'
import { addressIn, tags } from '@academy/api/shared/languages/languages'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { catalogues } from './catalogue.ts'
import { Director } from '../director.ts'
import { plain } from './items.ts'
import { loseNetwork, regainNetwork } from './network.ts'
import { test, untilFormIsAwake } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  expectedConsole:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 503)/,
})

const director = new Director(test)

/** A first page, after which the worker answers for the others. */
async function firstVisit(page: Page, path = '/') {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('academy-pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

const cachedScripts = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('academy-assets-'))!
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url).join()
  })

/** Opens a page and waits until its copy is cached. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => copies(page)).toContain(path)
}

const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs the network' })

test('offline, copies and contact details are shown, and live pages once online again', async ({
  page,
  context,
}) => {
  await firstVisit(page)
  await visit(page, '/services')
  await page.goto('/login')
  await page.goto('/updates?q=blitz')
  await visit(page, '/')
  const cached = await copies(page)
  for (const path of ['/login', '/updates']) expect(cached, 'nor a search').not.toContain(path)
  await loseNetwork(page)
  await page.goto('/about')
  await expect(offlineHeading(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: identity.phone.display })).toHaveAttribute(
    'href',
    identity.phone.href
  )

  await main.getByRole('link', { name: 'Courses', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  const copy = page.getByText(/^No connection\. This is a copy of the page from \d/)
  await expect(copy).toBeVisible()
  const other = await context.newPage()
  await expect(other.goto('/admin'), 'the admin is not the site’s').rejects.toThrow()
  await other.close()

  await page.goto('/about')
  await expect(offlineHeading(page)).toBeVisible()
  await regainNetwork(page)
  // The tools give the page its network back before they give it to the worker.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goto('/services')
  await expect(copy).toBeHidden()
})

test('a message written in an offline copy is sent, and the page replaces the copy', async ({
  page,
}) => {
  await firstVisit(page)
  await visit(page, '/contact')
  expect(await cachedScripts(page), 'what sends is loaded later').toMatch(/\/flush\./)
  await loseNetwork(page)
  await page.goto('/contact')
  const copy = page.getByText(/^No connection\. This is a copy/)
  await expect(copy).toBeVisible()
  await untilFormIsAwake(page)
  await page.getByLabel('Your name').fill('Sunita More')
  await page.getByLabel('Email').fill('sunita@family.example')
  await page.getByLabel('Message').fill('Written in a copy of the page, without a network.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/Your message is kept on this device/)).toBeVisible()
  await regainNetwork(page)
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(copy).toBeHidden({ timeout: 1000 })
    expect(await page.evaluate(() => localStorage.getItem('academy.contact-outbox'))).toBe(null)
  }).toPass()
})

test('changed or hidden pages are not shown from the cache', async ({ page, request }) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Kept Open' })
  const path = `/updates/${slug}`
  await firstVisit(page)
  await visit(page, path)
  await director.change('tournaments', slug, { title: 'Renamed Open' })
  await expect.poll(async () => (await request.get(path)).text()).toContain('Renamed Open')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed Open' })).toBeVisible()

  await director.remove('tournaments', slug)
  await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect.poll(() => copies(page)).not.toContain(path)
  await loseNetwork(page)
  await page.goto(path)
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Renamed Open' })).toBeHidden()
})

test.describe('on Marathi pages', () => {
  test.use({ locale: 'mr-IN' })

  test('the offline notices are in Marathi', async ({ page }) => {
    await firstVisit(page, '/mr')
    await expect.poll(() => copies(page), 'the very first page').toContain('/mr')
    await visit(page, '/mr/about')
    await loseNetwork(page)
    await page.goto('/mr')
    const [before] = catalogues.mr.offlineCopy!.split('{time}')
    await expect(page.getByText(before!.trim())).toBeVisible()
    await page.goto('/updates')
    await expect(offlineHeading(page), 'in another language').toBeVisible()
    await page.goto('/mr/services')
    await expect(page.locator('html')).toHaveAttribute('lang', tags.mr)
    const heading = page.getByRole('heading', { level: 1, name: catalogues.mr.offlineHeading })
    await expect(heading).toBeVisible()
    await page.goto(addressIn('mr', '/about'))
    await expect(page.getByText(before!.trim())).toBeVisible()
  })
})
