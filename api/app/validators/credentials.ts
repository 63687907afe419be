import vine from '@vinejs/vine'
import { findPlainFault, type FieldRule } from '#shared/rules/field_rule'
import { newPasswordRule, signInRules as rules } from '#shared/rules/sign_in_rules'
import { LANGUAGES } from '#shared/languages/languages'
import { isGuessable } from '#auth/guessable_passwords'
import { reportFault, reporting, unknownChoice } from '#validators/fault_reporter'
import { describeRule, textField } from '#validators/text_field'

/** Passwords are not trimmed. */
const isPassword = vine.createRule<FieldRule>(
  (value, rule, field) => {
    if (typeof value !== 'string') return
    const fault = findPlainFault(rule, value)
    if (fault) reportFault(field, fault)
  },
  { toJSONSchema: describeRule }
)

/** Checks the password against the email in `meta`, or beside it in the form. */
const isUncommon = vine.createRule(async (value, _, field) => {
  if (!field.isValid || typeof value !== 'string') return
  const email = String(field.meta.email ?? field.parent.email ?? '')
  if (await isGuessable(value, email)) reportFault(field, { code: 'password_too_common' })
})

const newPassword = () => vine.string().use(isPassword(newPasswordRule)).use(isUncommon())

const currentPasswordField = () => vine.string().use(isPassword({ ...rules.password, max: 1024 }))

export const signInValidator = vine.create({
  email: textField(rules.email),
  password: currentPasswordField(),
})
signInValidator.errorReporter = reporting(rules)

export const changePasswordValidator = vine.withMetaData<{ email: string }>().create({
  currentPassword: currentPasswordField(),
  password: newPassword(),
})
changePasswordValidator.errorReporter = reporting({
  currentPassword: rules.password,
  password: rules.password,
})

export const passwordConfirmationValidator = vine.create({
  currentPassword: currentPasswordField(),
})
passwordConfirmationValidator.errorReporter = reporting({ currentPassword: rules.password })

export const passwordResetValidator = vine.create({ email: textField(rules.email) })
passwordResetValidator.errorReporter = reporting(rules)

const LINK_ENDED = { code: 'reset_link_ended' } as const

const resetToken = {
  label: 'Token',
  required: true,
  max: 200,
  faults: { required: LINK_ENDED, max: LINK_ENDED },
} satisfies FieldRule

/** Validated first: the rules for the new password need the email of the token's owner. */
export const resetTokenValidator = vine.create({ token: textField(resetToken) })
resetTokenValidator.errorReporter = reporting({ token: resetToken })

export const resetPasswordValidator = vine
  .withMetaData<{ email: string }>()
  .create({ token: textField(resetToken), password: newPassword() })
resetPasswordValidator.errorReporter = reporting({
  token: resetToken,
  password: rules.password,
})

export const newDirectorValidator = vine.withMetaData<{ isDirector: boolean }>().create({
  email: textField(rules.email),
  password: newPassword(),
  currentPassword: currentPasswordField()
    .optional()
    .requiredWhen((field) => field.meta.isDirector),
  setupToken: vine.string().optional(),
})
newDirectorValidator.errorReporter = reporting({ ...rules, currentPassword: rules.password })

export const profileValidator = vine.create({ language: vine.enum(LANGUAGES) })
profileValidator.errorReporter = reporting({}, { enum: unknownChoice('The language', LANGUAGES) })
