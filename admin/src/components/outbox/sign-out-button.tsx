import type { UseMutationResult } from '@tanstack/react-query'
import { LogOutIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as m from 'virtual:admin-messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Button } from '@/components/ui/button'
import { useHistoryLayer } from '@/lib/history-layers'
import { useWaiting } from '@/lib/outbox/waiting'

interface Props {
  signOut: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>
  className: string
  children: ReactNode
}

/** Signs out; before it leaves something unsent on this device it asks. */
export function SignOutButton({ signOut, className, children }: Props) {
  const count = useWaiting()?.length ?? 0
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  useHistoryLayer(isAsked, close)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        disabled={signOut.isPending}
        onClick={() => (count > 0 ? setAsked(true) : signOut.mutate())}
      >
        <LogOutIcon aria-hidden />
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        question={m.signOutUnsent()}
        subject={m.unsentChanges({ count })}
        labels={[m.signOut(), m.signingOut()]}
        isPending={signOut.isPending}
        onConfirm={() => signOut.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </>
  )
}
