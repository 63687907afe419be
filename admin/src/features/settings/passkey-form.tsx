import { findFault } from '@academy/api/shared/field_rule'
import { signInRules } from '@academy/api/shared/sign_in_rules'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import * as m from 'virtual:admin-messages'
import { FieldError, FormField } from '@/components/form-field'
import { PasswordInput } from '@/components/password-input'
import { Button } from '@/components/ui/button'
import { messageOf, statusOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { spoken } from '@/lib/spoken'
import { useAddPasskey } from './access-queries'

const present = { required: signInRules.password.required }

/** Adds a passkey, after the password: an open session may be in other hands. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')

  // It came in the place of what was pressed.
  useEffect(() => input.current?.focus(), [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (add.isPending) return
    setFailure('')
    const missing = findFault(present, password)
    if (missing) return refuse(spoken(missing))
    add.mutate(password, {
      onSuccess: onClose,
      onError(refusal) {
        const fault = fieldErrorsOf(refusal)['currentPassword']
        if (fault) refuse(fault)
        else setFailure(wordsOf(refusal))
      },
    })
  }

  function refuse(sentence: string) {
    setError(sentence)
    input.current?.focus()
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p>{m.passkeyPassword()}</p>
      <FormField label={m.password()} error={error}>
        {(control) => (
          <PasswordInput
            ref={input}
            name="password"
            autoComplete="current-password"
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:grow" disabled={add.isPending}>
          {add.isPending ? m.adding() : m.continuePasskey()}
        </Button>
        <Button
          variant="outline"
          className="max-sm:grow"
          disabled={add.isPending}
          onClick={onClose}
        >
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}

function wordsOf(refusal: unknown) {
  if (refusal instanceof Error && refusal.name === 'InvalidStateError') return m.passkeyAlready()
  // The server's own sentence is of a limit; of a passkey it says less than ours.
  return statusOf(refusal) === 429 ? messageOf(refusal, m.passkeyNotAdded()) : m.passkeyNotAdded()
}
