import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { LANGUAGE_INVALID, LANGUAGES } from '#shared/text/languages'
import { FIELD_REQUIRED } from '#shared/rules/refusals'

export const profileValidator = vine.create({ language: vine.enum(LANGUAGES) })
profileValidator.messagesProvider = new SimpleMessagesProvider({
  required: FIELD_REQUIRED,
  enum: LANGUAGE_INVALID,
})
