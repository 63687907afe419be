import type { Locator } from '@playwright/test'
import { expect, IN_MOTION, STILL } from '../fixtures.ts'
import { test } from './visitor.ts'

test.use(IN_MOTION)

/** How far below its place a section is drawn, in pixels. */
const riseOf = (locator: Locator) =>
  locator.evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).m42)

/** The number that is drawn over the one in the page, while it is. */
const counted = (figure: Locator) =>
  figure.evaluate((node) => {
    const { counterReset, opacity } = getComputedStyle(node, '::before')
    return opacity === '0' ? null : Number(counterReset.split(' ')[1])
  })

test('sections rise and figures are counted as they are scrolled to', async ({ page }) => {
  await page.goto('/')
  const founder = page.locator('#founder')
  const story = founder.locator('> *').first()
  const figure = founder.getByText('100+')
  expect(await riseOf(story)).toBeGreaterThan(0)
  expect(await counted(figure)).toBe(0)
  await expect(figure, 'the figure that is meant stands in the page').toHaveText('100+')

  const scrollTo = (from: Locator, share: number) =>
    from.evaluate((node, part) => {
      const { top } = node.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * part, behavior: 'instant' })
    }, share)
  await scrollTo(figure, 0.9)
  await expect.poll(() => counted(figure)).toBeGreaterThan(0)
  await expect.poll(() => counted(figure)).toBeLessThan(100)
  await scrollTo(figure, 0.5)
  await expect.poll(() => counted(figure)).toBe(null)
  await scrollTo(story, 0.3)
  await expect.poll(() => riseOf(story)).toBe(0)
})

test('the picture of a pressed card becomes that of the page it leads to', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        Object.assign(window, { parts: parts.map(({ pseudoElement }) => pseudoElement) })
      })
    })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Courses and prices' }).click()
  await expect(page).toHaveURL('/services')
  await expect
    .poll(() => page.evaluate(() => (window as { parts?: string[] }).parts ?? []))
    .toContain('::view-transition-group(picture)')
})

test('a piece answers the pointer', async ({ page }) => {
  await page.goto('/testimonials')
  const card = page.getByRole('main').getByRole('figure').first()
  const portrait = card.locator('img')
  await expect(portrait).toHaveCSS('transform', 'none')
  await card.hover()
  await expect(portrait).not.toHaveCSS('transform', 'none')
})

test.describe('when motion is unwanted', () => {
  test.use(STILL)
  test('all is there from the first, and nothing answers, grows or flies', async ({ page }) => {
    for (const path of ['/', '/about', '/services', '/testimonials']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
      const moved = await page
        .locator('main section > *')
        .evaluateAll(
          (nodes) =>
            nodes.filter((node) => new DOMMatrix(getComputedStyle(node).transform).m42 !== 0).length
        )
      expect(moved, path).toBe(0)
    }
    const card = page.getByRole('main').getByRole('figure').first()
    await card.hover()
    await expect(card.locator('img')).toHaveCSS('transform', 'none')
  })
})
