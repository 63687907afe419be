import vine from '@vinejs/vine'
import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_HONEYPOT_FIELD,
  contactRules as rules,
  HANDLED_STATES,
  noteRule,
  plainPhone,
  reminderRule,
} from '#shared/rules/contact_rules'
import { LANGUAGES } from '#shared/languages/languages'
import { reporting, unknownChoice } from '#validators/fault_reporter'
import { textField } from '#validators/text_field'

const knownLanguage = (value: unknown) =>
  LANGUAGES.some((language) => language === value) ? value : undefined

export const contactMessageValidator = vine.create({
  name: textField(rules.name),
  email: textField(rules.email),
  phone: textField(rules.phone)
    .parse((value) => (typeof value === 'string' ? plainPhone(value) : value))
    .optional(),
  subject: textField(rules.subject).optional(),
  message: textField(rules.message),
  language: vine.enum(LANGUAGES).parse(knownLanguage).optional(),
  [CONTACT_HONEYPOT_FIELD]: vine.any().optional(),
  [CONTACT_ELAPSED_FIELD]: vine.any().optional(),
})
contactMessageValidator.errorReporter = reporting(rules)

export const messageChangesValidator = vine.create({
  state: vine.enum(HANDLED_STATES).optional(),
  note: textField(noteRule).optional(),
  noteBefore: vine.string().optional(),
  remindOn: textField(reminderRule).optional(),
})
messageChangesValidator.errorReporter = reporting(
  {},
  { 'state.enum': unknownChoice('The state', HANDLED_STATES) }
)
