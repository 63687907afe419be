import { plainText } from '@academy/api/shared/text/plain_text'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { emailFault, SmallForm } from '@/components/small-form'
import { api } from '@/lib/api'
import { isMailOff } from '@/lib/errors'

const COMMAND = 'npm run ace -- admin:password --email='

export function ForgottenPassword() {
  const [outcome, setOutcome] = useState<{ email: string; isMailOff: boolean }>()

  async function send(values: { email: string }) {
    const email = plainText(values.email)
    try {
      await api.passwordResets.store({ body: { email } })
      setOutcome({ email, isMailOff: false })
    } catch (refusal) {
      if (!isMailOff(refusal)) throw refusal
      setOutcome({ email, isMailOff: true })
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
        <SmallForm
          isFocused
          intro={<p className="text-muted-foreground">{m.linkLead()}</p>}
          fields={[
            {
              name: 'email',
              label: m.email(),
              type: 'email',
              autoComplete: 'username',
              check: emailFault,
            },
          ]}
          send={send}
          failure={m.linkNotSent()}
          labels={[m.sendLink(), m.sendingLink()]}
          className="mt-3 grid gap-5 [&_[type=submit]]:w-full"
        />
      )}
    </>
  )
}
