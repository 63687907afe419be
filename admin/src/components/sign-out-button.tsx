import { LogOutIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Button } from '@/components/ui/button'
import { useLayer } from '@/lib/history'
import { useWaiting } from '@/unsent/entries'

interface Props {
  /** Where the button stands: each has its own question. */
  place: 'sidebar' | 'menu' | 'security'
  onSignOut: () => void
  isPending?: boolean
  className: string
  children: ReactNode
}

export function SignOutButton({ place, onSignOut, isPending = false, className, children }: Props) {
  const count = useWaiting()?.length ?? 0
  const question = useLayer(`sign-out-${place}`)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        disabled={isPending}
        onClick={() => (count > 0 ? question.open() : onSignOut())}
      >
        <LogOutIcon aria-hidden />
        {children}
      </Button>
      <ConfirmDialog
        isOpen={question.isOpen}
        question={m.signOutUnsent()}
        subject={m.unsentChanges({ count })}
        labels={[m.signOut(), m.signingOut()]}
        isPending={isPending}
        onConfirm={onSignOut}
        onClose={question.close}
      />
    </>
  )
}
