import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { FingerprintIcon } from 'lucide-react'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { SmallForm } from '@/components/small-form'
import { Button } from '@/components/ui/button'
import { emailField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import { messageOf, payloadOf } from '@/lib/errors'
import { session } from '@/lib/session'

const passwordField = {
  name: 'password',
  label: m.password(),
  autoComplete: 'current-password',
  rule: signInRules.password,
} as const

async function signInWithPasskey() {
  const { options } = await api.passkeyChallenges.store({})
  const answer = await startAuthentication({ optionsJSON: options })
  const { userHandle = '' } = answer.response
  const body = { ...answer, response: { ...answer.response, userHandle } }
  session.start((await api.passkeySessions.store({ body })).token)
}

function passkeyFailure(error: unknown) {
  if (error instanceof WebAuthnError || error instanceof DOMException) return m.passkeyNotUsed()
  const { code, faults } = payloadOf(error)
  if (code === 'passkey_refused' || faults) return m.passkeyRefused()
  return messageOf(error, m.refusalSignInFailed())
}

export function SignInForm() {
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)

  async function startPasskey() {
    setSending(true)
    setFailure('')
    await signInWithPasskey().catch((error: unknown) => setFailure(passkeyFailure(error)))
    setSending(false)
  }

  return (
    <>
      <SmallForm
        fields={[emailField, passwordField]}
        send={async (body) => session.start((await api.accessTokens.store({ body })).token)}
        failure={m.refusalSignInFailed()}
        labels={[m.signIn(), m.signingIn()]}
        className="mt-6 [&_[type=submit]]:w-full"
      />
      {'PublicKeyCredential' in window && (
        <div className="mt-5 grid gap-3">
          <Button variant="outline" disabled={isSending} onClick={() => void startPasskey()}>
            <FingerprintIcon aria-hidden />
            {m.passkeySignIn()}
          </Button>
          <div role="alert" className="empty:hidden">
            {failure && <FieldError>{failure}</FieldError>}
          </div>
        </div>
      )}
    </>
  )
}
