import type { KeyboardEvent } from 'react'

/** What stands for an item when it is reached by arrow keys: Enter then does what it does. */
export const primary = { 'data-primary': '' }

/** Moves the focus from item to item, in rows and columns as they are drawn. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement)) return
  const here = event.target.closest('[role="listitem"]')
  if (!here || !event.currentTarget.contains(here)) return
  const items = [...event.currentTarget.querySelectorAll('[role="listitem"]')]
  const next = neighbour(items, here, event.key)
  const control = next?.querySelector<HTMLElement>('[data-primary]')
  if (!control) return
  event.preventDefault()
  control.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the first item of the list that is shown. */
export function enterList() {
  document.querySelector<HTMLElement>('[role="list"] [data-primary]')?.focus()
}

function neighbour(items: Element[], here: Element, key: string) {
  const at = items.indexOf(here)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowRight') return items[at + 1]
  if (key === 'ArrowLeft') return items[at - 1]
  const { left } = here.getBoundingClientRect()
  const isInColumn = (item: Element) => Math.abs(item.getBoundingClientRect().left - left) < 1
  if (key === 'ArrowDown') return items.slice(at + 1).find(isInColumn)
  if (key === 'ArrowUp') return items.slice(0, at).reverse().find(isInColumn)
  return undefined
}
