import { NEW_PASSWORD_MIN } from '@academy/api/shared/rules/sign_in_rules'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '@/lib/messages'
import { SmallForm } from '@/components/small-form'
import { api } from '@/lib/api'
import { fieldErrorsOf } from '@/lib/field-errors'
import { newPasswordFault } from '@/lib/new-password'
import { session } from '@/lib/session'
import { paths } from '@/paths'

/** Where the link of the mail leads: behind the '#' stands what proves that the mail arrived. */
export function NewPassword() {
  const [token] = useState(() => window.location.hash.slice(1))
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(token === '')

  async function send({ password }: { password: string }) {
    try {
      const { token: begun, user } = await api.passwordResets.update({ body: { token, password } })
      session.setAccount(user.email)
      session.start(begun)
      void navigate(paths.tournaments, { replace: true })
    } catch (refusal) {
      if (fieldErrorsOf(refusal)['token']) setEnded(true)
      throw refusal
    }
  }

  return (
    <>
      <h2 className="mt-6 text-xl font-bold">{m.setNewPassword()}</h2>
      {hasEnded ? (
        <p role="alert" className="mt-3">
          {m.linkEnded()}
        </p>
      ) : (
        <SmallForm
          isFocused
          intro={<p className="text-muted-foreground">{m.signsOutOthers()}</p>}
          fields={[
            {
              name: 'password',
              label: m.newPassword(),
              hint: m.newPasswordHint({ min: NEW_PASSWORD_MIN }),
              autoComplete: 'new-password',
              check: newPasswordFault,
            },
          ]}
          send={send}
          failure={m.passwordChangeFailed()}
          labels={[m.setNewPassword(), m.changing()]}
          className="mt-3 grid gap-5 [&_[type=submit]]:w-full"
        />
      )}
    </>
  )
}
