import { CircleAlertIcon, CircleCheckIcon, XIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { dismiss, toasts } from '@/lib/toast'

/** The newest notice, over the bar of the app: dialogs as tall as the window leave it room. */
export function Toaster() {
  return (
    <section
      aria-label={m.notifications()}
      aria-live="polite"
      className="pointer-events-auto fixed top-1 right-2 z-60 max-sm:left-2 sm:right-4 sm:w-95 print:hidden"
    >
      <ul>
        {toasts.use().map(({ id, type, title, description, undo, action }) => (
          <li
            key={id}
            data-toast
            className="flex min-h-14 animate-in items-center rounded-panel border border-border-strong bg-secondary py-1 pr-1 pl-3 text-sm leading-tight shadow-lg fade-in-0 not-last:hidden"
          >
            {type === 'success' && (
              <CircleCheckIcon aria-hidden className="mr-3 size-5 shrink-0 text-success" />
            )}
            {type === 'error' && (
              <CircleAlertIcon aria-hidden className="mr-3 size-5 shrink-0 text-destructive" />
            )}
            <div className="min-w-0 grow">
              <p className="font-bold">{title}</p>
              {description && <p>{description}</p>}
            </div>
            {[undo, action].map(
              (one) =>
                one && (
                  <Button
                    key={one.label}
                    variant="ghost"
                    className="px-2! text-primary!"
                    onClick={() => {
                      dismiss(id)
                      one.onClick()
                    }}
                  >
                    {one.label}
                  </Button>
                )
            )}
            <IconButton Icon={XIcon} label={m.dismiss()} onClick={() => dismiss(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
