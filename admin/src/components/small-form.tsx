import { findFault } from '@academy/api/shared/rules/field_rule'
import { signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { CircleAlertIcon, EyeIcon, EyeOffIcon } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { messageOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { faultMessage } from '@/lib/fault-message'

interface Field<Name extends string> {
  name: Name
  label: string
  hint?: string
  type?: 'email'
  autoComplete: 'username' | 'current-password' | 'new-password' | 'off'
  check: (typed: string) => string | undefined
}

export const emailFault = (typed: string) => {
  const fault = findFault(signInRules.email, typed.trim())
  return fault && faultMessage(fault)
}

interface Props<Name extends string> {
  fields: readonly Field<Name>[]
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Why it failed, where the server does not messageOfFault so, or always if it is a function. */
  failure: string | ((error: unknown) => string)
  labels: readonly [submit: string, pending: string]
  isDestructive?: boolean
  /** The first field has the focus as the form opens: it came in the place of what was pressed. */
  isFocused?: boolean
  intro?: ReactNode
  className?: string
  onCancel?: () => void
}

const focus = (form: HTMLFormElement | null, name = '') =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

export function SmallForm<Name extends string>(props: Props<Name>) {
  const { fields, send, failure, labels, isDestructive, isFocused, intro, onCancel } = props
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [sentence, setSentence] = useState('')
  const [isSending, setSending] = useState(false)

  const [first] = fields
  useEffect(() => {
    if (isFocused) focus(form.current, first?.name)
  }, [isFocused, first?.name])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setTouched(fields.map(({ name }) => name))
    setSentence('')
    const invalid = fields.find(({ name, check }) => check(values[name]))
    if (invalid) return focus(form.current, invalid.name)
    setSending(true)
    try {
      await send(values)
      setValues(empty)
      setTouched([])
    } catch (error) {
      const faults = fieldErrorsOf(error)
      setRefused(faults)
      if (typeof failure === 'function') setSentence(failure(error))
      else setSentence(messageOf(error, failure))
      focus(form.current, (fields.find(({ name }) => faults[name]) ?? fields.at(-1))?.name)
    }
    setSending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      className={props.className ?? 'grid gap-5'}
      onSubmit={(event) => void submit(event)}
    >
      {intro}
      <div role="alert" className="empty:hidden">
        {sentence && (
          <p className="flex gap-3 rounded-control border border-destructive bg-destructive-fill/20 px-4 py-3">
            <CircleAlertIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
            {sentence}
          </p>
        )}
      </div>
      {fields.map(({ name, label, hint, type, autoComplete, check }) => {
        const error = (touched.includes(name) && check(values[name])) || refused[name]
        const input = {
          name,
          autoComplete,
          value: values[name],
          onBlur: () => values[name] && setTouched([...touched, name]),
          onChange: ({ target }: { target: { value: string } }) => {
            setValues({ ...values, [name]: target.value })
            setRefused({})
          },
        }
        return (
          <FormField key={name} label={label} hint={hint} error={error}>
            {(control) =>
              type === 'email' ? (
                <Input
                  type="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...input}
                  {...control}
                />
              ) : (
                <PasswordInput {...input} {...control} />
              )
            }
          </FormField>
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isDestructive ? 'destructive' : 'default'}
          className="max-sm:grow"
          disabled={isSending}
        >
          {isSending ? labels[1] : labels[0]}
        </Button>
        {onCancel && (
          <Button variant="outline" className="max-sm:grow" disabled={isSending} onClick={onCancel}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}

function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-14" />
      <button
        type="button"
        aria-label={isShown ? m.hidePassword() : m.showPassword()}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted-foreground hover:text-foreground"
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
