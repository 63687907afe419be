import { useId, type ReactNode } from 'react'
import { CircleAlertIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Label } from '@/components/ui/label'

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FormFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean
  above?: ReactNode
  below?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function FormField({
  label,
  hint,
  error,
  isOptional,
  above,
  below,
  children,
}: FormFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <Label htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-muted-foreground">{m.optional()}</span>}
      </Label>
      {above}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {below}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex scroll-my-4 items-start gap-2 text-sm text-destructive">
      <CircleAlertIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
