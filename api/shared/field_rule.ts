/** One rule for one text field: what is asked of it, each with the sentence shown when it fails. */
export interface FieldRule {
  /** Shown when the trimmed text is empty. Absent: the field may be empty. */
  required?: string
  /** Fewest UTF-16 units after trimming. */
  min?: { value: number; message: string }
  /** Most UTF-16 units after trimming. */
  max?: { value: number; message: string }
  /** What the trimmed text has to look like, when it is not empty. */
  pattern?: { value: RegExp; message: string }
}

export type FieldRules = Record<string, FieldRule>

/**
 * The first fault of a text under a rule, or undefined when it is fine.
 * The text is trimmed first; lengths are counted in UTF-16 units.
 */
export function findFault(rule: FieldRule, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return rule.required
  if (rule.pattern && !rule.pattern.value.test(value)) return rule.pattern.message
  if (rule.min && value.length < rule.min.value) return rule.min.message
  if (rule.max && value.length > rule.max.value) return rule.max.message
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
