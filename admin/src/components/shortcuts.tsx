import { useEffect, useState } from 'react'
import { useHistoryLayer } from '@/lib/history-layers'
import { lazyPart } from '@/lib/lazy-part'

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog'))

/** Single keys for the whole dashboard; they act outside fields and dialogs. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  useHistoryLayer(isOpen, () => setOpen(false))

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role$="dialog"]')) return
      if (event.key === '?') return setOpen(true)
      const names: Record<string, string> = { '/': 'search', n: 'new' }
      const name = names[event.key]
      const target = name && document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)
      if (!target) return
      event.preventDefault()
      target.focus()
      if (name === 'new') target.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
