import * as m from 'virtual:messages'
import { contactLimits } from '@academy/api/shared/rules/contact_limits'
import { plainPhone } from '@academy/api/shared/rules/contact_rules'
import type { Code } from '@academy/api/shared/rules/codes'
import { brokenPart, type FieldLimits } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import type { Refusal } from '~/lib/post'

export type FieldName = keyof typeof contactLimits

export type Values = Record<FieldName, string>
export type Faults = Partial<Record<FieldName, Code>>

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

const CODES: Partial<Record<keyof FieldLimits, Code>> = {
  required: 'required',
  lines: 'one_line',
  max: 'too_long',
  min: 'message_too_short',
}

export function faultOf(name: FieldName, text: string): Code | undefined {
  const rule: FieldLimits = contactLimits[name]
  const part = brokenPart(rule, plainText(asSent(name, text), rule.lines))
  return part && (CODES[part] ?? (name === 'phone' ? 'phone_invalid' : 'email_invalid'))
}

function collectFaults(find: (name: FieldName) => Code | undefined): Faults {
  const found = fields.map(({ name }) => [name, find(name)] as const)
  return Object.fromEntries(found.filter(([, code]) => code))
}

export const faultsOf = (values: Values) => collectFaults((name) => faultOf(name, values[name]))

const SPARE = 5

/** The texts of a form; one that is far too long is refused in any case, so its rest is cut off. */
export function readValues(data: FormData): Values {
  const values = { ...noValues }
  for (const { name } of fields) {
    const text = data.get(name)
    if (typeof text === 'string')
      values[name] = asSent(name, text.slice(0, SPARE * contactLimits[name].max.value))
  }
  return values
}

export const knownFaults = ({ faults }: Refusal) => collectFaults((name) => faults[name]?.code)
