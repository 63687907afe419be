import type { FieldRule } from './field_rule.js'

export const slugRule = {
  required: 'Address is required',
  pattern: {
    value: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    message: 'Address can only have small letters, digits and hyphens',
  },
  max: { value: 100, message: 'Address cannot be more than 100 characters' },
} satisfies FieldRule

export const SLUG_TAKEN = 'This address is already taken'
