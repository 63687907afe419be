import { emailRule, type FieldRule, type FieldRules } from './field_rule.js'

/** Passwords count as typed: to them a line end is a character like any other. */
const password = { label: 'Password', lines: true, required: true } satisfies FieldRule

export const signInRules = {
  email: emailRule,
  password: { ...password, min: 6 },
} satisfies FieldRules

/** A password that is being set; signing in only checks `signInRules`. */
export const newPasswordRule = { ...password, min: 10, max: 128 } satisfies FieldRule
