import vine from '@vinejs/vine'
import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_HONEYPOT_FIELD,
  contactRules as rules,
  plainPhone,
} from '#shared/contact_rules'
import { sentencesOf, textField } from '#validators/text_field'

export const contactMessageValidator = vine.create({
  name: textField(rules.name),
  email: textField(rules.email),
  phone: textField(rules.phone)
    .parse((value) => (typeof value === 'string' ? plainPhone(value) : value))
    .optional(),
  subject: textField(rules.subject).optional(),
  message: textField(rules.message),
  [CONTACT_HONEYPOT_FIELD]: vine.any().optional(),
  [CONTACT_ELAPSED_FIELD]: vine.any().optional(),
})
contactMessageValidator.messagesProvider = sentencesOf(rules)
