import { chromium } from '@playwright/test'
import { chromiumOptions } from '../chromium.ts'
import { expect, test } from '../fixtures.ts'
import { pages } from './visitor.ts'

/** Playwright turns the back/forward cache off in the browsers it starts by itself. */
test('every page is kept as it was left, and comes back at once', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
    // The browser keeps half a dozen at a time.
    for (const some of [pages.slice(0, 4), pages.slice(4)]) {
      for (const { path } of some) {
        await page.goto(path)
        await page.evaluate(() => {
          addEventListener('pageshow', (event) => {
            if (event.persisted) document.documentElement.dataset.restored = 'yes'
          })
        })
      }
      const answer = await page.goto('/no-such-page')
      expect(answer!.status()).toBe(404)
      for (const { path } of some.toReversed()) {
        await page.goBack({ waitUntil: 'commit' })
        await expect(page).toHaveURL(baseURL + path)
        await expect(page.locator('html'), path).toHaveAttribute('data-restored', 'yes')
      }
    }
  } finally {
    await browser.close()
  }
})
