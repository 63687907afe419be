import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '@/components/form-field'

interface ChoicesProps {
  label: string
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** A question that is answered by a tap on one of its answers, or on several. */
export function Choices({ label, hint, error, children }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      aria-describedby={error ? id : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-2 font-bold">{label}</legend>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
    </fieldset>
  )
}

type ChoiceProps = ComponentProps<'input'> & { words: string }

export const Choice = ({ words, ...input }: ChoiceProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-input bg-background px-3 py-2 leading-tight has-checked:border-primary has-checked:bg-secondary">
    <input {...input} className="size-5 shrink-0 accent-primary" />
    <span className="min-w-0 wrap-anywhere">{words}</span>
  </label>
)
