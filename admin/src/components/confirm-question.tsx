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

export default function ConfirmQuestion({
  question,
  subject,
  labels: [label, pending] = [m.deleteIt(), m.deleting()],
  isRescue = false,
  isPending,
  onConfirm,
  onClose,
}: ConfirmProps) {
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
          onClick={onConfirm}
        >
          {isPending ? pending : label}
        </Button>
      </div>
    </Dialog>
  )
}
