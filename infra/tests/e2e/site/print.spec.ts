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

const ON_ONE_SHEET = ['/services', '/contact', '/updates/sahyadri-rapid-open']

test('every page prints its content alone, no heading is left at the foot of a sheet, and the courses, the contact page and one item take one; a badge prints dark on light', async ({
  page,
}) => {
  for (const { path } of [
    ...pages,
    { path: '/achievements/state-under-15-champion' },
    { path: '/updates/sahyadri-rapid-open' },
  ]) {
    await (path === '/updates' || path === '/achievements' ? openList(page, path) : page.goto(path))
    const headings = (await page.getByRole('heading').allTextContents()).map(plain)
    const sheets = await sheetsOf(page)
    const lines = sheets.flat()
    expect(
      lines.filter((line) => controls.test(line)),
      path
    ).toEqual([])
    expect(plain(lines.join('')), path).toContain(headings[0])
    for (const sheet of sheets.slice(0, -1)) {
      const last = plain(sheet.at(-1)!)
      expect(
        headings.filter((heading) => heading.endsWith(last)),
        path
      ).toEqual([])
    }
    if (ON_ONE_SHEET.includes(path)) expect(sheets, path).toHaveLength(1)
  }

  await page.emulateMedia({ media: 'print' })
  const badge = page.locator('.state').first()
  await expect(badge).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('on wide paper, too, an item begins with its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/updates/sahyadri-rapid-open')
  const [title, text] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.locator('.details-text').boundingBox(),
  ])
  expect(title!.y).toBeLessThan(text!.y)
})

test('an open dialog prints its item once, in full and alone', async ({ page }) => {
  await openList(page, '/updates')
  await page.getByRole('link', { name: 'View details of Sahyadri Rapid Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sahyadri Rapid Open' })
  await expect(dialog).toBeVisible()
  const text = plain((await sheetsOf(page)).flat().join(''))
  for (const words of ['Sahyadri Rapid Open', 'Seven rounds under', 'Best woman', 'ten boards']) {
    expect(text.split(plain(words)), words).toHaveLength(2)
  }
  expect(text).not.toContain(plain('Inter-school team championship'))

  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(page.locator('.no-print.card')).toHaveCount(0)
})

test('an open plan prints alone', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('button', { name: 'Get Started with Real Gold' }).click()
  await expect(page.getByRole('dialog', { name: 'Real Gold' })).toBeVisible()
  const text = plain((await sheetsOf(page)).flat().join(''))
  expect(text).toContain(plain('Real Gold'))
  expect(text).not.toContain(plain((await page.getByRole('heading', { level: 1 }).textContent())!))
})

test('the board of a problem is printed with its squares', async ({ page }) => {
  await page.goto('/puzzle')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const board = page.locator('.puzzle-board')
  await expect(board).toHaveCSS('print-color-adjust', 'exact')
  await expect(board).toHaveCSS('background-image', /^repeating-conic-gradient\(rgb\(204/)
})
