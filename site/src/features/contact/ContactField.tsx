import type { Coded } from '@academy/api/shared/rules/codes'
import type { ReactNode } from 'react'
import * as m from 'virtual:messages'
import { Icon } from '~/components/ui/Icon'
import type { FieldSpec } from './contact-fields'
import { faultWords } from './outcome'

interface Props {
  field: FieldSpec
  text: string
  fault: Coded | undefined
  isFirst: boolean
  advice?: string | undefined
  children?: ReactNode
}

export function ContactField({ field, text, fault, isFirst, advice, children }: Props) {
  const { name, label, isOptional, type, inputMode, autoComplete, hint } = field
  const id = `contact-${name}`
  const control = {
    id,
    className: 'control',
    name,
    defaultValue: text,
    required: !isOptional,
    autoFocus: isFirst,
    'aria-invalid': fault !== undefined,
    'aria-describedby':
      [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label()} {isOptional && <span className="optional">{m.optional()}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="optional field-hint">
          {hint()}
        </p>
      )}
      {children}
      {name === 'message' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} autoComplete={autoComplete} />
      )}
      <div className="field-room">
        {fault && (
          <p id={`${id}-fault`} className="field-error">
            <Icon name="alert" size={20} />
            {faultWords(name, fault)}
          </p>
        )}
        {!fault && advice && <p className="field-help">{advice}</p>}
      </div>
    </div>
  )
}
