/** Attributes that the reader or a script has set. */
const OWN = new Set(['open', 'hidden', 'style'])

/**
 * Makes a part of the page equal to a newer copy of it, node by node: what stays the same keeps its
 * focus, its selection and its position. What a script fills (`data-own`) is left alone.
 */
export function patch(shown: Element, fresh: Element) {
  if (shown.hasAttribute('data-own')) return
  const names = new Set([...shown.getAttributeNames(), ...fresh.getAttributeNames()])
  for (const name of names) {
    const value = fresh.getAttribute(name)
    if (OWN.has(name) || value === shown.getAttribute(name)) continue
    if (value === null) shown.removeAttribute(name)
    else shown.setAttribute(name, value)
  }
  const before = [...shown.childNodes]
  const after = [...fresh.childNodes]
  for (const [index, node] of after.entries()) {
    const old = before[index]
    if (!old) shown.append(node)
    else if (old.nodeName !== node.nodeName) old.replaceWith(node)
    else if (node instanceof Element) patch(old as Element, node)
    else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue
  }
  for (const old of before.slice(after.length)) old.remove()
}
