import vine from '@vinejs/vine'
import { emailRule } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { notAList, tooMany } from '#shared/rules/list_field_rule'
import { recipientsRule } from '#shared/rules/settings_rules'
import { reportFault, reporting } from '#validators/fault_reporter'
import { textField } from '#validators/text_field'

const hasFewRecipients = vine.createRule(
  (value, _, field) => {
    if (!Array.isArray(value)) return
    const distinct = new Set(value.map((email) => plainText(String(email)).toLowerCase()))
    if (distinct.size > recipientsRule.max) reportFault(field, tooMany(recipientsRule))
  },
  { toJSONSchema: (schema) => void (schema.maxItems = recipientsRule.max) }
)

const emails = () => vine.array(textField(emailRule)).use(hasFewRecipients())

const NOT_A_LIST = notAList(recipientsRule)

const ownReporting = reporting({}, { array: NOT_A_LIST, string: NOT_A_LIST })

export const settingsValidator = vine.create({
  notificationEmails: emails().optional(),
  emailNotifications: vine.boolean({ strict: true }).optional(),
})
settingsValidator.errorReporter = ownReporting

export const recipientsValidator = vine.create({ emails: emails() })
recipientsValidator.errorReporter = ownReporting

export const testEmailValidator = vine.create({ email: textField(emailRule).optional() })
testEmailValidator.errorReporter = ownReporting

export const notificationSwitchValidator = vine.create({ enabled: vine.boolean({ strict: true }) })
notificationSwitchValidator.errorReporter = ownReporting
