import { findFault } from '@academy/api/shared/rules/field_rule'
import { NEW_PASSWORD_MIN, signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { useRef, useState, type SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { PasswordInput } from '@/components/password-input'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { messageOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { newPasswordFault, presentPasswordFault } from '@/lib/new-password'
import { spoken } from '@/lib/spoken'
import { useAddDirector } from './access-queries'

type Faults = Record<string, string | undefined>

/** Adds a director, after the password: an open session may be in other hands. */
export function DirectorForm({ onClose }: { onClose: () => void }) {
  const add = useAddDirector()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (add.isPending) return
    const typed = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(typed.get(name))
    const values = {
      email: valueOf('email').trim(),
      password: valueOf('password'),
      currentPassword: valueOf('currentPassword'),
    }
    const email = findFault(signInRules.email, values.email)
    setFailure('')
    const found = {
      email: email && spoken(email),
      password: newPasswordFault(values.password),
      currentPassword: presentPasswordFault(values.currentPassword),
    }
    if (Object.values(found).some(Boolean)) return refuse(found)
    add.mutate(values, {
      onSuccess: onClose,
      onError(error) {
        setFailure(messageOf(error, m.directorNotAdded()))
        refuse(fieldErrorsOf(error))
      },
    })
  }

  function refuse(found: Faults) {
    setFaults(found)
    const name = Object.keys(found).find((one) => found[one])
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <FormField label={m.email()} error={faults['email']}>
        {(control) => (
          <Input {...control} type="email" name="email" autoComplete="off" autoCapitalize="none" />
        )}
      </FormField>
      <FormField
        label={m.theirPassword()}
        hint={m.newPasswordHint({ min: NEW_PASSWORD_MIN })}
        error={faults['password']}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </FormField>
      <FormField label={m.ownPassword()} error={faults['currentPassword']}>
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
        )}
      </FormField>
      <div role="alert" className="empty:hidden">
        {failure && <FieldError>{failure}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:grow" disabled={add.isPending}>
          {add.isPending ? m.adding() : m.addDirector()}
        </Button>
        <Button variant="outline" className="max-sm:grow" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
