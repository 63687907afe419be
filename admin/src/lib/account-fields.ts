import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import {
  NEW_PASSWORD_MAX,
  NEW_PASSWORD_MIN,
  NEW_PASSWORD_TOO_LONG,
  NEW_PASSWORD_TOO_SHORT,
  signInRules,
} from '@academy/api/shared/rules/sign_in_rules'
import { m } from '@/lib/messages'

export interface AccountField<Name extends string> {
  name: Name
  label: string
  hint?: string
  autoComplete: 'username' | 'current-password' | 'new-password' | 'off'
  rule: FieldRule
}

const { required } = signInRules.password

export const emailField = {
  name: 'email',
  label: m.email(),
  autoComplete: 'username',
  rule: signInRules.email,
} as const

/** The password that somebody has can only be missing: the server says whether it is right. */
export const ownPasswordField = {
  name: 'currentPassword',
  label: m.ownPassword(),
  autoComplete: 'current-password',
  rule: { required },
} as const

export const newPasswordField = {
  name: 'password',
  label: m.newPassword(),
  hint: m.newPasswordHint({ min: NEW_PASSWORD_MIN }),
  autoComplete: 'new-password',
  rule: {
    required,
    min: { value: NEW_PASSWORD_MIN, message: NEW_PASSWORD_TOO_SHORT },
    max: { value: NEW_PASSWORD_MAX, message: NEW_PASSWORD_TOO_LONG },
  },
} as const
