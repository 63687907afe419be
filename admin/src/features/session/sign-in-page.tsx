import { RESET_PARAMETER } from '@academy/api/shared/addresses/admin_addresses'
import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { ArrowLeftIcon, FingerprintIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { afterSignIn, sitePaths } from '@/paths'
import { FieldError } from '@/components/form-field'
import { usePageTitle } from '@/components/page-title'
import { SmallForm } from '@/components/small-form'
import { Button } from '@/components/ui/button'
import { emailField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import { payloadOf } from '@/lib/errors'
import { messageOf } from '@/lib/refusal-words'
import { session, useToken } from '@/lib/session'
import { ForgottenPassword, NewPassword } from './password-reset'
import { names } from '@/lib/names'

const LINK = 'mt-3 -mb-3 flex min-h-12 w-fit items-center text-pale hover:underline'

/** The same page with another of its forms; where it leads after signing in stays. */
function withParameter(search: URLSearchParams, name?: string) {
  const next = new URLSearchParams(search)
  for (const form of ['forgotten', RESET_PARAMETER]) next.delete(form)
  if (name) next.set(name, '')
  return { search: next.toString() }
}

export default function SignInPage() {
  const token = useToken()
  const [search] = useSearchParams()
  // What was open above the view that the session ended in.
  const state = useLocation().state as unknown
  usePageTitle(m.adminPortal())

  const isNewPassword = search.has(RESET_PARAMETER)
  const isForgotten = search.has('forgotten')
  const isSignIn = !isNewPassword && !isForgotten

  if (token && isSignIn) return <Navigate to={afterSignIn(search)} replace state={state} />
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 p-4 py-8">
      <div className="rounded-panel border bg-card p-6 sm:p-8">
        <h1 className="text-[min(2rem,10vw)] leading-tight font-bold text-primary">
          {m.adminPortal()}
        </h1>
        <p className="mt-1 font-bold text-pale">{names().academy}</p>
        {isSignIn ? (
          <>
            <p className="mt-4 text-muted-foreground">{m.signInLead()}</p>
            {session.isExpired() && (
              <p className="mt-4 rounded-control border border-border-strong px-4 py-3">
                {m.sessionEnded()}
              </p>
            )}
            <SignInForm />
          </>
        ) : (
          <>
            <h2 className="mt-6 text-[min(1.75rem,9vw)] leading-tight font-bold">
              {m.setNewPassword()}
            </h2>
            {isNewPassword ? <NewPassword /> : <ForgottenPassword />}
          </>
        )}
        {!isForgotten && (
          <Link to={withParameter(search, 'forgotten')} state={state} className={LINK}>
            {isSignIn ? m.forgottenPassword() : m.newLink()}
          </Link>
        )}
        {!isSignIn && (
          <Link to={withParameter(search)} state={state} className={LINK}>
            {m.backToSignIn()}
          </Link>
        )}
      </div>
      <a
        href={sitePaths.home()}
        className="flex h-12 items-center gap-2 justify-self-center rounded-control px-4 text-pale hover:underline"
      >
        <ArrowLeftIcon aria-hidden className="size-5" />
        {m.backToHome()}
      </a>
    </main>
  )
}

const passwordField = {
  name: 'password',
  label: m.password,
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

function SignInForm() {
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
