/* News in a page that is open: only what is another in a newer copy of it is replaced. */

const unnamed = ({ children }: Element) => [...children].filter(({ id }) => id === '')
const idsOf = ({ children }: Element) => [...children].map(({ id }) => id).join()

/** Whether a newer copy has the same parts, but for lists, which may come and go. */
export const hasSameParts = (shown: Element, fresh: Element) =>
  unnamed(shown).length === unnamed(fresh).length

/** Puts each list where the newer copy has it; which one it is, its id says and not its place. */
function arrange(shown: Element, fresh: Element) {
  const others = unnamed(shown).values()
  const known = new Map([...shown.children].map((part) => [part.id, part]))
  const parts = [...fresh.children].map((part) =>
    part.id === '' ? others.next().value! : (known.get(part.id) ?? part.cloneNode(true))
  )
  shown.replaceChildren(...parts)
  // A part that was moved is the page's target no more.
  if (location.hash) location.replace(location.hash)
}

/** Replaces what is another in a newer copy, but for what a script fills (`data-own`). */
export function patch(shown: Element, fresh: Element) {
  if (shown.isEqualNode(fresh) || shown.hasAttribute('data-own')) return
  if (idsOf(shown) !== idsOf(fresh) && hasSameParts(shown, fresh)) arrange(shown, fresh)
  const [before, after] = [[...shown.children], [...fresh.children]]
  const hasText = [...fresh.childNodes].some((node) => node instanceof Text && node.data.trim())
  if (before.length === 0 || before.length !== after.length || hasText) shown.replaceWith(fresh)
  else for (const [index, part] of before.entries()) patch(part, after[index]!)
}
