import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { m } from '@/lib/messages'
import { buttonVariants } from '@/components/ui/button'
import { useReturnFocus } from '@/lib/return-focus'

export interface ConfirmProps {
  isOpen: boolean
  question: string
  subject: string
  /** What the button says, and says while it is done. */
  labels?: readonly [label: string, pending: string]
  isRescue?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The one question before something is deleted; the focus starts on Cancel. */
export default function ConfirmQuestion({
  isOpen,
  question,
  subject,
  labels: [label, pending] = [m.deleteIt(), m.deleting()],
  isRescue = false,
  isPending,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isPending && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/70 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-1/2 gap-6 overflow-y-auto rounded-panel border border-border-strong bg-card p-6 text-card-foreground duration-160 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98"
        >
          <div className="flex flex-col gap-2">
            <AlertDialog.Title className="text-xl leading-snug font-bold">
              {question}
            </AlertDialog.Title>
            <AlertDialog.Description className="text-base text-pale">
              {subject}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel className={buttonVariants({ variant: 'outline' })}>
              {m.cancel()}
            </AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonVariants({ variant: isRescue ? 'default' : 'destructive' })}
              disabled={isPending}
              onClick={(event) => {
                // Radix would close at once; the answer of the server closes it.
                event.preventDefault()
                onConfirm()
              }}
            >
              {isPending ? pending : label}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
