import { LogOutIcon } from 'lucide-react'
import { useState } from 'react'
import * as m from 'virtual:admin-messages'
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
        <h2 className="text-xl font-bold">{m.signOutAll()}</h2>
        <p className="mt-1 text-muted-foreground">{m.signOutAllText()}</p>
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={signOut.isPending}
        onClick={() => (isWaiting ? setAsked(true) : signOut.mutate())}
      >
        <LogOutIcon aria-hidden />
        {signOut.isPending ? m.signingOut() : m.signOutAll()}
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
