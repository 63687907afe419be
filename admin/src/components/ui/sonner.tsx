import { useEffect, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'
import * as m from 'virtual:admin-messages'

function Toaster() {
  const place = useRef<HTMLDivElement>(null)

  // sonner waits while the pointer is over a toast, not while the keyboard is in it. The focus is
  // passed on as the pointer movement it listens for.
  useEffect(() => {
    const element = place.current
    if (!element) return
    const list = () => element.querySelector('[data-sonner-toaster]')
    const stay = () => list()?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    const go = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return
      list()?.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })
      )
    }
    // The pointer leaves, the focus does not; sonner has to have seen the first of it by then.
    const leave = (event: MouseEvent) => {
      if (event.isTrusted && element.contains(document.activeElement)) setTimeout(stay)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('focusin', stay, { signal })
    element.addEventListener('focusout', go, { signal })
    element.addEventListener('mouseout', leave, { signal })
    return () => listening.abort()
  }, [])

  return (
    <div ref={place}>
      <Sonner
        containerAriaLabel={m.notifications()}
        theme="dark"
        position="top-right"
        duration={5000}
        offset={{ top: 'var(--toast-top)', right: 16 }}
        mobileOffset={{ top: 'var(--toast-top)', left: 16, right: 16 }}
        closeButton
        toastOptions={{
          classNames: {
            toast: 'academy-toast',
            actionButton: 'academy-toast-action',
            cancelButton: 'academy-toast-action',
            closeButton: 'academy-toast-close',
          },
        }}
      />
    </div>
  )
}

export { Toaster }
