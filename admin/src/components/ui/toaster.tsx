import { CircleAlertIcon, CircleCheckIcon, XIcon } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '@/lib/messages'
import { notices, toast, type Notice } from '@/lib/toast'

const SHOWN_MS = 5_000

const icons = {
  plain: null,
  success: <CircleCheckIcon aria-hidden className="mr-3 size-5 shrink-0 text-success" />,
  error: <CircleAlertIcon aria-hidden className="mr-3 size-5 shrink-0 text-destructive" />,
} satisfies Record<Notice['look'], unknown>

/** The newest notice, over the bar of phones: dialogs as tall as the window leave it room. */
export function Toaster() {
  const newest = notices.use().at(-1)
  const id = newest?.id
  useEffect(() => {
    if (id !== undefined) setTimeout(() => toast.dismiss(id), SHOWN_MS)
  }, [id])
  return (
    <section
      aria-label={m.notifications()}
      aria-live="polite"
      className="pointer-events-auto fixed top-1 right-4 z-100 w-89 max-sm:inset-x-2 max-sm:w-auto print:hidden"
    >
      {newest && <Toast key={newest.id} {...newest} />}
    </section>
  )
}

function Toast({ id, look, title, description, action, undo }: Notice) {
  return (
    <div
      data-toast=""
      className="flex min-h-14 animate-in items-center rounded-panel border border-border-strong bg-secondary py-1 pr-1 pl-3 text-sm leading-tight shadow-lg fade-in slide-in-from-top-4"
    >
      {icons[look]}
      <div className="min-w-0 grow py-1 pr-2 wrap-anywhere">
        <p className="font-bold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      {[undo, action].map(
        (button) =>
          button && (
            <button
              key={button.label}
              type="button"
              className="h-12 shrink-0 rounded-control px-2 font-bold text-primary hover:bg-accent"
              onClick={() => {
                button.onClick()
                toast.dismiss(id)
              }}
            >
              {button.label}
            </button>
          )
      )}
      <button
        type="button"
        aria-label={m.dismiss()}
        className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-accent"
        onClick={() => toast.dismiss(id)}
      >
        <XIcon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
