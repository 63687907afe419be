import { LogOutIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useSignOutEverywhere } from './account-queries'

export function SignOutEverywhere() {
  const signOut = useSignOutEverywhere()
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
        onClick={() => signOut.mutate()}
      >
        <LogOutIcon aria-hidden />
        {signOut.isPending ? 'Signing Out...' : 'Sign Out Everywhere'}
      </Button>
    </section>
  )
}
