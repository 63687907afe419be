import { m } from '@/lib/messages'
import { SignOutButton } from '@/components/sign-out-button'
import { useSignOutEverywhere } from './account-queries'

export function SignOutEverywhere() {
  const signOut = useSignOutEverywhere()
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel border bg-card p-5">
      <div className="min-w-0 grow basis-64">
        <h2 className="text-xl font-bold">{m.signOutAll()}</h2>
        <p className="mt-1 text-muted-foreground">{m.signOutAllText()}</p>
      </div>
      <SignOutButton
        onSignOut={() => signOut.mutate()}
        isPending={signOut.isPending}
        className="max-sm:w-full"
      >
        {signOut.isPending ? m.signingOut() : m.signOutAll()}
      </SignOutButton>
    </section>
  )
}
