import { emailRule, type FieldRule, type FieldRules } from './field_rule.js'

export const signInRules = {
  email: emailRule,
  password: {
    required: 'Password is required',
    min: { value: 6, message: 'Password must be at least 6 characters' },
  },
} satisfies FieldRules

/** A password that is being set; signing in only checks `signInRules`. */
export const newPasswordRule = {
  required: signInRules.password.required,
  min: { value: 10, message: 'Password must be at least 10 characters' },
  max: { value: 128, message: 'Password cannot be more than 128 characters' },
} satisfies FieldRule

export const NEW_PASSWORD_TOO_COMMON = 'This password is too common: choose another'

export const RESET_LINK_ENDED = 'This link has ended or was used. Ask for a new one.'

export const PASSKEY_REFUSED = 'This passkey was not accepted'

export const CURRENT_PASSWORD_WRONG = 'The current password is not right'

export const DIRECTOR_EXISTS = 'There is already an account with this email'

export const OWN_ACCOUNT = 'You cannot remove your own account. Another administrator can.'

export const SIGN_IN_REFUSED = 'Invalid email or password'
export const SIGN_IN_FAILED = 'Failed to login. Please try again.'
