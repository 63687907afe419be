import { findFault } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { CircleAlertIcon, FingerprintIcon } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/password-input'
import { spoken } from '@/lib/spoken'
import { language } from '~/i18n/language'
import { beginSession } from './begin-session'

type Name = keyof typeof signInRules
const names: Name[] = ['email', 'password']

// The client's 8 KB wait until somebody begins to sign in.
const loadClient = () => import('@/lib/api')
const loadErrors = () => import('@/lib/errors')
const loadFieldErrors = () => import('@/lib/field-errors')
const loadPasskey = () => import('./passkey-sign-in')

/** Two fields by hand: the form library would put this page over its 90 KB of script. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ email: '', password: '' })
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({})
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isSubmitting, setSubmitting] = useState(false)

  const fault = (name: Name) => {
    const found = findFault(signInRules[name], values[name])
    // English does without the words of other languages, which come with this.
    return (found && (language() === 'en' ? found : spoken(found))) ?? refused[name]
  }
  const field = (name: Name) => ({
    name,
    value: values[name],
    onBlur: () => setTouched((before) => ({ ...before, [name]: true })),
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }))
      setRefused({})
    },
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSubmitting) return
    setTouched({ email: true, password: true })
    const firstBad = names.find((name) => findFault(signInRules[name], values[name]))
    if (firstBad) return focus(firstBad)
    setSubmitting(true)
    setFailure('')
    try {
      const { api } = await loadClient()
      const begun = await api.accessTokens.store({
        body: { email: plainText(values.email), password: values.password },
      })
      await beginSession(begun)
    } catch (error) {
      const [{ messageOf }, { fieldErrorsOf }] = await Promise.all([
        loadErrors(),
        loadFieldErrors(),
      ])
      setRefused(fieldErrorsOf(error))
      setFailure(messageOf(error, m.refusalSignInFailed()))
      setSubmitting(false)
      focus('password')
    }
  }

  async function usePasskey() {
    setSubmitting(true)
    setFailure('')
    const words = await loadPasskey().then(
      ({ signInWithPasskey }) => signInWithPasskey(),
      () => m.refusalSignInFailed()
    )
    if (words === undefined) return
    setFailure(words)
    setSubmitting(false)
  }

  function focus(name: Name) {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate onFocus={loadClient} onSubmit={submit} className="mt-6 grid gap-5">
      <div role="alert">
        {failure && (
          <p className="flex gap-3 rounded-control border border-destructive bg-destructive-fill/20 px-4 py-3">
            <CircleAlertIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
            {failure}
          </p>
        )}
      </div>
      <FormField label={m.email()} error={touched.email ? fault('email') : undefined}>
        {(control) => (
          <Input
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...field('email')}
          />
        )}
      </FormField>
      <FormField label={m.password()} error={touched.password ? fault('password') : undefined}>
        {(control) => (
          <PasswordInput autoComplete="current-password" {...control} {...field('password')} />
        )}
      </FormField>
      <Button type="submit" className="w-full" disabled={isSubmitting}>
        {isSubmitting ? m.signingIn() : m.signIn()}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button variant="outline" disabled={isSubmitting} onClick={usePasskey}>
          <FingerprintIcon aria-hidden />
          {m.passkeySignIn()}
        </Button>
      )}
    </form>
  )
}
