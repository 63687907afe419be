import * as m from 'virtual:messages'
/** A line at the foot of the window that waits until it is closed. `href`: where to go about it. */
export function showNotice(text: string, href?: string): void {
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
  close.onclick = () => notice.remove()
  notice.append(words, close)
  document.body.append(notice)
  // After its region is there: a region that comes with its text is often not read out.
  setTimeout(() => {
    words.textContent = text
    if (!href) return
    const link = document.createElement('a')
    link.href = href
    link.textContent = m.openForm()
    words.append(' ', link)
  }, 100)
}
