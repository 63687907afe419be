import * as m from 'virtual:messages'
interface Link {
  href: string
  text: string
}

/** A line at the foot of the window that waits until it is closed. */
export function showNotice(text: string, link?: Link, onClose?: () => void): HTMLElement {
  const notice = document.createElement('div')
  notice.className = 'panel no-print'
  // Set one by one, which the policy allows; no page carries rules for what hardly ever shows.
  Object.assign(notice.style, {
    position: 'fixed',
    zIndex: '30',
    inset: 'auto 1rem 1rem',
    display: 'flex',
    gap: '1rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxWidth: '32rem',
    marginInline: 'auto',
    padding: '0.5rem 0.5rem 0.5rem 1.25rem',
    border: '1px solid #6fcf7c',
    borderRadius: '12px',
    background: '#1a1a1a',
    color: '#f5f1e3',
  })
  const words = document.createElement('p')
  words.role = 'status'
  const close = document.createElement('button')
  close.className = 'button-icon'
  close.ariaLabel = m.close()
  close.textContent = '✕'
  close.onclick = () => {
    notice.remove()
    onClose?.()
  }
  notice.append(words, close)
  document.body.append(notice)
  // After its region is there: a region that comes with its text is often not read out.
  setTimeout(() => {
    words.textContent = text
    if (!link) return
    const anchor = document.createElement('a')
    anchor.href = link.href
    anchor.textContent = link.text
    words.append(' ', anchor)
  }, 100)
  return notice
}
