import type { Page } from '@playwright/test'
import { tags } from '@academy/site/languages'
import { expect } from '../../fixtures.ts'
import { loseNetwork } from '../network.ts'
import { test } from '../visitor.ts'
import { catalogues } from './catalogue.ts'

test.use({
  serviceWorkers: 'allow',
  locale: 'mr-IN',
  // A kept copy asks for scripts that were never needed before.
  expectedConsole:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 503)|^Failed to fetch dynamically imported module/,
})

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('academy-pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('without a network a reader of Marathi is told so in Marathi, and pays for no other page', async ({
  page,
}) => {
  await page.goto('/mr')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await page.goto('/mr/about')
  await expect.poll(() => keptPaths(page)).toContain('/mr/about')
  expect((await keptPaths(page)).sort()).toEqual(['/mr/about', '/mr/offline'])
  await loseNetwork(page)
  await page.goto('/mr/services')
  await expect(page.locator('html')).toHaveAttribute('lang', tags.mr)
  const heading = page.getByRole('heading', { level: 1, name: catalogues.mr.offlineHeading })
  await expect(heading).toBeVisible()
  await page.goto('/mr/about')
  const [before] = catalogues.mr.keptCopy!.split('{time}')
  await expect(page.getByText(before!.trim())).toBeVisible()
})
