import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { SmallForm } from '@/components/small-form'
import { newPasswordField, ownPasswordField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import { useAccount } from '@/lib/profile'
import { session } from '@/lib/session'
import { SettingSection } from './setting-section'

const fields = [{ ...ownPasswordField, label: m.currentPassword() }, newPasswordField]

export function ChangePassword() {
  const email = useAccount()?.email ?? ''
  return (
    <SettingSection title={m.changePassword()} hint={m.signsOutOthers()}>
      <SmallForm
        // Tells password managers whose password this is.
        intro={
          <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        }
        fields={fields}
        send={async (body) => {
          // Every session ends; this one goes on with the token of the answer.
          session.start((await api.admin.passwords.update({ body })).token)
          toast.success(m.passwordChanged())
        }}
        failure={m.passwordChangeFailed()}
        labels={[m.changePassword(), m.changing()]}
      />
    </SettingSection>
  )
}
