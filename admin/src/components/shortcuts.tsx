import { useEffect, useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'
import { useReturnFocus } from '@/lib/return-focus'

const OFF = 'academy.shortcuts-off'
const keys = [
  ['/', 'Search'],
  ['n', 'New item'],
  ['?', 'This list'],
  ['Arrow keys', 'From item to item, from the search too'],
  ['Enter', 'Open the item'],
  ['Ctrl + Enter', 'Save the open form'],
  ['Esc', 'Close the open dialog'],
] as const

/** Single keys for the whole dashboard; they act outside fields and dialogs, and can be turned off. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const [isOff, setOff] = useState(() => localStorage.getItem(OFF) !== null)
  const returnFocus = useReturnFocus()

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role$="dialog"]')) return
      if (event.key === '?') return setOpen(true)
      if (isOff) return
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
  }, [isOff])

  function turn(isOn: boolean) {
    setOff(!isOn)
    if (isOn) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '1')
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent {...returnFocus}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogDescription>Single keys act only outside fields.</DialogDescription>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
          {keys.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-input px-2 py-0.5 font-sans">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <div className="flex min-h-12 items-center justify-between gap-4 border-t pt-4">
          <Label htmlFor="shortcuts-on">Single keys / and n</Label>
          <Switch id="shortcuts-on" checked={!isOff} onCheckedChange={turn} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
