import { EMAIL_MAX, EMAIL_PATTERN, type FieldLimits } from './field_rule.js'

/** Without messages, because the site's form has its own. */
export const contactLimits = {
  name: { required: true, max: { value: 50 } },
  email: { required: true, pattern: { value: EMAIL_PATTERN }, max: { value: EMAIL_MAX } },
  phone: { pattern: { value: /^[0-9+()-]+$/ }, max: { value: 20 } },
  subject: { max: { value: 100 } },
  message: { lines: true, required: true, min: { value: 10 }, max: { value: 1000 } },
} satisfies Record<string, FieldLimits>
