import { useRef } from 'react'

/**
 * For a dialog that is opened by the address and not by a Radix trigger: gives the focus back to
 * what had it, or to the view when that is gone (its item was deleted, the page was reloaded).
 * Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('view')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
