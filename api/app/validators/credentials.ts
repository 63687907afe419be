import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldRule } from '#shared/rules/field_rule'
import { FIELD_REQUIRED } from '#shared/rules/refusals'
import * as limits from '#shared/rules/sign_in_rules'
import { LANGUAGE_INVALID, LANGUAGES } from '#shared/languages/languages'
import { isGuessable } from '#auth/guessable_passwords'
import { describeRule, messagesOf, textField } from '#validators/text_field'

const { signInRules: rules } = limits

/** Passwords are not trimmed. */
const isPassword = vine.createRule<FieldRule>(
  (value, rule, field) => {
    if (typeof value !== 'string') return
    if (value === '') return field.report(rule.required!, 'required', field)
    const { min, max } = rule
    if (min && value.length < min.value) return field.report(min.message, 'min', field)
    if (max && value.length > max.value) return field.report(max.message, 'max', field)
  },
  { toJSONSchema: describeRule }
)

/** Checks the password against the email in `meta`, or beside it in the form. */
const isUncommon = vine.createRule(async (value, _, field) => {
  if (!field.isValid || typeof value !== 'string') return
  const email = String(field.meta.email ?? field.parent.email ?? '')
  if (await isGuessable(value, email)) field.report(limits.NEW_PASSWORD_TOO_COMMON, 'common', field)
})

const newPassword = () => vine.string().use(isPassword(limits.newPasswordRule)).use(isUncommon())

const currentPasswordField = () =>
  vine
    .string()
    .use(isPassword({ ...rules.password, max: { ...limits.newPasswordRule.max, value: 1024 } }))

export const signInValidator = vine.create({
  email: textField(rules.email),
  password: currentPasswordField(),
})
signInValidator.messagesProvider = messagesOf(rules)

export const changePasswordValidator = vine.withMetaData<{ email: string }>().create({
  currentPassword: currentPasswordField(),
  password: newPassword(),
})
changePasswordValidator.messagesProvider = messagesOf({
  currentPassword: rules.password,
  password: rules.password,
})

export const passwordConfirmationValidator = vine.create({
  currentPassword: currentPasswordField(),
})
passwordConfirmationValidator.messagesProvider = messagesOf({ currentPassword: rules.password })

export const passwordResetValidator = vine.create({ email: textField(rules.email) })
passwordResetValidator.messagesProvider = messagesOf(rules)

const resetToken = {
  required: limits.RESET_LINK_ENDED,
  max: { value: 200, message: limits.RESET_LINK_ENDED },
} satisfies FieldRule

/** Validated first: the rules for the new password need the email of the token's owner. */
export const resetTokenValidator = vine.create({ token: textField(resetToken) })
resetTokenValidator.messagesProvider = messagesOf({ token: resetToken })

export const resetPasswordValidator = vine
  .withMetaData<{ email: string }>()
  .create({ token: textField(resetToken), password: newPassword() })
resetPasswordValidator.messagesProvider = messagesOf({
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
newDirectorValidator.messagesProvider = messagesOf({ ...rules, currentPassword: rules.password })

export const profileValidator = vine.create({ language: vine.enum(LANGUAGES) })
profileValidator.messagesProvider = new SimpleMessagesProvider({
  required: FIELD_REQUIRED,
  enum: LANGUAGE_INVALID,
})
