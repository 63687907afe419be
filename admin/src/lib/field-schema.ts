import type { Coded } from '@academy/api/shared/rules/codes'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { findFault, type FieldRule } from '@academy/api/shared/rules/field_rule'
import { tooMany, type ListRule } from '@academy/api/shared/rules/list_field_rule'
import type { NumberRule } from '@academy/api/shared/rules/number_field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { slugRule } from '@academy/api/shared/rules/slug_rule'
import * as z from 'zod/mini'
import { faultMessage } from '@/lib/fault-message'
import { m } from '@/lib/messages'

// Where no rule has a sentence, zod would say 'Invalid input', whatever the language.
z.config({ localeError: () => m.faultOther() })

/** Refuses a value by the first fault that is found. */
export const withoutFault = <Value>(find: (value: Value) => Coded | undefined) =>
  z.check<Value>(({ value, issues }) => {
    const fault = find(value)
    if (fault) issues.push({ code: 'custom', message: faultMessage(fault), input: value })
  })

/** Refuses more items than a shared rule allows. */
export const notTooMany = (rule: ListRule) =>
  withoutFault<unknown[]>(({ length }) => (length > rule.max ? tooMany(rule) : undefined))

/** The same answer for the same text: a form is checked with each key, of which one field has changed. */
function memoizeLast(make: (typed: string) => string): (typed: string) => string {
  let last: string | undefined
  let made = ''
  return (typed) => {
    if (typed !== last) made = make(typed)
    last = typed
    return made
  }
}

/**
 * A text under a shared rule: made plain as the API does, refused with the rule's own sentence.
 * @param read how a plain text is read before the rule applies
 */
export function text(rule: FieldRule, read = (typed: string) => typed) {
  return z.string().check(
    z.overwrite(memoizeLast((typed) => read(plainText(typed, rule.lines)))),
    withoutFault<string>((typed) => findFault(rule, typed))
  )
}

/** An item's address; empty for a new one, whose title makes it. */
export const slug = text({ ...slugRule, required: false })

/**
 * A typed number without what people put around and between its digits, which may be Devanagari's:
 * `₹1,20,000` and `१,२०,०००` are 120000.
 */
export const withoutSeparators = (typed: string) => latinDigits(typed).replace(/[₹,\s]/g, '')

const readWhole =
  ({ min, max, fault }: NumberRule) =>
  (typed: string, { issues }: Pick<z.core.ParsePayload, 'issues'>) => {
    const digits = withoutSeparators(typed)
    const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
    if (number >= min && number <= max) return number
    issues.push({ code: 'custom', message: faultMessage(fault), input: typed })
    return z.NEVER
  }

export const wholeNumber = (rule: NumberRule) => z.pipe(z.string(), z.transform(readWhole(rule)))

/** The same, where an empty field is an answer: null. */
export const optionalWholeNumber = (rule: NumberRule) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => (typed.trim() === '' ? null : readWhole(rule)(typed, context)))
  )
