import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

interface CountLimits {
  min: number
  max: number
  invalid: string
}

const isCount = vine.createRule<CountLimits>(
  (value: unknown, { min, max, invalid }, field: FieldContext) => {
    if (value === '') return
    const isDigits = typeof value === 'string' && /^\d{1,9}$/.test(value.trim())
    const count = isDigits ? Number(value) : Number.NaN
    if (!(count >= min && count <= max)) field.report(invalid, 'count', field)
  },
  {
    toJSONSchema: (schema, { min, max }) => {
      const description = `A whole number from ${min} to ${max}; empty is null.`
      Object.assign(schema, { pattern: '^\\d{0,9}$', description })
    },
  }
)

export function countField(limits: CountLimits) {
  return vine
    .string()
    .use(isCount(limits))
    .transform((text) => (text === '' ? null : Number(text)))
}
