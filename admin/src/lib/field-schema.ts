import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { findFault, type FieldRule } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { slugRule } from '@academy/api/shared/rules/slug_rule'
import * as z from 'zod/mini'
import { faultMessage } from '@/lib/fault-message'

/**
 * A text under a shared rule: made plain as the API does, refused with the rule's own sentence.
 * @param read how a plain text is read before the rule applies
 */
export function text(rule: FieldRule, read = (typed: string) => typed) {
  return z.string().check(
    z.overwrite((typed) => read(plainText(typed, rule.lines))),
    z.check<string>((checked) => {
      const fault = findFault(rule, checked.value)
      if (fault)
        checked.issues.push({ code: 'custom', message: faultMessage(fault), input: checked.value })
    })
  )
}

/** An item's address; empty for a new one, whose title makes it. */
export const slug = text({ pattern: slugRule.pattern, max: slugRule.max })

interface Limits {
  min: number
  max: number
  message: string
}

/**
 * A typed number without what people put around and between its digits, which may be Devanagari's:
 * `₹1,20,000` and `१,२०,०००` are 120000.
 */
export const withoutSeparators = (typed: string) => latinDigits(typed).replace(/[₹,\s]/g, '')

const readWhole =
  ({ min, max, message }: Limits) =>
  (typed: string, { issues }: Pick<z.core.ParsePayload, 'issues'>) => {
    const digits = withoutSeparators(typed)
    const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
    if (number >= min && number <= max) return number
    issues.push({ code: 'custom', message: faultMessage(message), input: typed })
    return z.NEVER
  }

export const wholeNumber = (limits: Limits) => z.pipe(z.string(), z.transform(readWhole(limits)))

/** The same, where an empty field is an answer: null. */
export const optionalWholeNumber = (limits: Limits) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) =>
      typed.trim() === '' ? null : readWhole(limits)(typed, context)
    )
  )
