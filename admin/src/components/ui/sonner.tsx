import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast, Toaster as Sonner, useSonner } from 'sonner'
import { m } from '@/lib/messages'
import { freeTop, headerBoxes } from '@/lib/toast-position'

const SHOWN_MS = 5_000

/** sonner holds its own clock back while it takes a toast to be hovered, which a tap can leave it doing. */
function useDismissal() {
  const { toasts } = useSonner()
  const timers = useRef(new Map<string | number, number>())
  useEffect(() => {
    for (const { id, duration = SHOWN_MS } of toasts) {
      if (timers.current.has(id)) continue
      timers.current.set(
        id,
        window.setTimeout(() => toast.dismiss(id), duration)
      )
    }
  }, [toasts])
  return toasts.length
}

function Toaster() {
  const count = useDismissal()
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (count === 0) return
    const place = () => setTop(freeTop(headerBoxes()))
    place()
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [count])
  return (
    <Sonner
      containerAriaLabel={m.notifications()}
      theme="dark"
      position="top-right"
      duration={Infinity}
      offset={{ top, right: 16 }}
      mobileOffset={{ top, left: 16, right: 16 }}
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
  )
}

export { Toaster }
