import { m } from '@/lib/messages'
import { PageTitle } from '@/components/page-title'
import { Devices } from './devices'
import { Directors } from './directors'
import { Passkeys } from './passkeys'
import { SignOutEverywhere } from './sign-out-everywhere'

/** Who can sign in, with what, and where they are signed in. */
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
