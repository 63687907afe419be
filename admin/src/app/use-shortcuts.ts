import { useEffect, useEffectEvent } from 'react'

export function useShortcuts() {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector('[role$="dialog"]')) return
    const names: Record<string, string> = { '/': 'search', n: 'new' }
    const name = names[event.key]
    const target = name && document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)
    if (!target) return
    event.preventDefault()
    target.focus()
    if (name === 'new') target.click()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
