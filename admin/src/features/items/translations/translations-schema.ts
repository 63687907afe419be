import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import * as z from 'zod/mini'
import { text } from '@/lib/field-schema'

/** A field's own rule, and it may be empty. */
const translationSchema = (rule: FieldRule) =>
  z.object({ text: text({ ...rule, required: false }), source: z.nullable(z.string()) })

export function translationsSchema<Field extends string>(rules: Record<Field, FieldRule>) {
  const optional = Object.entries<FieldRule>(rules).map(([field, rule]) => [
    field,
    translationSchema(rule),
  ])
  const texts = z.object(
    Object.fromEntries(optional) as Record<Field, ReturnType<typeof translationSchema>>
  )
  return z.object({ en: texts, mr: texts, hi: texts })
}
