import type { Browser, BrowserContextOptions } from '@playwright/test'
import { largeResults } from '../tests/e2e/site/results.ts'
import { Client } from '../tests/support/client.ts'
import { firstTournament, inLanguage, PREFIXES, TEXT_PAGES } from './addresses.ts'
import { judge } from './judge.ts'
import { untilPicturesAreMade, withServer } from './server.ts'

const SCREENS: BrowserContextOptions[] = [
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 800 } },
]

/** As Chromium's own tools slow a connection to slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}

/** A tournament with results of every kind; gives the path of its page. */
async function publishResults(client: Client): Promise<string> {
  const token = await client.signIn()
  const { text } = await client.publish(token, 'Measured Results')
  const { data } = JSON.parse(text) as { data: { _id: string; slug: string } }
  const body = largeResults(60, 5)
  const address = `/api/tournaments/${data._id}/results`
  const { status } = await client.call(address, { method: 'PUT', token, body })
  if (status !== 200) throw new Error(`The results were refused: ${status}`)
  return `/updates/${data.slug}`
}

/** All that moved by itself until two seconds after the page was loaded. */
async function shiftOf(address: string, screen: BrowserContextOptions, browser: Browser) {
  const context = await browser.newContext({ ...screen, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  const answer = await page.goto(address)
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`)
  const sum = await page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return sum
  })
  await context.close()
  return sum
}

/**
 * Layout shift, on a connection that is slow in truth: Lighthouse computes its slow one, where all fonts
 * have come in time.
 */
export const shift = () =>
  withServer({}, async (academy, origin, browser) => {
    const client = new Client(academy.origin)
    await untilPicturesAreMade(client)
    const results = `${await publishResults(client)}/results`
    const paths = [
      ...TEXT_PAGES,
      '/contact',
      '/updates',
      `/updates/${await firstTournament(client)}`,
      '/achievements',
      results,
      `${results}/1`,
      `${results}/screen`,
    ]
    for (const path of paths) {
      const addresses = PREFIXES.map((prefix) => origin + inLanguage(prefix, path))
      const seen: number[] = []
      for (const address of addresses) {
        // Side by side: they wait for the connection most of the time. More at once are refused as a crowd.
        const shifts = SCREENS.map((screen) => shiftOf(address, screen, browser))
        seen.push(...(await Promise.all(shifts)))
      }
      const worst = Math.max(...seen)
      judge(`${path}: layout shift, the most of all languages`, '≤', 0.01, worst)
    }
  })
