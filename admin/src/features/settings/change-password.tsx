import { NEW_PASSWORD_MIN } from '@academy/api/shared/rules/sign_in_rules'
import { useRef, useState, type SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { PasswordInput } from '@/components/password-input'
import { Button } from '@/components/ui/button'
import { messageOf, statusOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { newPasswordFault, presentPasswordFault } from '@/lib/new-password'
import { useAccount } from '@/lib/profile'
import { useChangePassword } from './account-queries'

const empty = { currentPassword: '', password: '' }
type Name = keyof typeof empty
const names: Name[] = ['currentPassword', 'password']
const rules = { currentPassword: presentPasswordFault, password: newPasswordFault }

export function ChangePassword() {
  const change = useChangePassword()
  const profile = useAccount()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState('')

  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }))
      setErrors((before) => ({ ...before, [name]: undefined }))
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending) return
    const faults = Object.fromEntries(names.map((name) => [name, rules[name](values[name])]))
    setFailure('')
    if (names.some((name) => faults[name])) return refuse(faults)
    change.mutate(values, {
      onSuccess() {
        setValues(empty)
        setErrors({})
      },
      onError(error) {
        if (statusOf(error) === 401) return
        setFailure(messageOf(error, m.passwordChangeFailed()))
        refuse(fieldErrorsOf(error))
      },
    })
  }

  function refuse(faults: Partial<Record<string, string>>) {
    setErrors(faults)
    const first = names.find((name) => faults[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <section className="rounded-panel border bg-card p-5">
      <h2 className="text-xl font-bold">{m.changePassword()}</h2>
      <p className="mt-1 text-muted-foreground">{m.signsOutOthers()}</p>
      <form ref={form} noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input
          hidden
          readOnly
          type="email"
          name="email"
          autoComplete="username"
          value={profile?.email ?? ''}
        />
        <FormField label={m.currentPassword()} error={errors['currentPassword']}>
          {(control) => (
            <PasswordInput
              autoComplete="current-password"
              {...control}
              {...field('currentPassword')}
            />
          )}
        </FormField>
        <FormField
          label={m.newPassword()}
          hint={m.newPasswordHint({ min: NEW_PASSWORD_MIN })}
          error={errors['password']}
        >
          {(control) => (
            <PasswordInput autoComplete="new-password" {...control} {...field('password')} />
          )}
        </FormField>
        <div role="alert" className="empty:hidden">
          {failure && <FieldError>{failure}</FieldError>}
        </div>
        <Button type="submit" className="sm:justify-self-start" disabled={change.isPending}>
          {change.isPending ? m.changing() : m.changePassword()}
        </Button>
      </form>
    </section>
  )
}
