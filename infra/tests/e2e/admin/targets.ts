import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

const LEAST = 48

/**
 * Every control that is shown can be pressed on at least 48 × 48 px; a label counts with its box,
 * and so does an ::after that reaches beyond its control.
 */
export async function expectLargeTargets(page: Page) {
  const small = await page.evaluate((least) => {
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
        const name = control.getAttribute('aria-label') ?? control.textContent.trim()
        return { what: `${control.tagName} ${name}`, width, height }
      })
      .filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.5)
      .map(({ what, width, height }) => `${what}: ${Math.round(width)} × ${Math.round(height)}`)
  }, LEAST)
  expect(small, 'targets smaller than 48 px').toEqual([])
}
