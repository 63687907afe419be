import * as m from 'virtual:messages'
import type { Coded } from '@academy/api/shared/rules/codes'
import { contactRules, plainPhone } from '@academy/api/shared/rules/contact_rules'
import { findFault } from '@academy/api/shared/rules/field_rule'
import type { Refusal } from '~/lib/post'

export type FieldName = keyof typeof contactRules

export type Values = Record<FieldName, string>
export type Faults = Partial<Record<FieldName, Coded>>

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

export const faultOf = (name: FieldName, text: string): Coded | undefined =>
  findFault(contactRules[name], asSent(name, text))

function collectFaults(find: (name: FieldName) => Coded | undefined): Faults {
  const found = fields.map(({ name }) => [name, find(name)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault))
}

export const faultsOf = (values: Values) => collectFaults((name) => faultOf(name, values[name]))

const SPARE = 5

/** The texts of a form; one that is far too long is refused in any case, so its rest is cut off. */
export function readValues(data: FormData): Values {
  const values = { ...noValues }
  for (const { name } of fields) {
    const text = data.get(name)
    if (typeof text === 'string')
      values[name] = asSent(name, text.slice(0, SPARE * contactRules[name].max))
  }
  return values
}

export const knownFaults = ({ faults }: Refusal) => collectFaults((name) => faults[name])
