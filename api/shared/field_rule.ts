import { plainText } from './plain_text.js'
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

export type FieldRules = Record<string, FieldRule>

/** The first fault of a text under a rule, or undefined when it is fine. It is made plain first. */
export function findFault(rule: FieldRule, text: string): string | undefined {
  return findPlainFault(rule, plainText(text, rule.lines))
}

/**
 * The first fault of a text that is plain already (`plainText`). Its length is looked at before its
 * form, so that no pattern ever sees more than a field may hold.
 */
export function findPlainFault(rule: FieldRule, value: string): string | undefined {
  if (value === '') return rule.required
  if (rule.max && value.length > rule.max.value) return rule.max.message
  if (rule.min && value.length < rule.min.value) return rule.min.message
  if (!rule.lines && value.includes('\n')) return ONE_LINE
  if (rule.pattern && !rule.pattern.value.test(value)) return rule.pattern.message
  if (rule.check && !rule.check.passes(value)) return rule.check.message
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
