import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The window of a small phone. */
export const SMALL_PHONE = { width: 360, height: 740 }

/**
 * Sets the text as large as somebody has it who chose twice the usual size in the browser: the
 * page's `1rem` is then 32 px, and so is the `em` of its media queries.
 * @returns takes it back
 */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const set = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await set(32, 26)
  return async () => {
    await set(16, 13)
    await session.detach()
  }
}

/**
 * Neither the page nor a part of it scrolls sideways, and every control of what is open can be
 * brought into the window, stands there whole, and is what a press on its middle would meet.
 */
export async function expectNothingLost(page: Page) {
  await expect(page.locator('html'), 'the text is large').toHaveCSS('font-size', '32px')
  expect.soft(await page.evaluate(findLost), page.url()).toEqual([])
}

/** Runs in the page. */
function findLost(): string[] {
  const root = document.documentElement
  const nameOf = (element: Element) =>
    `${element.outerHTML.slice(0, 120)} in .${element.parentElement?.className}`
  const dialogs = document.querySelectorAll(
    'dialog:modal, :is([role=dialog], [role=alertdialog])[data-state=open]'
  )
  const open = [...dialogs].at(-1) ?? document.body
  const field = 'input, textarea, select'
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)

  const wide = [root, open, ...open.querySelectorAll(`:not(${field})`)]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .filter((element) => element === root || scrolls(element))
    .map(
      (element) =>
        `scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`
    )

  const faultOf = (control: Element): string | undefined => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right } = control.getBoundingClientRect()
    if (left < -1 || right > root.clientWidth + 1) return 'beyond the window'
    const isCut = control.scrollWidth > control.clientWidth && clips(control)
    if (isCut && !control.matches(field)) return 'cut off'
    const line = control.getClientRects()[0]!
    const middle = (from: number, to: number, size: number) =>
      (Math.max(from, 0) + Math.min(to, size)) / 2
    const met = document.elementFromPoint(
      control.matches(field) ? line.left + 8 : middle(line.left, line.right, innerWidth),
      middle(line.top, line.bottom, innerHeight)
    )
    // A toast leaves by itself.
    if (met?.closest('[data-sonner-toast]')) return undefined
    if (!(control.closest('label') ?? control).contains(met))
      return `under ${met?.outerHTML.slice(0, 60)}`
    return undefined
  }
  const controls =
    'a[href], button, summary, input:not([type=checkbox][aria-hidden]), select, textarea'
  const lost = [...open.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 1)
    .filter((control) => !control.matches(':disabled, [aria-hidden=true] *, .skip-link'))
    // Of a toast that is on its way out of the window.
    .filter((control) => !control.matches('[data-sonner-toast][data-removed=true] *'))
    .flatMap((control) => {
      const fault = faultOf(control)
      return fault ? [`${fault}: ${nameOf(control)}`] : []
    })
  return [...wide, ...lost]
}
