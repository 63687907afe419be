import { NEW_PASSWORD_MIN } from '@academy/api/shared/sign_in_rules'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from 'virtual:admin-messages'
import { FieldError, FormField } from '@/components/form-field'
import { newPasswordFault } from '@/lib/new-password'
import { PasswordInput } from '@/components/password-input'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { messageOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { session } from '@/lib/session'
import { paths } from '@/paths'

/** Where the link of the mail leads: behind the '#' stands what proves that the mail arrived. */
export default function NewPassword() {
  const [token] = useState(() => window.location.hash.slice(1))
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [hasEnded, setEnded] = useState(token === '')
  const [isSaving, setSaving] = useState(false)

  useEffect(() => input.current?.focus(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    setFailure('')
    const fault = newPasswordFault(password)
    if (fault) return refuse(fault)
    setSaving(true)
    try {
      const { token: begun, user } = await api.passwordResets.update({ body: { token, password } })
      session.setAccount(user.email)
      session.start(begun)
      void navigate(paths.tournaments, { replace: true })
    } catch (refusal) {
      const errors = fieldErrorsOf(refusal)
      setSaving(false)
      if (errors['token']) setEnded(true)
      else if (errors['password']) refuse(errors['password'])
      else setFailure(messageOf(refusal, m.passwordChangeFailed()))
    }
  }

  function refuse(sentence: string) {
    setError(sentence)
    input.current?.focus()
  }

  return (
    <>
      <h2 className="mt-6 text-xl font-bold">{m.setNewPassword()}</h2>
      {hasEnded ? (
        <p role="alert" className="mt-3">
          {m.linkEnded()}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
          <p className="text-muted-foreground">{m.signsOutOthers()}</p>
          <FormField
            label={m.newPassword()}
            hint={m.newPasswordHint({ min: NEW_PASSWORD_MIN })}
            error={error}
          >
            {(control) => (
              <PasswordInput
                ref={input}
                name="password"
                autoComplete="new-password"
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value)
                  setError(undefined)
                }}
                {...control}
              />
            )}
          </FormField>
          <div role="alert" className="empty:hidden">
            {failure && <FieldError>{failure}</FieldError>}
          </div>
          <Button type="submit" className="w-full" disabled={isSaving}>
            {isSaving ? m.changing() : m.setNewPassword()}
          </Button>
        </form>
      )}
    </>
  )
}
