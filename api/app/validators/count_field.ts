import vine from '@vinejs/vine'
import type { NumberRule } from '#shared/rules/number_field_rule'
import { reportFault } from '#validators/fault_reporter'

const isCount = vine.createRule<NumberRule>(
  (value, { min, max, fault }, field) => {
    if (value === '') return
    const isDigits = typeof value === 'string' && /^\d{1,9}$/.test(value.trim())
    const count = isDigits ? Number(value) : Number.NaN
    if (!(count >= min && count <= max)) reportFault(field, fault)
  },
  {
    toJSONSchema: (schema, { min, max }) => {
      const description = `A whole number from ${min} to ${max}; empty is null.`
      Object.assign(schema, { pattern: '^\\d{0,9}$', description })
    },
  }
)

export function countField(rule: NumberRule) {
  return vine
    .string()
    .use(isCount(rule))
    .transform((text) => (text === '' ? null : Number(text)))
}
