import { ConfirmDialog } from '@/components/confirm-dialog'
import { useHistoryLayer } from '@/lib/history-layers'
import { useWaiting } from '@/lib/outbox/waiting'

interface Props {
  isAsked: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before a sign-out that leaves something unsent on this device. */
export function SignOutQuestion({ isAsked, isPending, onConfirm, onClose }: Props) {
  const count = useWaiting()?.length ?? 0
  useHistoryLayer(isAsked, onClose)
  return (
    <ConfirmDialog
      isOpen={isAsked}
      question="Sign out before everything is sent?"
      subject={
        (count === 1 ? 'One change has' : `${count} changes have`) +
        ' not been sent. What waits stays on this device and is sent when you sign in here again.'
      }
      labels={['Sign Out', 'Signing Out...']}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
