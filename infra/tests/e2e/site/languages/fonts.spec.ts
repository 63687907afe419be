import { addressIn, type Language } from '@academy/site/languages'
import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../visitor.ts'

const MORE_BYTES = 22_000

/** The fonts that a page loads, by name, with their bytes. */
async function fontsOf(page: Page, path: string): Promise<Map<string, number>> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, encodedBodySize }) => [name.split('/').at(-1)!, encodedBodySize] as const)
  )
  return new Map(entries)
}

/** Without the font of what the director writes, which some of the demo's items are translated into. */
const sum = (fonts: Map<string, number>) =>
  [...fonts]
    .filter(([name]) => !name.startsWith('noto-sans-devanagari'))
    .reduce((all, [, bytes]) => all + bytes, 0)

test('a page in Devanagari takes 22 kB of fonts more than in English', async ({ page }) => {
  for (const bare of ['/', '/about', '/services', '/testimonials', '/contact', '/updates']) {
    const english = await fontsOf(page, bare)
    expect([...english.keys()].filter((name) => /hind|devanagari/.test(name))).toEqual([])
    for (const language of ['mr', 'hi'] satisfies Language[]) {
      const fonts = await fontsOf(page, addressIn(language, bare))
      expect([...fonts.keys()].some((name) => name.startsWith(`hind-${language}-400`))).toBe(true)
      expect(sum(fonts) - sum(english), addressIn(language, bare)).toBeLessThanOrEqual(MORE_BYTES)
    }
  }
})

test('words of the catalogue are set in Hind, closer lines and letters aside', async ({ page }) => {
  await page.goto('/mr/about')
  await page.evaluate(() => document.fonts.ready)
  const { spacing, line, loaded } = await page
    .getByRole('heading', { level: 1 })
    .evaluate((node) => {
      const { letterSpacing, lineHeight, fontSize } = getComputedStyle(node)
      return {
        spacing: letterSpacing,
        line: parseFloat(lineHeight) / parseFloat(fontSize),
        loaded: document.fonts.check('700 16px Hind', node.textContent!),
      }
    })
  expect(loaded).toBe(true)
  expect(['0px', 'normal']).toContain(spacing)
  expect(line).toBeGreaterThanOrEqual(1.3)
})
