import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import { newPasswordRule, signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { m } from '@/lib/messages'

export interface AccountField<Name extends string> {
  name: Name
  label: () => string
  hint?: () => string
  autoComplete: 'username' | 'current-password' | 'new-password' | 'off'
  rule: FieldRule
}

export const emailField = {
  name: 'email',
  label: m.email,
  autoComplete: 'username',
  rule: signInRules.email,
} as const

/** The password that somebody has can only be missing: the server says whether it is right. */
export const ownPasswordField = {
  name: 'currentPassword',
  label: m.ownPassword,
  autoComplete: 'current-password',
  rule: { label: newPasswordRule.label, required: true },
} as const

export const newPasswordField = {
  name: 'password',
  label: m.newPassword,
  hint: () => m.newPasswordHint({ min: newPasswordRule.min }),
  autoComplete: 'new-password',
  rule: newPasswordRule,
} as const
