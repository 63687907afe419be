import type { Page } from '@playwright/test'
import { extractTextItems } from 'unpdf'
import { expect } from '../fixtures.ts'
import { openList, pages, test } from './visitor.ts'

/** The lines of each sheet, from top to bottom, as they would be printed on A4. */
async function sheetsOf(page: Page): Promise<string[][]> {
  const { items } = await extractTextItems(new Uint8Array(await page.pdf({ format: 'A4' })))
  return items.map((sheet) => {
    const lines = new Map<number, string>()
    for (const { str, x, y } of sheet.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
      if (str.trim() && x >= 0) lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + str)
    }
    return [...lines.values()]
  })
}

const plain = (text: string) => text.replaceAll(/\s/g, '')

/** What is on the screen to be pressed or to get about, and means nothing on paper. */
const controls =
  /Skip to content|Open menu|Quick links|Get Started|Send Message|View details|^Scroll$/

for (const { path } of [
  ...pages,
  { path: '/updates/sahyadri-rapid-open' },
  { path: '/achievements/state-under-15-champion' },
]) {
  test(`${path} prints its content alone, and no heading is left at the foot of a sheet`, async ({
    page,
  }) => {
    await (path === '/updates' || path === '/achievements' ? openList(page, path) : page.goto(path))
    const headings = (await page.getByRole('heading').allTextContents()).map(plain)
    const sheets = await sheetsOf(page)
    expect(sheets.flat().filter((line) => controls.test(line))).toEqual([])
    expect(plain(sheets.flat().join(''))).toContain(headings[0])
    for (const sheet of sheets.slice(0, -1)) {
      const last = plain(sheet.at(-1)!)
      expect(headings.filter((heading) => heading.endsWith(last))).toEqual([])
    }
  })
}

test('the courses print on one sheet, the contact page and one item too', async ({ page }) => {
  for (const path of ['/services', '/contact', '/updates/sahyadri-rapid-open']) {
    await page.goto(path)
    expect(await sheetsOf(page), path).toHaveLength(1)
  }
})
