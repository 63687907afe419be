import * as m from 'virtual:messages'
import { contactRules, plainPhone } from '@academy/api/shared/contact_rules'
import { findFault } from '@academy/api/shared/field_rule'

export type FieldName = keyof typeof contactRules

export type Values = Record<FieldName, string>
export type Faults = Partial<Record<FieldName, string>>

export interface FieldSpec {
  name: FieldName
  label: () => string
  isOptional?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoComplete?: string
  /** What is allowed, where the rule's sentence does not say. */
  hint?: () => string
}

/** The form's fields from top to bottom; the message is the one that grows. */
export const fields: FieldSpec[] = [
  { name: 'name', label: m.fieldName, autoComplete: 'name' },
  { name: 'email', label: m.fieldEmail, type: 'email', inputMode: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: m.fieldPhone,
    isOptional: true,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    hint: m.phoneHint,
  },
  { name: 'subject', label: m.fieldSubject, isOptional: true },
  { name: 'message', label: m.fieldMessage },
]

export const noValues: Values = { name: '', email: '', phone: '', subject: '', message: '' }

/** A field's text as it is sent: phone numbers are written in more ways than their rule allows. */
export function asSent(name: string, text: string): string {
  return name === 'phone' ? plainPhone(text) : text
}

/** The fault of one field's text, in the specified sentence. */
export function faultOf(name: FieldName, text: string): string | undefined {
  return findFault(contactRules[name], asSent(name, text))
}

/** Every field at fault; empty when the message can be sent. */
export function faultsOf(values: Values): Faults {
  const faults: Faults = {}
  for (const { name } of fields) {
    const fault = faultOf(name, values[name])
    if (fault) faults[name] = fault
  }
  return faults
}

/** How many times its permitted length a text may have before the rest of it is cut off. */
const SPARE = 5

/**
 * The texts of a form's data; a field it does not hold is empty. One that is far too long is cut: it
 * is refused in any case, and the page shows what was sent once more.
 */
export function readValues(data: FormData): Values {
  const values = { ...noValues }
  for (const { name } of fields) {
    const text = data.get(name)
    if (typeof text === 'string')
      values[name] = asSent(name, text.slice(0, SPARE * contactRules[name].max.value))
  }
  return values
}

/** Only the faults of fields that the form has, whatever else a refusal speaks of. */
export function knownFaults(errors: Record<string, string>): Faults {
  const faults: Faults = {}
  for (const { name } of fields) {
    if (errors[name]) faults[name] = errors[name]
  }
  return faults
}
