import { LogOutIcon } from 'lucide-react'
import { useState } from 'react'
import { SignOutQuestion } from '@/components/outbox/sign-out-question'
import { Button } from '@/components/ui/button'
import { useWaiting } from '@/lib/outbox/waiting'
import { useSignOutEverywhere } from './account-queries'

export function SignOutEverywhere() {
  const signOut = useSignOutEverywhere()
  const isWaiting = (useWaiting()?.length ?? 0) > 0
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel border bg-card p-5">
      <div className="min-w-0 grow basis-64">
        <h2 className="text-xl font-bold">Sign Out Everywhere</h2>
        <p className="mt-1 text-muted-foreground">
          For a lost phone or a borrowed computer: every device has to sign in again, this one too.
        </p>
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={signOut.isPending}
        onClick={() => (isWaiting ? setAsked(true) : signOut.mutate())}
      >
        <LogOutIcon aria-hidden />
        {signOut.isPending ? 'Signing Out...' : 'Sign Out Everywhere'}
      </Button>
      <SignOutQuestion
        isAsked={isAsked}
        isPending={signOut.isPending}
        onConfirm={() => signOut.mutate(undefined, { onSettled: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}
