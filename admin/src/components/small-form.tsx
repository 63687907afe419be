import { CircleAlertIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { EmailInput, PasswordInput } from '@/components/account-inputs'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { inputOf, useSmallForm, type SmallFormOptions } from './use-small-form'

interface Props<Name extends string> extends SmallFormOptions<Name> {
  labels: readonly [submit: string, pending: string]
  variant?: 'default' | 'destructive' | 'outline'
  isFocused?: boolean
  intro?: ReactNode
  className?: string
  onCancel?: () => void
}

/** A form of an email address and passwords. */
export function SmallForm<Name extends string>(props: Props<Name>) {
  const { fields, send, failure, labels, variant, isFocused, intro, className, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const { errors, sentence, isSending, checkLeft, checkTyped, submit } = useSmallForm({
    fields,
    send,
    failure,
  })

  const first = isFocused ? fields[0]?.name : undefined
  useEffect(() => {
    if (first) inputOf(form.current, first)?.focus()
  }, [first])

  return (
    <form
      ref={form}
      noValidate
      className={cn('grid gap-5', className)}
      onSubmit={(event) => void submit(event)}
    >
      {intro}
      <FailureAlert sentence={sentence} />
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
                onBlur={({ target }) => checkLeft(field, target.value)}
                onChange={({ target }) => checkTyped(field, target.value)}
              />
            )}
          </FormField>
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} className="max-sm:grow" disabled={isSending}>
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

const FailureAlert = ({ sentence }: { sentence: string }) => (
  <div role="alert" className="empty:hidden">
    {sentence && (
      <p className="flex gap-3 rounded-control border border-destructive bg-destructive-fill/20 px-4 py-3">
        <CircleAlertIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
        {sentence}
      </p>
    )}
  </div>
)
