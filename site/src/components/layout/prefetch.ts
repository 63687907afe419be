/* Browsers with speculation rules fetch the next page by the rules in the head; the others by this. */
if (!HTMLScriptElement.supports?.('speculationrules')) {
  const known = new Set([location.href])
  const fetchAhead = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || known.has(link.href) || link.pathname === '/login') return
    known.add(link.href)
    // It fails with the page that is left before its answer has come.
    fetch(link.href, { priority: 'low' }).catch(() => {})
  }
  // Of a mouse above it, and of a finger as it is put down.
  addEventListener('pointerover', fetchAhead)
}
