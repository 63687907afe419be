import { LogOutIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Button } from '@/components/ui/button'
import { useHistoryLayer } from '@/lib/history-layers'
import { useWaiting } from '@/lib/outbox/waiting'

interface Props {
  onSignOut: () => void
  isPending?: boolean
  className: string
  children: ReactNode
}

/** Signs out; before it leaves something unsent on this device it asks. */
export function SignOutButton({ onSignOut, isPending = false, className, children }: Props) {
  const count = useWaiting()?.length ?? 0
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  useHistoryLayer(isAsked, close)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        disabled={isPending}
        onClick={() => (count > 0 ? setAsked(true) : onSignOut())}
      >
        <LogOutIcon aria-hidden />
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        question={m.signOutUnsent()}
        subject={m.unsentChanges({ count })}
        labels={[m.signOut(), m.signingOut()]}
        isPending={isPending}
        onConfirm={() => {
          close()
          onSignOut()
        }}
        onClose={close}
      />
    </>
  )
}
