import { NEW_PASSWORD_MIN } from '@academy/api/shared/rules/sign_in_rules'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { SmallForm } from '@/components/small-form'
import { api } from '@/lib/api'
import { newPasswordFault, presentPasswordFault } from '@/lib/new-password'
import { useAccount } from '@/lib/profile'
import { session } from '@/lib/session'

export function ChangePassword() {
  const email = useAccount()?.email ?? ''
  return (
    <section className="rounded-panel border bg-card p-5">
      <h2 className="text-xl font-bold">{m.changePassword()}</h2>
      <p className="mt-1 text-muted-foreground">{m.signsOutOthers()}</p>
      <SmallForm
        className="mt-5 grid gap-5"
        // Tells password managers whose password this is.
        intro={
          <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        }
        fields={[
          {
            name: 'currentPassword',
            label: m.currentPassword(),
            autoComplete: 'current-password',
            check: presentPasswordFault,
          },
          {
            name: 'password',
            label: m.newPassword(),
            hint: m.newPasswordHint({ min: NEW_PASSWORD_MIN }),
            autoComplete: 'new-password',
            check: newPasswordFault,
          },
        ]}
        send={async (body) => {
          // Every session ends, of which this one goes on with the token of the answer.
          session.start((await api.admin.passwords.update({ body })).token)
          toast.success(m.passwordChanged())
        }}
        failure={m.passwordChangeFailed()}
        labels={[m.changePassword(), m.changing()]}
      />
    </section>
  )
}
