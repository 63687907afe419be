// The part of goal 5 that is about loading: what the views fetch, at first and again, and what is
// seen of a message before its mark has been stored.
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chromiumOptions } from '../../tests/e2e/chromium.ts'
import type { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import { atMost, isTrue, type Line } from '../bars.ts'

const KB = 1000
/** Fewer than a first page has of new messages. */
const OPENINGS = 5

/** A usual phone's network: slow enough that the order of requests is seen. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/**
 * A browser that trusts the trial's certificate as if it were signed: what came over a connection
 * that is merely put up with is never kept.
 */
export function launchTrusting(academy: Installation): Promise<Browser> {
  const { publicKey } = new X509Certificate(
    readFileSync(join(academy.root, 'etc/academy/cert.pem'))
  )
  const key = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  const trust = `--ignore-certificate-errors-spki-list=${key.digest('base64')}`
  return chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, trust] })
}

/** A director who is signed in, in a browser that has seen nothing yet. */
export function signedIn(browser: Browser, academy: Installation, token: string) {
  const storage = [{ name: 'academy.token', value: token }]
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: academy.origin, localStorage: storage }] },
  })
}

interface Fetched {
  name: string
  /** Bytes of the body as sent. */
  bytes: number
}

/** Notes the scripts and style sheets that a page fetches from now on. */
function weigh(page: Page) {
  const fetched: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.(js|css)$/.test(pathname)) return
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({ name: pathname, bytes: responseBodySize }))
    )
  })
  return async (ending: '.js' | '.css') => {
    const files = await Promise.all(fetched)
    const sum = files
      .filter(({ name }) => name.endsWith(ending))
      .reduce((total, { bytes }) => total + bytes, 0)
    if (sum === 0) throw new Error(`No ${ending} file came.`)
    return sum / KB
  }
}

async function firstLoads(browser: Browser, academy: Installation, token: string) {
  const stranger = await browser.newContext()
  const signInPage = await stranger.newPage()
  const signIn = weigh(signInPage)
  await signInPage.goto(`${academy.origin}/login`, { waitUntil: 'networkidle' })
  const lines = [atMost('Sign-in: script', 90, await signIn('.js'), ' KB')]
  await stranger.close()

  const context = await signedIn(browser, academy, token)
  const page = await context.newPage()
  const weight = weigh(page)
  await page.goto(`${academy.origin}/admin`, { waitUntil: 'networkidle' })
  let before = await weight('.js')
  lines.push(
    atMost('First view: script', 130, before, ' KB'),
    atMost('First view: style', 12, await weight('.css'), ' KB')
  )
  // The menu's own part comes with the first press, whichever view is chosen in it.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Contacts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  before = await weight('.js')
  for (const name of ['Achievements', 'Contacts', 'Settings']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name }).click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const now = await weight('.js')
    lines.push(atMost(`${name}, as a further view: script`, 10, now - before, ' KB'))
    before = now
  }
  await context.close()
  return lines
}

/** How a page's files came, as the network saw it. */
async function repeatVisit(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const documents = new Set<string>()
  const statuses: number[] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const script = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  )
  await page.close()
  return { script, statuses }
}

/** Whether the first request for data is under way while the app's scripts are still coming. */
async function asksEarly(context: BrowserContext, address: string): Promise<boolean> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(address, { waitUntil: 'networkidle' })
  const { asked, came } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const view = 'script[type=module], link[rel=modulepreload]'
    const scripts = [...document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(view)]
    const names = scripts.map(({ src, href }) => src || href)
    return {
      asked: Math.min(
        ...entries.filter(({ name }) => name.includes('/api/')).map(({ startTime }) => startTime)
      ),
      came: Math.max(
        ...entries.filter(({ name }) => names.includes(name)).map((one) => one.responseEnd)
      ),
    }
  })
  await page.close()
  return asked < came
}

/**
 * From the press on a new message to the frame that shows it whole and read, while the server has
 * not stored the mark: the median, in milliseconds, by the page's clock.
 */
async function openingTime(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  let answer = () => {}
  await page.route(/\/api\/contacts\/[^/?]+\/read/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (let round = 0; round < OPENINGS; round += 1) {
    const item = page.getByRole('listitem').filter({ has: page.getByText('New', { exact: true }) })
    const button = item.first().getByRole('button').first()
    await button.evaluate((element) => {
      const opened = new Promise<number>((resolve) => {
        const look = (began: number) => {
          const isShown = element.getAttribute('aria-expanded') === 'true'
          const isNew = [...element.querySelectorAll('span')].some(
            (one) => one.textContent === 'New'
          )
          if (!isShown || isNew) return requestAnimationFrame(() => look(began))
          // The frame that is being made shows it; what is posted now comes after that frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          return port2.postMessage(null)
        }
        const press = ({ timeStamp }: Event) => look(timeStamp)
        element.addEventListener('click', press, { once: true, capture: true })
      })
      Object.assign(window, { opened })
    })
    const asked = page.waitForRequest((request) => request.method() === 'PATCH')
    await button.click()
    times.push(await page.evaluate(() => (window as unknown as { opened: number }).opened))
    const stored = (await asked).response()
    answer()
    await stored
  }
  await page.close()
  return median(times)
}

/** @param token of a director whose list has some unread messages */
export async function measureLoads(academy: Installation, token: string): Promise<Line[]> {
  const browser = await launchTrusting(academy)
  try {
    const lines = await firstLoads(browser, academy, token)
    const contacts = `${academy.origin}/admin/contacts`
    const fresh = await signedIn(browser, academy, token)
    const isEarly = await asksEarly(fresh, contacts)
    await fresh.close()
    const context = await signedIn(browser, academy, token)
    const first = await repeatVisit(context, contacts)
    if (first.script === 0) throw new Error('The first visit fetched no script.')
    const { script, statuses } = await repeatVisit(context, contacts)
    lines.push(
      atMost('Visit again: script', 0, script / KB, ' KB'),
      isTrue('Visit again: one request for the page, answered 304', statuses.join() === '304'),
      isTrue('Data is asked for while the scripts are still coming', isEarly),
      atMost(
        'A message opened, before its mark is stored',
        50,
        await openingTime(context, contacts),
        ' ms'
      )
    )
    await context.close()
    return lines
  } finally {
    await browser.close()
  }
}
