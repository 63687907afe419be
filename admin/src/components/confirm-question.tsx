import { useRef, type MouseEvent } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'

export interface ConfirmProps {
  question: string
  subject: string
  labels?: readonly [label: string, pending: string]
  isRescue?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A question takes a moment to go: a second press meanwhile is not another answer. */
const SECOND_PRESS_MS = 1_000

export default function ConfirmQuestion({
  question,
  subject,
  labels: [label, pending] = [m.deleteIt(), m.deleting()],
  isRescue = false,
  isPending,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const pressedAt = useRef(-SECOND_PRESS_MS)

  function confirm({ timeStamp }: MouseEvent) {
    if (timeStamp - pressedAt.current < SECOND_PRESS_MS) return
    pressedAt.current = timeStamp
    onConfirm()
  }

  return (
    <Dialog
      role="alertdialog"
      className="max-w-md! gap-6!"
      showCloseButton={false}
      onInteractOutside={(event) => event.preventDefault()}
      onClose={() => !isPending && onClose()}
    >
      <div className="flex flex-col gap-2">
        <DialogTitle>{question}</DialogTitle>
        <DialogDescription className="text-pale!">{subject}</DialogDescription>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button
          variant={isRescue ? 'default' : 'destructive'}
          disabled={isPending}
          onClick={confirm}
        >
          {isPending ? pending : label}
        </Button>
      </div>
    </Dialog>
  )
}
