import { SimpleErrorReporter } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { FieldFault } from '#exceptions/error_body'
import { sentenceOf, type Coded } from '#shared/rules/codes'
import { findPlainFault, type FieldRules } from '#shared/rules/field_rule'
import { PICTURE_TOO_LARGE } from '#shared/rules/picture_rules'

type Meta = Record<string, any>

/** What is wrong when a rule of VineJS's own is broken. */
type FindFault = (rule: string, field: FieldContext, meta?: Meta) => Coded

/** Reports what a rule of ours has found. */
export function reportFault(field: FieldContext, fault: Coded) {
  field.report(fault.code, fault.code, field, { fault })
}

/** Keeps what is answered, the first fault of each field, however many elements of a list are wrong. */
class FaultReporter extends SimpleErrorReporter {
  #fields = new Set<string>()

  constructor(private readonly find: FindFault) {
    super()
  }

  override report(_message: string, rule: string, field: FieldContext, meta?: Meta) {
    this.hasErrors = true
    const [name = ''] = field.getFieldPath().split('.')
    if (this.#fields.has(name)) return
    this.#fields.add(name)
    const fault: Coded = meta?.fault ?? this.find(rule, field, meta)
    super.report(sentenceOf(fault), rule, field, { fault } satisfies FieldFault['meta'])
  }
}

export const reportingBy = (find: FindFault) => () => new FaultReporter(find)

/** By the names of VineJS's rules. */
const USUAL: Record<string, Coded> = {
  required: { code: 'required', params: { label: 'This field' } },
  string: { code: 'text_expected' },
  boolean: { code: 'boolean_expected' },
  file: { code: 'picture_unreadable' },
  'file.size': PICTURE_TOO_LARGE,
}

/**
 * For `errorReporter` of a validator.
 * @param rules of its fields, which say what they are called when they are missing
 * @param more by VineJS's rule (`array`) or field and rule (`status.enum`)
 */
export function reporting(rules: FieldRules, more: Record<string, Coded> = {}) {
  const known = { ...USUAL, ...more }
  for (const [field, rule] of Object.entries(rules)) {
    const missing = findPlainFault(rule, '')
    if (missing) known[`${field}.required`] = missing
  }
  return reportingBy((rule, field) => {
    const fault = known[`${field.wildCardPath}.${rule}`] ?? known[rule]
    if (!fault) throw new Error(`${field.wildCardPath} has no fault for the rule ${rule}`)
    return fault
  })
}

export const oneText = (label: string): Coded => ({ code: 'one_text', params: { label } })

/** `Rated must be fide, state or no` */
export function unknownChoice(label: string, options: readonly string[]): Coded {
  const choices = options.slice(0, -1).join(', ')
  return { code: 'choice_unknown', params: { label, choices, choice: options.at(-1)! } }
}
