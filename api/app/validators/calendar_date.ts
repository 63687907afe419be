import vine from '@vinejs/vine'
import type { FieldRule } from '#shared/rules/field_rule'
import { textField } from '#validators/text_field'

/** False for 2023-02-29. */
export function exists(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

const isRealDate = vine.createRule<{ message: string }>((value, { message }, field) => {
  if (!field.isValid || value === '' || exists(String(value))) return
  field.report(message, 'date', field)
})

export function calendarDate(rule: FieldRule & { pattern: { message: string } }) {
  return textField(rule).use(isRealDate({ message: rule.pattern.message }))
}
