import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'

const THUMB = 48

/** Controls that a thumb has less than 48 × 48 px of; a label counts, and an `::after` around one. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type=hidden]), select, textarea, [role=switch]'
    )
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .map((control) => {
        const box = (control.closest('label') ?? control).getBoundingClientRect()
        const after = getComputedStyle(control, '::after')
        const beyond = (side: 'left' | 'right' | 'top' | 'bottom') =>
          after.position === 'absolute' ? Math.max(0, -parseFloat(after[side]) || 0) : 0
        const width = box.width + beyond('left') + beyond('right')
        const height = box.height + beyond('top') + beyond('bottom')
        return { what: control.outerHTML.slice(0, 80), width, height }
      })
      .filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.5)
      .map(({ what, width, height }) => `${what}: ${Math.round(width)} × ${Math.round(height)}`)
  }, THUMB)

/** What is chosen in a select, where it has less room than one of its words takes. */
const cutSelects = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .map((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        pen.font = font
        // They stand in several lines where they have to.
        const words = (select.selectedOptions[0]?.label ?? '').split(' ')
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const longest = Math.max(...words.map((word) => pen.measureText(word).width))
        return { words: words.join(' '), missing: Math.ceil(longest - room) }
      })
      .filter(({ missing }) => missing > 1)
      .map(({ words, missing }) => `${words}: ${missing} px`)
  })

/** No part of the page is to be reached by scrolling sideways alone. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        ),
      'sideways scrolling'
    )
    .toBeLessThanOrEqual(0)

/**
 * Of what is shown now nothing is cut off, at 320 px either, nor at 360 px with large text, and
 * thumbs find room. The window is that of a small phone then.
 */
export async function expectNothingCut(page: Page) {
  await page.setViewportSize({ ...SMALL_PHONE, width: 320 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(SMALL_PHONE)
  await expect.poll(() => smallTargets(page)).toEqual([])
  await expect.poll(() => cutSelects(page), 'cut choices').toEqual([])
  const resetText = await enlargeText(page)
  await expectNothingLost(page)
  await expect.poll(() => cutSelects(page), 'cut choices in large text').toEqual([])
  await resetText()
}

/** The same, and what axe finds, of a state that is named in the report. */
export const checkState = (page: Page, name: string) =>
  test.step(name, async () => {
    await expectAccessible(page)
    await expectNothingCut(page)
  })
