/*
 * News in a page that is open: it becomes a newer copy of itself in place, so that focus, scroll and
 * open disclosures stay.
 */

/** A part is its id, a row whom it is about; of other parts the first of a kind is the first of it. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const about = node.matches('tr') ? node.querySelector('a')?.getAttribute('href') : node.id
  return `${node.nodeName} ${about ?? ''} ${node.hasAttribute('data-own')}`
}

/** What the reader has opened, and the roles that a script gives, are not the newer page's to say. */
const isKept = (name: string, { nodeName }: Element) =>
  name === 'role' || (name === 'open' && nodeName === 'DETAILS')

function patchAttributes(shown: Element, fresh: Element) {
  const names = [...shown.getAttributeNames(), ...fresh.getAttributeNames()]
  for (const name of names) {
    if (isKept(name, shown)) continue
    const value = fresh.getAttribute(name)
    if (value === null) shown.removeAttribute(name)
    else if (value !== shown.getAttribute(name)) shown.setAttribute(name, value)
  }
}

function patchChildren(shown: Element, fresh: Element) {
  const known = new Map<string, ChildNode[]>()
  for (const node of shown.childNodes) {
    const key = keyOf(node)
    known.set(key, [...(known.get(key) ?? []), node])
  }
  let last: ChildNode | null = null
  for (const newer of fresh.childNodes) {
    const place: ChildNode | null = last ? last.nextSibling : shown.firstChild
    const match = known.get(keyOf(newer))?.shift()
    const node = match ?? (document.importNode(newer, true) as ChildNode)
    if (node !== place) shown.insertBefore(node, place)
    if (match) patchNode(match, newer)
    last = node
  }
  for (const node of [...known.values()].flat()) node.remove()
}

function patchNode(shown: Node, fresh: Node) {
  if (shown.isEqualNode(fresh)) return
  if (!(shown instanceof Element && fresh instanceof Element)) {
    shown.nodeValue = fresh.nodeValue
  } else if (!shown.hasAttribute('data-own')) {
    patchAttributes(shown, fresh)
    patchChildren(shown, fresh)
  }
}

/** Makes an element like a newer copy of it, but for what a script fills (`data-own`). */
export function patch(shown: Element, fresh: Element) {
  const focused = document.activeElement
  patchNode(shown, fresh)
  // What was moved has lost it.
  if (focused instanceof HTMLElement && focused !== document.activeElement) {
    focused.focus({ preventScroll: true })
  }
  if (location.hash && !document.querySelector(':target')) location.replace(location.hash)
}
