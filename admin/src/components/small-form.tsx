import { findPlainFault } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
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
import type { AccountField as Field } from '@/lib/account-fields'
import { cn } from '@/lib/cn'
import { fieldErrorsOf, messageOf } from '@/lib/refusal-words'
import { faultMessage } from '@/lib/fault-message'

interface Props<Name extends string> {
  fields: readonly Field<Name>[]
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Shown when the server gives no sentence of its own, or always if it is a function. */
  failure: string | ((error: unknown) => string)
  labels: readonly [submit: string, pending: string]
  variant?: 'default' | 'destructive' | 'outline'
  isFocused?: boolean
  intro?: ReactNode
  className?: string
  onCancel?: () => void
}

/** A form of an email address and passwords. Passwords count as typed, with spaces at their ends. */
export function SmallForm<Name extends string>(props: Props<Name>) {
  const { fields, send, failure, labels, isFocused, intro, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [sentence, setSentence] = useState('')
  const [isSending, setSending] = useState(false)

  const inputOf = (name?: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const valueOf = ({ name }: Field<Name>) => {
    const typed = inputOf(name)?.value ?? ''
    return name === 'email' ? plainText(typed) : typed
  }
  const errorOf = (field: Field<Name>) => {
    const fault = findPlainFault(field.rule, valueOf(field))
    return fault && faultMessage(fault)
  }
  // What the server has said of a field stays until something else is typed there.
  const checkLeft = (field: Field<Name>) => {
    const { name } = field
    const error = errorOf(field)
    setErrors((now) => ({ ...now, [name]: error ?? now[name] }))
  }
  const checkTyped = (field: Field<Name>) => {
    const { name } = field
    const error = errorOf(field)
    setErrors((now) => (name in now ? { ...now, [name]: error } : now))
  }

  const first = isFocused ? fields[0]?.name : undefined
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  }, [first])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setErrors(Object.fromEntries(fields.map((field) => [field.name, errorOf(field)])))
    setSentence('')
    const invalid = fields.find(errorOf)
    if (invalid) return inputOf(invalid.name)?.focus()
    setSending(true)
    try {
      const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
      await send(values as Record<Name, string>)
      form.current?.reset()
      setErrors({})
    } catch (error) {
      const refused = fieldErrorsOf(error)
      setErrors(refused)
      const isMarked = (path: string) => fields.some(({ name }) => name === path)
      setSentence(
        typeof failure === 'string' ? messageOf(error, failure, isMarked) : failure(error)
      )
      inputOf((fields.find(({ name }) => refused[name]) ?? fields.at(-1))?.name)?.focus()
    }
    setSending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      className={cn('grid gap-5', props.className)}
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
      {fields.map((field) => {
        const { name, label, hint, autoComplete } = field
        const Control = name === 'email' ? EmailInput : PasswordInput
        return (
          <FormField key={name} label={label()} hint={hint?.()} error={errors[name]}>
            {(control) => (
              <Control
                {...control}
                name={name}
                autoComplete={autoComplete}
                onBlur={() => checkLeft(field)}
                onChange={() => checkTyped(field)}
              />
            )}
          </FormField>
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={props.variant} className="max-sm:grow" disabled={isSending}>
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

const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input {...props} type="email" autoCapitalize="none" spellCheck={false} />
)

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
