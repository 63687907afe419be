import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { FieldError, FormField } from '@/components/form-field'
import { PasswordInput } from '@/components/password-input'

/** Why it was not done: said below the password, which is focused, or above the buttons. */
type Refusal = { password: string } | { failure: string }

interface Props {
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  /** What is wrong with what is typed, before anything is sent. */
  check: (password: string) => string | undefined
  /** @returns why the server did not do it, or undefined when it did */
  send: (password: string) => Promise<Refusal | undefined>
  className?: string
  /** Stands above the field. */
  intro: ReactNode
  buttons: (isBusy: boolean) => ReactNode
}

/** A form of one password, focused as it opens: it came in the place of what was pressed. */
export function PasswordForm({ check, send, intro, buttons, className, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => input.current?.focus(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    const fault = check(password)
    if (fault) return refuse(fault)
    setBusy(true)
    const refusal = await send(password)
    // Done, it is about to go: a second press would say that it failed.
    if (!refusal) return
    setBusy(false)
    if ('password' in refusal) refuse(refusal.password)
    else setFailure(refusal.failure)
  }

  function refuse(sentence: string) {
    setError(sentence)
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={className}>
      {intro}
      <FormField label={field.label} hint={field.hint} error={error}>
        {(control) => (
          <PasswordInput
            ref={input}
            name="password"
            autoComplete={field.autoComplete}
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
      {buttons(isBusy)}
    </form>
  )
}
