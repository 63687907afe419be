import type { Page } from '@playwright/test'

const GONE = 'network-is-gone'

/**
 * Takes the network away, also from the worker. The browser's tools give it back for a moment
 * whenever one of what they look at ends, such as a page that was fetched ahead: the page, which
 * loads itself anew once there is a network, is not to hear of that.
 */
export async function loseNetwork(page: Page) {
  await page.addInitScript((key) => {
    addEventListener('online', (event) => {
      if (sessionStorage.getItem(key)) event.stopImmediatePropagation()
    })
  }, GONE)
  await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), GONE)
  await page.context().setOffline(true)
}

export async function regainNetwork(page: Page) {
  await page.evaluate((key) => sessionStorage.removeItem(key), GONE)
  await page.context().setOffline(false)
}
