import { findFault } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { api } from '@/lib/api'
import { isMailOff, messageOf } from '@/lib/errors'
import { spoken } from '@/lib/spoken'

const COMMAND = 'npm run ace -- admin:password --email='

type Outcome = { email: string; isMailOff: boolean }

/** Asks for the mail with the link. What is said afterwards never tells who has an account. */
export default function ForgottenPassword() {
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  // It came in the place of what was pressed.
  useEffect(() => input.current?.focus(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    const typed = plainText(email)
    const fault = findFault(signInRules.email, typed)
    setError(fault && spoken(fault))
    setFailure('')
    if (fault) return input.current?.focus()
    setSending(true)
    try {
      await api.passwordResets.store({ body: { email: typed } })
      setOutcome({ email: typed, isMailOff: false })
    } catch (refusal) {
      if (isMailOff(refusal)) setOutcome({ email: typed, isMailOff: true })
      else setFailure(messageOf(refusal, m.linkNotSent()))
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <h2 className="mt-6 text-xl font-bold">{m.setNewPassword()}</h2>
      {outcome ? (
        <div role="status" className="mt-3 grid gap-3">
          {outcome.isMailOff ? (
            <>
              <p>{m.noMailServer()}</p>
              <code className="rounded-control border bg-background px-4 py-3 text-sm wrap-anywhere">
                {COMMAND}
                {outcome.email}
              </code>
            </>
          ) : (
            <>
              <p className="break-words">{m.linkOnItsWay({ email: outcome.email })}</p>
              <p className="text-muted-foreground">{m.linkNotSeen()}</p>
            </>
          )}
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
          <p className="text-muted-foreground">{m.linkLead()}</p>
          <FormField label={m.email()} error={error}>
            {(control) => (
              <Input
                ref={input}
                type="email"
                name="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                {...control}
              />
            )}
          </FormField>
          <div role="alert" className="empty:hidden">
            {failure && <FieldError>{failure}</FieldError>}
          </div>
          <Button type="submit" className="w-full" disabled={isSending}>
            {isSending ? m.sendingLink() : m.sendLink()}
          </Button>
        </form>
      )}
    </>
  )
}
