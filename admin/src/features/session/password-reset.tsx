import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '@/lib/messages'
import { SmallForm } from '@/components/small-form'
import { emailField, newPasswordField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import { isMailOff } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/refusal-words'
import { session } from '@/lib/session'
import { paths } from '@/paths'

const COMMAND = 'npm run ace -- admin:password --email='

export function ForgottenPassword() {
  const [outcome, setOutcome] = useState<ReactNode>()

  async function send({ email }: { email: string }) {
    try {
      await api.passwordResets.store({ body: { email } })
      setOutcome(
        <>
          <p className="break-words">{m.linkOnItsWay({ email })}</p>
          <p className="text-muted-foreground">{m.linkNotSeen()}</p>
        </>
      )
    } catch (refusal) {
      if (!isMailOff(refusal)) throw refusal
      setOutcome(
        <>
          <p>{m.noMailServer()}</p>
          <code className="rounded-control border bg-background px-4 py-3 text-sm wrap-anywhere">
            {COMMAND}
            {email}
          </code>
        </>
      )
    }
  }

  if (outcome) {
    return (
      <div role="status" className="mt-3 grid gap-3">
        {outcome}
      </div>
    )
  }
  return (
    <SmallForm
      isFocused
      intro={<p className="text-muted-foreground">{m.linkLead()}</p>}
      fields={[emailField]}
      send={send}
      failure={m.linkNotSent()}
      labels={[m.sendLink(), m.sendingLink()]}
      className="mt-3 [&_[type=submit]]:w-full"
    />
  )
}

/** Where the link of the mail leads: the secret that proves who opened it follows the '#'. */
export function NewPassword() {
  const [token] = useState(() => window.location.hash.slice(1))
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(token === '')

  async function send({ password }: { password: string }) {
    try {
      session.start((await api.passwordResets.update({ body: { token, password } })).token)
      void navigate(paths.tournaments, { replace: true })
    } catch (refusal) {
      if (fieldErrorsOf(refusal)['token']) setEnded(true)
      throw refusal
    }
  }

  if (hasEnded) {
    return (
      <p role="alert" className="mt-3">
        {m.linkEnded()}
      </p>
    )
  }
  return (
    <SmallForm
      isFocused
      intro={<p className="text-muted-foreground">{m.signsOutOthers()}</p>}
      fields={[newPasswordField]}
      send={send}
      failure={m.passwordChangeFailed()}
      labels={[m.setNewPassword(), m.changing()]}
      className="mt-3 [&_[type=submit]]:w-full"
    />
  )
}
