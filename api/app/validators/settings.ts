import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailRule } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { BOOLEAN_EXPECTED, FIELD_REQUIRED } from '#shared/rules/refusals'
import {
  RECIPIENTS_INVALID,
  RECIPIENTS_MAX,
  RECIPIENTS_TOO_MANY,
} from '#shared/rules/settings_rules'
import { textField } from '#validators/text_field'

const hasFewRecipients = vine.createRule(
  (value, _, field) => {
    if (!Array.isArray(value)) return
    const distinct = new Set(value.map((email) => plainText(String(email)).toLowerCase()))
    if (distinct.size > RECIPIENTS_MAX) field.report(RECIPIENTS_TOO_MANY, 'tooMany', field)
  },
  { toJSONSchema: (schema) => void (schema.maxItems = RECIPIENTS_MAX) }
)

const emails = () => vine.array(textField(emailRule)).use(hasFewRecipients())

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

export const testEmailValidator = vine.create({ email: textField(emailRule).optional() })
testEmailValidator.messagesProvider = messages

export const notificationSwitchValidator = vine.create({ enabled: vine.boolean({ strict: true }) })
notificationSwitchValidator.messagesProvider = messages
