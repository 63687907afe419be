import { useMutation } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { SignOutButton } from '@/components/sign-out-button'
import { PageTitle } from '@/components/page-title'
import { api } from '@/lib/api'
import { session } from '@/lib/session'
import { Devices } from './devices'
import { Directors } from './directors'
import { Passkeys } from './passkeys'
import { SettingRow } from './setting-section'

export default function SecurityPage() {
  return (
    <>
      <PageTitle title={m.security()} />
      <div className="grid max-w-180 gap-6">
        <Passkeys />
        <Devices />
        <SignOutEverywhere />
        <Directors />
      </div>
    </>
  )
}

function SignOutEverywhere() {
  // Unlike Logout it has to reach the server: saying so without having done it would be a lie.
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.accessTokenCollections.destroy({}),
    onSuccess: () => session.end(),
    meta: { failure: m.signOutAllFailed() },
  })
  return (
    <SettingRow title={m.signOutAll()} hint={m.signOutAllText()}>
      {() => (
        <SignOutButton onSignOut={() => mutate()} isPending={isPending} className="max-sm:w-full">
          {isPending ? m.signingOut() : m.signOutAll()}
        </SignOutButton>
      )}
    </SettingRow>
  )
}
