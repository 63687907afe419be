import { expect } from '../fixtures.ts'
import { checkEveryStateAndLargeText } from './states.ts'
import { expectNoSidewaysScroll, pages, test } from './visitor.ts'

checkEveryStateAndLargeText()

/** As specified, in pixels. */
const headingSizes = { H1: 40, H2: 32, H3: 28 }

test('every page: landmarks, one main heading and a language; headings of 2.5, 2 and 1.75 rem; nothing reaches out sideways at 360, 640, 768 or 1024 px', async ({
  page,
}) => {
  for (const { path, heading } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }

    // Those of cards are labels of their own size.
    const other = await page
      .locator('main :is(h1, h2, h3):not(.hero h1, .card-title, .cards h2, dialog h2)')
      .evaluateAll(
        (headings, sizes) =>
          headings
            .map(({ tagName, textContent }, at) => ({
              text: textContent,
              size: getComputedStyle(headings[at]!).fontSize,
              asked: `${sizes[tagName as keyof typeof sizes]}px`,
            }))
            .filter(({ size, asked }) => size !== asked),
        headingSizes
      )
    expect(other, path).toEqual([])

    // 640 px is a window of 1280 px at 200 %, 360 px one of 1440 px at 400 %.
    for (const width of [360, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('forced colours: what is chosen and what can be pressed still shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const current = page.getByRole('banner').locator('[aria-current=page]')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await page.goto('/updates')
  const search = page.getByRole('searchbox')
  await expect(search).toHaveCSS('border-top-style', 'solid')
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Send Message' })
  await expect(button).not.toHaveCSS('border-top-style', 'none')
})

test('on paper: dark on white, without bars and controls, a tournament on one sheet', async ({
  page,
}) => {
  await page.goto('/updates')
  const [address] = await page
    .getByRole('link', { name: /^View details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await page.goto(address!)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
