import { identity } from '@academy/api/shared/identity/identity'
import { ArrowLeftIcon } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { afterSignIn, paths } from '@/paths'
import { usePageTitle } from '@/components/page-title'
import { session, useToken } from '@/lib/session'
import { ForgottenPassword, NewPassword } from './password-reset'
import { SignInForm } from './sign-in-form'

const LINK = 'mt-3 -mb-3 flex min-h-12 w-fit items-center text-pale hover:underline'

/** The same page with another of its forms; where it leads after signing in stays. */
function withParameter(search: URLSearchParams, name?: string) {
  const next = new URLSearchParams(search)
  for (const form of ['forgotten', 'reset']) next.delete(form)
  if (name) next.set(name, '')
  return { search: next.toString() }
}

export default function SignInPage() {
  const token = useToken()
  const [search] = useSearchParams()
  usePageTitle(m.adminPortal())

  const isNewPassword = search.has('reset')
  const isForgotten = search.has('forgotten')
  const isSignIn = !isNewPassword && !isForgotten

  if (token && isSignIn) return <Navigate to={afterSignIn(search)} replace />
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 p-4 py-8">
      <div className="rounded-panel border bg-card p-6 sm:p-8">
        <h1 className="text-3xl font-bold text-primary">{m.adminPortal()}</h1>
        <p className="mt-1 font-bold text-pale">{identity.name}</p>
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
            <h2 className="mt-6 text-xl font-bold">{m.setNewPassword()}</h2>
            {isNewPassword ? <NewPassword /> : <ForgottenPassword />}
          </>
        )}
        {!isForgotten && (
          <Link to={withParameter(search, 'forgotten')} className={LINK}>
            {isSignIn ? m.forgottenPassword() : m.newLink()}
          </Link>
        )}
        {!isSignIn && (
          <Link to={withParameter(search)} className={LINK}>
            {m.backToSignIn()}
          </Link>
        )}
      </div>
      <a
        href={paths.siteHome}
        className="flex h-12 items-center gap-2 justify-self-center rounded-control px-4 text-pale hover:underline"
      >
        <ArrowLeftIcon aria-hidden className="size-5" />
        {m.backToHome()}
      </a>
    </main>
  )
}
