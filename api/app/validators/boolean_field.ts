import vine from '@vinejs/vine'

export function booleanField() {
  return vine.boolean().parse((value) => (value === 'off' ? false : value))
}
