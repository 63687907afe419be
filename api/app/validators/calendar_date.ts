import vine from '@vinejs/vine'
import type { Coded } from '#shared/rules/codes'
import type { realDate } from '#shared/rules/field_rule'
import { reportFault } from '#validators/fault_reporter'
import { textField } from '#validators/text_field'

/** False for 2023-02-29. */
export function exists(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

const isRealDate = vine.createRule<Coded>((value, fault, field) => {
  if (!field.isValid || value === '' || exists(String(value))) return
  reportFault(field, fault)
})

export function calendarDate(rule: ReturnType<typeof realDate>) {
  return textField(rule).use(isRealDate(rule.form.fault))
}
