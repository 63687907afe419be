import { NEW_PASSWORD_MIN } from '@academy/api/shared/rules/sign_in_rules'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '@/lib/messages'
import { PasswordForm } from '@/components/password-form'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { messageOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { newPasswordFault } from '@/lib/new-password'
import { session } from '@/lib/session'
import { paths } from '@/paths'

/** Where the link of the mail leads: behind the '#' stands what proves that the mail arrived. */
export default function NewPassword() {
  const [token] = useState(() => window.location.hash.slice(1))
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(token === '')

  async function send(password: string) {
    try {
      const { token: begun, user } = await api.passwordResets.update({ body: { token, password } })
      session.setAccount(user.email)
      session.start(begun)
      void navigate(paths.tournaments, { replace: true })
      return undefined
    } catch (refusal) {
      const errors = fieldErrorsOf(refusal)
      if (errors['token']) setEnded(true)
      if (errors['password']) return { password: errors['password'] }
      return { failure: messageOf(refusal, m.passwordChangeFailed()) }
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
        <PasswordForm
          label={m.newPassword()}
          hint={m.newPasswordHint({ min: NEW_PASSWORD_MIN })}
          autoComplete="new-password"
          check={newPasswordFault}
          send={send}
          className="mt-3 grid gap-5"
          intro={<p className="text-muted-foreground">{m.signsOutOthers()}</p>}
          buttons={(isSaving) => (
            <Button type="submit" className="w-full" disabled={isSaving}>
              {isSaving ? m.changing() : m.setNewPassword()}
            </Button>
          )}
        />
      )}
    </>
  )
}
