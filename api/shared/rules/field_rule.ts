import { plainText } from '../text/plain_text.js'
import { ONE_LINE } from './refusals.js'

export interface FieldRule {
  lines?: boolean
  /** Message for an empty field; absent when the field is optional. */
  required?: string
  max?: { value: number; message: string }
  min?: { value: number; message: string }
  pattern?: { value: RegExp; message: string }
  check?: { passes: (text: string) => boolean; message: string }
}

export interface FieldLimits {
  lines?: boolean
  required?: string | boolean
  max?: { value: number }
  min?: { value: number }
  pattern?: { value: RegExp }
  check?: { passes: (text: string) => boolean }
}

export type FieldRules = Record<string, FieldRule>

export function findFault(rule: FieldRule, text: string): string | undefined {
  return findPlainFault(rule, plainText(text, rule.lines))
}

export function findPlainFault(rule: FieldRule, value: string): string | undefined {
  const part = brokenPart(rule, value)
  if (!part || part === 'required') return part && rule.required
  return part === 'lines' ? ONE_LINE : rule[part]?.message
}

/** Length before pattern, so that no pattern runs on a very long text. */
export function brokenPart(rule: FieldLimits, value: string): keyof FieldLimits | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  if (rule.max && value.length > rule.max.value) return 'max'
  if (rule.min && value.length < rule.min.value) return 'min'
  if (!rule.lines && value.includes('\n')) return 'lines'
  if (rule.pattern && !rule.pattern.value.test(value)) return 'pattern'
  if (rule.check && !rule.check.passes(value)) return 'check'
  return undefined
}

/** As `input type=email` of the HTML standard, with at least one dot in the domain. */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

export const realDate = (label: string) => ({
  pattern: {
    value: /^(?:19\d\d|20\d\d|2100)-\d\d-\d\d$/,
    message: `${label} must be a real date from 1900 to 2100, year-month-day`,
  },
})

export const emailRule = {
  required: 'Email is required',
  pattern: { value: EMAIL_PATTERN, message: 'Invalid email address' },
  max: { value: EMAIL_MAX, message: 'Invalid email address' },
} satisfies FieldRule
