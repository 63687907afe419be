import { XIcon } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster as Sonner, useSonner } from 'sonner'
import { m } from '@/lib/messages'

const SHOWN_MS = 5_000
const button = 'h-12 shrink-0 rounded-control px-2 font-bold text-primary hover:bg-accent'

/** The newest notice, over the bar of phones: dialogs as tall as the window leave it room. */
function Toaster() {
  const newest = useSonner().toasts[0]?.id
  // sonner's own clock stands still while it takes a toast to be hovered, which a tap can leave it doing.
  useEffect(() => {
    if (newest !== undefined) setTimeout(() => toast.dismiss(newest), SHOWN_MS)
  }, [newest])
  return (
    <Sonner
      className="pointer-events-auto font-sans print:hidden"
      containerAriaLabel={m.notifications()}
      position="top-right"
      offset={{ top: 4, right: 16 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
      visibleToasts={1}
      duration={SHOWN_MS}
      closeButton
      icons={{ close: <XIcon aria-hidden className="size-5" /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: m.dismiss(),
        classNames: {
          toast:
            'flex min-h-14 items-center rounded-panel border border-border-strong bg-secondary py-1 pr-1 pl-3 text-sm leading-tight shadow-lg',
          icon: 'mr-3 text-success in-data-[type=error]:text-destructive',
          content: 'min-w-0 grow py-1 pr-2',
          title: 'line-clamp-3 font-bold',
          actionButton: button,
          cancelButton: button,
          closeButton:
            'order-last grid size-12 shrink-0 place-items-center rounded-control hover:bg-accent',
        },
      }}
    />
  )
}

export { Toaster }
