import type { FieldRule } from './field_rule.js'

const label = 'Address'

export const slugRule = {
  label,
  required: true,
  max: 100,
  form: {
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    fault: { code: 'slug_characters', params: { label } },
  },
} satisfies FieldRule
