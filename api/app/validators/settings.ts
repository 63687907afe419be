import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { BOOLEAN_EXPECTED, FIELD_REQUIRED } from '#shared/refusals'
import {
  RECIPIENTS_INVALID,
  RECIPIENTS_MAX,
  RECIPIENTS_TOO_MANY,
  recipientRule,
} from '#shared/settings_rules'
import { textField } from '#validators/text_field'

/** Repetitions are dropped without regard to case; the first spelling stays. */
function distinct(emails: string[]): string[] {
  const seen = new Map<string, string>()
  for (const email of emails) {
    if (!seen.has(email.toLowerCase())) seen.set(email.toLowerCase(), email)
  }
  return [...seen.values()]
}

const areDistinctAndFew = vine.createRule((value, _, field) => {
  if (!Array.isArray(value)) return
  const emails = distinct(value.map(String))
  if (emails.length > RECIPIENTS_MAX) field.report(RECIPIENTS_TOO_MANY, 'tooMany', field)
  else field.mutate(emails, field)
})

const emails = () => vine.array(textField(recipientRule)).use(areDistinctAndFew())

const messages = new SimpleMessagesProvider({
  required: FIELD_REQUIRED,
  array: RECIPIENTS_INVALID,
  string: RECIPIENTS_INVALID,
  boolean: BOOLEAN_EXPECTED,
})

export const settingsValidator = vine.create({
  notificationEmails: emails().optional(),
  emailNotifications: vine.boolean({ strict: true }).optional(),
})
settingsValidator.messagesProvider = messages

export const recipientsValidator = vine.create({ emails: emails() })
recipientsValidator.messagesProvider = messages

export const notificationSwitchValidator = vine.create({ enabled: vine.boolean({ strict: true }) })
notificationSwitchValidator.messagesProvider = messages
