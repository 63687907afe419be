import vine from '@vinejs/vine'
import { findPlainFault, type FieldRule } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { reportFault } from '#validators/fault_reporter'

const followsRule = vine.createRule<FieldRule>(
  (value, rule, field) => {
    if (typeof value !== 'string') return
    const text = plainText(value, rule.lines)
    const fault = findPlainFault(rule, text)
    if (fault) return reportFault(field, fault)
    field.mutate(text, field)
  },
  { toJSONSchema: describeRule }
)

export function describeRule(schema: object, { required, min, max, form }: FieldRule) {
  const pattern = form && (required ? form.pattern.source : `^$|${form.pattern.source}`)
  const minLength = min ?? (required ? 1 : undefined)
  Object.assign(schema, {
    ...(minLength && { minLength }),
    ...(max && { maxLength: max }),
    ...(pattern && { pattern }),
  })
}

export function textField(rule: FieldRule) {
  return vine.string().use(followsRule(rule))
}
