import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { findPlainFault, type FieldRule, type FieldRules } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { FIELD_REQUIRED, TEXT_EXPECTED } from '#shared/rules/refusals'

const followsRule = vine.createRule<FieldRule>(
  (value, rule, field) => {
    if (typeof value !== 'string') return
    const text = plainText(value, rule.lines)
    const fault = findPlainFault(rule, text)
    if (fault) return field.report(fault, 'rule', field)
    field.mutate(text, field)
  },
  { toJSONSchema: describeRule }
)

export function describeRule(schema: object, { required, min, max, pattern }: FieldRule) {
  const form = pattern && (required ? pattern.value.source : `^$|${pattern.value.source}`)
  const minLength = min?.value ?? (required ? 1 : undefined)
  Object.assign(schema, {
    ...(minLength && { minLength }),
    ...(max && { maxLength: max.value }),
    ...(form && { pattern: form }),
  })
}

export function textField(rule: FieldRule) {
  return vine.string().use(followsRule(rule))
}

export function messagesOf(rules: FieldRules, more: Record<string, string> = {}) {
  const messages: Record<string, string> = { required: FIELD_REQUIRED, string: TEXT_EXPECTED }
  for (const [field, rule] of Object.entries(rules)) {
    if (rule.required) messages[`${field}.required`] = rule.required
  }
  return new SimpleMessagesProvider({ ...messages, ...more })
}
