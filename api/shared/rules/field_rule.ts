import { plainText } from '../text/plain_text.js'
import { ONE_LINE } from './refusals.js'

/** One rule for one text field: what is asked of it, each with the sentence shown when it fails. */
export interface FieldRule {
  /** Whether the text may have several lines. */
  lines?: boolean
  /** Shown when the plain text is empty. Absent: the field may be empty. */
  required?: string
  /** Most UTF-16 units of the plain text. */
  max?: { value: number; message: string }
  /** Fewest UTF-16 units of the plain text. */
  min?: { value: number; message: string }
  /** What the plain text has to look like, when it is not empty. */
  pattern?: { value: RegExp; message: string }
  /** What else has to be true of it, where a pattern cannot say so. */
  check?: { passes: (text: string) => boolean; message: string }
}

/** What of a rule a text can break, without the sentences. */
export interface FieldLimits {
  lines?: boolean
  required?: string | boolean
  max?: { value: number }
  min?: { value: number }
  pattern?: { value: RegExp }
  check?: { passes: (text: string) => boolean }
}

export type FieldRules = Record<string, FieldRule>

/** The first fault of a text under a rule, or undefined when it is fine. It is made plain first. */
export function findFault(rule: FieldRule, text: string): string | undefined {
  return findPlainFault(rule, plainText(text, rule.lines))
}

/** The first fault of a text that is plain already (`plainText`). */
export function findPlainFault(rule: FieldRule, value: string): string | undefined {
  const part = brokenPart(rule, value)
  if (!part || part === 'required') return part && rule.required
  return part === 'lines' ? ONE_LINE : rule[part]?.message
}

/**
 * The part of a rule that a plain text breaks first. Its length is looked at before its form, so that
 * no pattern ever sees more than a field may hold.
 */
export function brokenPart(rule: FieldLimits, value: string): keyof FieldLimits | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  if (rule.max && value.length > rule.max.value) return 'max'
  if (rule.min && value.length < rule.min.value) return 'min'
  if (!rule.lines && value.includes('\n')) return 'lines'
  if (rule.pattern && !rule.pattern.value.test(value)) return 'pattern'
  if (rule.check && !rule.check.passes(value)) return 'check'
  return undefined
}

/**
 * An address as the HTML standard's `input type=email` accepts it, with at least one dot in the domain.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

/** A day of the calendar, `YYYY-MM-DD`; whether it exists, the validator says. */
export const realDate = (label: string) => ({
  pattern: {
    value: /^(?:19\d\d|20\d\d|2100)-\d\d-\d\d$/,
    message: `${label} must be a real date from 1900 to 2100, year-month-day`,
  },
})

/** An email address that has to be given. */
export const emailRule = {
  required: 'Email is required',
  pattern: { value: EMAIL_PATTERN, message: 'Invalid email address' },
  max: { value: EMAIL_MAX, message: 'Invalid email address' },
} satisfies FieldRule
