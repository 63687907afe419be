import type { Browser } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { Client } from '../tests/support/client.ts'
import { firstTournament, inLanguage, PREFIXES, TEXT_PAGES } from './addresses.ts'
import { judge } from './judge.ts'
import { untilPicturesAreMade, withServer } from './server.ts'

const KB = 1000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's default is a phone with a processor four times slower on slow 4G. */
export const pages = () =>
  withServer({}, async (academy, origin, browser, port) => {
    const client = new Client(academy.origin)
    await untilPicturesAreMade(client)
    const slug = await firstTournament(client)
    const bars: Record<string, number> = {
      ...Object.fromEntries(TEXT_PAGES.map((path) => [path, 80])),
      '/updates': 160,
      '/achievements': 160,
      '/contact': 40,
      [`/updates/${slug}`]: 60,
    }
    for (const [path, kilobytes] of Object.entries(bars)) {
      for (const prefix of PREFIXES) {
        const address = inLanguage(prefix, path)
        const seen = await measure(origin + address, port, browser)
        const bar = kilobytes + (prefix ? 35 : 0)
        judge(`${address}: performance`, '≥', 98, seen.scores[0]!)
        const others = Math.min(...seen.scores.slice(1))
        judge(`${address}: accessibility, practices, SEO`, '≥', 100, others)
        judge(`${address}: largest contentful paint`, '≤', 1.4, seen.paint, ' s')
        judge(`${address}: first visit`, '≤', bar, seen.kilobytes, ' KB')
      }
    }
  })

/** Every file that a picture further down may be: Lighthouse's tall screen fetches some of them. */
async function lazyPictures(address: string, browser: Browser): Promise<Set<string>> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
  await page.goto(address)
  const addresses = await page.locator('img[loading=lazy]').evaluateAll((images) =>
    images.flatMap((image) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
      const lists = sources.map((source) => source.getAttribute('srcset') ?? '')
      const named = lists.flatMap((list) => list.split(',').map((one) => one.trim().split(' ')[0]!))
      return [image.getAttribute('src') ?? '', ...named].map(
        (one) => new URL(one, location.href).href
      )
    })
  )
  await page.close()
  return new Set(addresses)
}

/** One run where it meets the bars, else the middle one of three: a busy machine lowers a score. */
async function measure(address: string, port: number, browser: Browser) {
  const lazy = await lazyPictures(address, browser)
  const runs: { scores: number[]; paint: number; kilobytes: number }[] = []
  const flags: Flags = {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // A first visit: what a page kept points to files that Lighthouse has taken from the browser.
    clearStorageTypes: ['all'],
  }
  do {
    const { audits, categories } = (await lighthouse(address, flags))!.lhr
    const value = (name: string) => audits[name]?.numericValue ?? NaN
    const details: unknown = audits['network-requests']?.details
    const { items } = details as { items: { transferSize: number; url: string }[] }
    const first = items.filter(({ url }) => !lazy.has(url))
    runs.push({
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      paint: value('largest-contentful-paint') / 1000,
      kilobytes: first.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB,
    })
  } while (runs.length < 3 && (runs.length > 1 || runs[0]!.scores[0]! < 98 || runs[0]!.paint > 1.4))
  return runs.toSorted((a, b) => a.scores[0]! - b.scores[0]!)[runs.length >> 1]!
}
