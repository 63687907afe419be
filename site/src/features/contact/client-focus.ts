import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:focus'?: boolean
  }
}

/**
 * The form works as HTML alone, so React waits until somebody is about to write, or until this device has
 * a text to put into it: a draft (outbox/draft.ts) or a message that waits (outbox/outbox.ts).
 */
const clientFocus: ClientDirective = (load, _, island) => {
  const wake = () => void load().then((hydrate) => hydrate())
  if (island.contains(document.activeElement) || hasText()) wake()
  else island.addEventListener('focusin', wake, { once: true })
}

function hasText(): boolean {
  try {
    return 'academy.contact-draft' in sessionStorage || 'academy.contact-outbox' in localStorage
  } catch {
    // Storage is blocked, so nothing was stored either.
    return false
  }
}

export default clientFocus
