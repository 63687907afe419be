/* Browsers with speculation rules fetch the next page by the rules in the head; the others by this. */
if (!HTMLScriptElement.supports?.('speculationrules')) {
  const known = new Set([location.href])
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || known.has(link.href) || link.pathname === '/login') return
    known.add(link.href)
    void fetch(link.href, { priority: 'low' })
  }
  addEventListener('mouseover', fetchAhead)
  addEventListener('touchstart', fetchAhead, { passive: true })
}
