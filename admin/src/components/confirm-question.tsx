import * as m from 'virtual:admin-messages'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { useReturnFocus } from '@/lib/return-focus'

export interface ConfirmProps {
  isOpen: boolean
  question: string
  /** What the question is about, in its own words. */
  subject: string
  /** What the button says, and says while it is done. */
  labels?: readonly [label: string, pending: string]
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
  isPending,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && !isPending && onClose()}>
      <AlertDialogContent {...returnFocus}>
        <AlertDialogHeader>
          <AlertDialogTitle>{question}</AlertDialogTitle>
          <AlertDialogDescription className="text-pale!">{subject}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>{m.cancel()}</AlertDialogCancel>
          <AlertDialogAction
            disabled={isPending}
            onClick={(event) => {
              // Radix would close at once; the answer of the server closes it.
              event.preventDefault()
              onConfirm()
            }}
          >
            {isPending ? pending : label}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
