import { findFault } from '@academy/api/shared/rules/field_rule'
import {
  NEW_PASSWORD_MAX,
  NEW_PASSWORD_MIN,
  NEW_PASSWORD_TOO_LONG,
  NEW_PASSWORD_TOO_SHORT,
  signInRules,
} from '@academy/api/shared/rules/sign_in_rules'
import { faultMessage } from '@/lib/fault-message'

const present = { required: signInRules.password.required }

/** What is wrong with the password that somebody has: it can only be missing. */
export function presentPasswordFault(typed: string): string | undefined {
  const missing = findFault(present, typed)
  return missing && faultMessage(missing)
}

/** What is wrong with a new password. Counted as typed: a space at its end belongs to it. */
export function newPasswordFault(typed: string): string | undefined {
  if (!typed) return faultMessage(signInRules.password.required)
  if (typed.length < NEW_PASSWORD_MIN) return faultMessage(NEW_PASSWORD_TOO_SHORT)
  return typed.length > NEW_PASSWORD_MAX ? faultMessage(NEW_PASSWORD_TOO_LONG) : undefined
}
