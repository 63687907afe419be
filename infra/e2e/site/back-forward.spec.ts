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
    const page = await browser.newPage({ baseURL })
    for (const { path } of pages) {
      await page.goto(path)
      await page.evaluate(() => {
        addEventListener('pageshow', (event) => {
          if (event.persisted) document.documentElement.dataset.restored = 'yes'
        })
      })
      const answer = await page.goto('/no-such-page')
      expect(answer!.status()).toBe(404)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), path).toHaveAttribute('data-restored', 'yes')
    }
  } finally {
    await browser.close()
  }
})
