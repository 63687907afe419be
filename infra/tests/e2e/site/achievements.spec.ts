import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import {
  expectFault,
  openList,
  openWithoutScripts,
  test,
  translate,
  untilAwake,
} from './visitor.ts'

const champion = 'State under-15 champion'
const strongest = 'Beat a player rated above 2300'

/** Width over height of the pictures that are shown. */
const ratios = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ width, height }) => Math.round((width / height) * 100) / 100)
  )

test('an achievement is found, sorted by rating, opened and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, '/achievements')
  const main = page.getByRole('main')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    const shown = await ratios(page, '.card .item-picture')
    expect(shown.length).toBeGreaterThan(4)
    expect(new Set(shown), `cards at ${width} px`).toEqual(new Set([0.75]))
  }
  const titles = main.getByRole('heading', { level: 2 })
  const dates = await main
    .locator('.card-meta time')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime')!))
  expect(dates, 'the newest first').toEqual(dates.toSorted().reverse())

  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('Highest rating')
  await expect(titles.first()).toHaveText(strongest)
  await expect(page).toHaveURL('/achievements?sort=rating')
  await page.reload()
  await expect(titles.first(), 'from the server').toHaveText(strongest)
  await expect(sort).toHaveValue('rating')

  const search = page.getByRole('searchbox')
  await search.fill('xyzzy')
  await expect(titles).toHaveText(['No Results Found'])
  await search.fill('salunke')
  await expect(titles).toHaveText([champion])
  await expect(page).toHaveURL('/achievements?sort=rating&q=salunke')
  const card = main.getByRole('listitem').filter({ hasText: champion })
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'State',
    'Under 15',
    'Champion +1',
  ])

  await page.getByRole('link', { name: `View details of ${champion}` }).click()
  const dialog = page.getByRole('dialog', { name: champion })
  await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByText('+115')).toBeVisible()
  await expect(dialog.getByText('Rutuja Salunke')).toBeVisible()
  expect(await ratios(page, 'dialog[open] .item-picture')).toEqual([0.75])
  const href = await dialog.getByRole('link', { name: 'Open as a page' }).getAttribute('href')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(href)

  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: champion })).toBeVisible()
  await page.getByRole('link', { name: /^View full-size picture/ }).click()
  const viewer = page.getByRole('dialog', { name: champion })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Back to The Hall of Fame' }).click()
  await expect(page).toHaveURL('/achievements')
})

for (const isTranslated of [false, true]) {
  const where = isTranslated ? 'a translated page' : 'a page'
  test(`what is typed and chosen in ${where} before its scripts come is used`, async ({
    page,
    faults,
  }) => {
    const letThrough = await openWithoutScripts(page, '/achievements')
    if (isTranslated) await translate(page)
    await page.getByRole('combobox').selectOption('rating')
    const search = page.getByRole('searchbox')
    await search.click()
    await page.keyboard.type('ra')
    letThrough()
    await untilAwake(page.locator('.browse-form'))
    await page.keyboard.type('ted')
    await expect(search).toHaveValue('rated')
    await expect(page).toHaveURL(({ searchParams }) => {
      return searchParams.get('q') === 'rated' && searchParams.get('sort') === 'rating'
    })
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(strongest)
    if (isTranslated) expectFault(faults, /#418/)
  })
}
