import { isRealDay } from '../days/indian_days.js'
import { plainText } from '../text/plain_text.js'
import type { Coded } from './codes.js'

export interface FieldRule {
  /** The field's name in English sentences. */
  label: string
  lines?: boolean
  required?: boolean
  min?: number
  max?: number
  form?: Form
  /** What is said in the place of the usual. */
  faults?: Partial<Record<'required' | 'min' | 'max', Coded>>
}

/** What a text has to look like, and what is wrong with another. */
interface Form {
  pattern: RegExp
  /** What a pattern cannot say. */
  check?: (text: string) => boolean
  fault: Coded
}

export type FieldRules = Record<string, FieldRule>

export function findFault(rule: FieldRule, text: string): Coded | undefined {
  return findPlainFault(rule, plainText(text, rule.lines))
}

/** Length before form, so that no pattern runs on a very long text. */
export function findPlainFault(rule: FieldRule, text: string): Coded | undefined {
  const { label, min, max, form, faults = {} } = rule
  if (text === '') {
    if (!rule.required) return undefined
    return faults.required ?? { code: 'required', params: { label } }
  }
  if (max !== undefined && text.length > max) {
    return faults.max ?? { code: 'too_long', params: { label, max } }
  }
  if (min !== undefined && text.length < min) {
    return faults.min ?? { code: 'too_short', params: { label, min } }
  }
  if (!rule.lines && text.includes('\n')) return { code: 'one_line' }
  return form && !isOf(form, text) ? form.fault : undefined
}

const isOf = ({ pattern, check = () => true }: Form, text: string) =>
  pattern.test(text) && check(text)

/** As `input type=email` of the HTML standard, with at least one dot in the domain. */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

const EMAIL_INVALID = { code: 'email_invalid' } as const

export const emailRule = {
  label: 'Email',
  required: true,
  /** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
  max: 254,
  form: { pattern: EMAIL_PATTERN, fault: EMAIL_INVALID },
  faults: { max: EMAIL_INVALID },
} satisfies FieldRule

/** `YYYY-MM-DD` */
export const realDate = (label: string) =>
  ({
    label,
    form: {
      pattern: /^(?:19\d\d|20\d\d|2100)-\d\d-\d\d$/,
      check: isRealDay,
      fault: { code: 'date_invalid', params: { label } },
    },
  }) satisfies FieldRule

/** `HH:MM` */
export const timeOfDay = (label: string, example: string) =>
  ({
    label,
    form: {
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      fault: { code: 'time_invalid', params: { label, example } },
    },
  }) satisfies FieldRule
