import * as React from 'react'
import { XIcon } from 'lucide-react'
import * as DialogPrimitive from '@radix-ui/react-dialog'
import { m } from '@/lib/messages'

import { cn } from '@/lib/cn'

interface DialogProps extends React.ComponentProps<typeof DialogPrimitive.Content> {
  focusOn?: (content: HTMLElement) => HTMLElement | null
  showCloseButton?: boolean
  onClose: () => void
}

/** A press on a notice above the dialog is not a press beside it. */
function ignoreToasts(event: CustomEvent<{ originalEvent: PointerEvent }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}

/**
 * A dialog is opened by the address and not by a Radix trigger: the focus goes back to what had it,
 * or to the view when that is gone (its item was deleted, the page was reloaded).
 */
function returnFocus(event: Event, opener: Element | null) {
  event.preventDefault()
  const isThere = opener?.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById('view')
  if (target instanceof HTMLElement) target.focus()
}

function Dialog({
  className,
  children,
  focusOn,
  showCloseButton = true,
  onClose,
  ...props
}: DialogProps) {
  const opener = React.useRef<Element>(null)
  return (
    <DialogPrimitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 z-50 animate-in bg-black/70 fade-in-0"
        />
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem-2*var(--toast))] w-[calc(100%-2rem)] max-w-lg -translate-1/2 animate-in gap-4 overflow-y-auto rounded-panel border border-border bg-card p-6 text-card-foreground duration-160 fade-in-0 zoom-in-98',
            className
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!focusOn) return
            event.preventDefault()
            focusOn(event.currentTarget as HTMLElement)?.focus()
          }}
          onCloseAutoFocus={(event) => returnFocus(event, opener.current)}
          onPointerDownOutside={ignoreToasts}
          {...props}
        >
          {children}
          {showCloseButton && (
            <DialogPrimitive.Close
              data-slot="dialog-close"
              className="absolute top-2 right-2 grid size-12 place-items-center rounded-control text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
            >
              <XIcon aria-hidden className="size-5" />
              <span className="sr-only">{m.close()}</span>
            </DialogPrimitive.Close>
          )}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

function DialogTitle({ className, ...props }: React.ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('text-xl leading-tight font-bold text-pale', className)}
      {...props}
    />
  )
}

function DialogDescription({
  className,
  ...props
}: React.ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-base text-muted-foreground', className)}
      {...props}
    />
  )
}

export { Dialog, DialogDescription, DialogTitle }
