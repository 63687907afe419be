import * as m from 'virtual:admin-messages'
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
      question={m.signOutUnsent()}
      subject={m.unsentChanges({ count })}
      labels={[m.signOut(), m.signingOut()]}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
