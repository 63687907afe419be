import { findFault } from '@academy/api/shared/rules/field_rule'
import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { plainText } from '@academy/api/shared/text/plain_text'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { FingerprintIcon } from 'lucide-react'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { emailFault, SmallForm } from '@/components/small-form'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { messageOf, payloadOf } from '@/lib/errors'
import { session } from '@/lib/session'
import { chooseLanguage, isOther } from '@/lib/speak'
import { faultMessage } from '@/lib/fault-message'

interface Begun {
  token: string
  user: { email: string; language: Parameters<typeof isOther>[0] }
}

export function beginSession({ token, user }: Begun) {
  session.setAccount(user.email)
  const wanted = user.language
  const isChanging = isOther(wanted)
  if (isChanging) chooseLanguage(wanted)
  session.start(token)
  if (isChanging) window.location.reload()
}

async function signInWithPasskey() {
  const { options } = await api.passkeyChallenges.store({})
  const answer = await startAuthentication({ optionsJSON: options })
  const { userHandle = '' } = answer.response
  const body = { ...answer, response: { ...answer.response, userHandle } }
  beginSession(await api.passkeySessions.store({ body }))
}

function passkeyFailure(error: unknown) {
  if (error instanceof WebAuthnError || error instanceof DOMException) return m.passkeyNotUsed()
  const { code, faults } = payloadOf(error)
  if (code === 'passkey_refused' || faults) return m.passkeyRefused()
  return messageOf(error, m.refusalSignInFailed())
}

function passwordFault(typed: string) {
  const fault = findFault(signInRules.password, typed)
  return fault && faultMessage(fault)
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
        fields={[
          {
            name: 'email',
            label: m.email(),
            type: 'email',
            autoComplete: 'username',
            check: emailFault,
          },
          {
            name: 'password',
            label: m.password(),
            autoComplete: 'current-password',
            check: passwordFault,
          },
        ]}
        send={async ({ email, password }) =>
          beginSession(
            await api.accessTokens.store({ body: { email: plainText(email), password } })
          )
        }
        failure={m.refusalSignInFailed()}
        labels={[m.signIn(), m.signingIn()]}
        className="mt-6 grid gap-5 [&_[type=submit]]:w-full"
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
