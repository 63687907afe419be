import { indianDay } from '@academy/api/shared/days/indian_days'

/**
 * Hides what is over, in a copy of a page that the device has kept: each such element carries the last
 * day on which it holds. A part whose elements are all hidden goes too.
 */
export function hideOver(root: ParentNode = document, now = Date.now()): void {
  const today = indianDay(now)
  for (const element of root.querySelectorAll<HTMLElement>('[data-last-day]')) {
    element.hidden = element.dataset.lastDay! < today
  }
  for (const part of root.querySelectorAll<HTMLElement>('[data-holds-days]')) {
    part.hidden = !part.querySelector('[data-last-day]:not([hidden])')
  }
}
