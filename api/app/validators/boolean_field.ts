import vine from '@vinejs/vine'
import { BOOLEAN_EXPECTED } from '#shared/rules/refusals'

export function booleanField() {
  return vine.boolean().parse((value) => (value === 'off' ? false : value))
}

export function booleanMessages(field: string) {
  return { [`${field}.boolean`]: BOOLEAN_EXPECTED }
}
