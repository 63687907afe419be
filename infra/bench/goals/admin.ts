// Goal 5 of speed: what the admin app fetches, and the director's list of messages at 1,000 and
// 10,000, on a processor four times slower.
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { chromiumOptions } from '../../tests/e2e/chromium.ts'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { atMost, type Line, type Outcome } from '../bars.ts'
import { fillMessages } from '../rows.ts'
import { measureLoads } from './admin-loads.ts'
import { showPlainList, usePlainList } from './plain-list.ts'

const SIZES = [1_000, 10_000]
const SLOWER = 4

interface Interaction {
  what: string
  /** From the press or key to the next frame, in milliseconds. */
  duration: number
}

/** Every press and key of what is done, as the browser saw it, the slowest first. */
async function interactionsOf(page: Page, act: () => Promise<void>): Promise<Interaction[]> {
  await page.evaluate(() => {
    const seen: Interaction[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue
        const { target, name, duration } = entry
        const element = target instanceof Element ? target : undefined
        const named = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
        seen.push({ what: `${name} on ${element?.tagName} ${named.slice(0, 40)}`, duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await act()
  // The entries come after the frame that they tell of.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const seen = await page.evaluate(() => (window as unknown as { seen: Interaction[] }).seen)
  return seen.toSorted((a, b) => b.duration - a.duration)
}

/** From the next press to the frame that shows the first row, in milliseconds, by the page's clock. */
function watchForRows(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    let began = 0
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look)
        return requestAnimationFrame(() => resolve(performance.now() - began))
      }
      const press = ({ timeStamp }: Event) => {
        began = timeStamp
        look()
      }
      addEventListener('click', press, { once: true, capture: true })
    })
    Object.assign(window, { shown })
  }, ROWS)
}

const ROWS = 'main [role=list] [role=listitem]'
const rows = (page: Page) => page.locator(ROWS)

async function useList(page: Page) {
  const row = rows(page).nth(2).getByRole('button').first()
  await row.click()
  await row.click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox').click()
  await page.keyboard.type('visitor k', { delay: 60 })
  await page.getByText(/^\d+\+? of \d+ contacts$/).waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status').selectOption('unread')
  await page.getByLabel('Status').selectOption('all')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').nth(1).click()
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 1500)
  await rows(page).last().getByRole('button').first().click()
}

export async function admin(): Promise<Outcome> {
  const academy = await Installation.deployed()
  const browser = await chromium.launch(chromiumOptions)
  const lines: Line[] = []
  const figures: Record<string, unknown> = {}
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    fillMessages(join(academy.data, 'academy.sqlite'), SIZES[0]!)
    lines.push(...(await measureLoads(academy, token)))
    for (const size of SIZES) {
      fillMessages(join(academy.data, 'academy.sqlite'), size)
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width: 390, height: 844 },
        storageState: {
          cookies: [],
          origins: [
            { origin: academy.origin, localStorage: [{ name: 'academy.token', value: token }] },
          ],
        },
      })
      const page = await context.newPage()
      await page.goto(`${academy.origin}/admin/settings`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

      await page.getByRole('button', { name: 'Open menu' }).click()
      const answer = page.waitForResponse((one) => one.url().includes('/api/contacts?'))
      const link = page.getByRole('link', { name: 'Contacts' })
      await link.waitFor()
      await watchForRows(page)
      await link.click()
      const usable = await page.evaluate(() => (window as unknown as { shown: number }).shown)
      const payload = await (await answer).body()

      const interactions = await interactionsOf(page, () => useList(page))
      const worst = interactions[0]?.duration ?? 0
      console.log(`${size}: the slowest of ${interactions.length} was ${interactions[0]?.what}.`)
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      const name = `${size.toLocaleString('en')} messages`
      lines.push(
        atMost(`${name}: from the link to the rows`, 450, usable, ' ms'),
        atMost(`${name}: slowest interaction`, 100, worst, ' ms'),
        atMost(`${name}: nodes in the page`, 1_500, nodes, ''),
        atMost(`${name}: one page of the list`, 20, payload.length / 1000, ' KB'),
        atMost(`${name}: the same in brotli`, 3, brotliCompressSync(payload).length / 1000, ' KB')
      )
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await showPlainList(page, client, token)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const plain = (await interactionsOf(page, () => usePlainList(page)))[0]?.duration ?? 0
      if (size === SIZES.at(-1)) {
        lines.push(atMost(`${name}: slowest interaction, to a plain list's`, 0.1, worst / plain))
      }
      figures[size] = {
        usable,
        plain,
        interactions: interactions.slice(0, 10),
        nodes,
        payload: payload.length,
      }
      await context.close()
    }
    return { lines, figures }
  } finally {
    await browser.close()
    academy.remove()
  }
}
