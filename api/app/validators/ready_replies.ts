import vine from '@vinejs/vine'
import { LANGUAGE_INVALID, LANGUAGES } from '#shared/languages/languages'
import {
  placeholderUnknown,
  readyReplyRule,
  REPLY_TOPIC_INVALID,
  REPLY_TOPICS,
  unknownPlaceholder,
} from '#shared/text/ready_replies'
import { messagesOf, textField } from '#validators/text_field'

const hasKnownPlaceholders = vine.createRule((value, _, field) => {
  if (!field.isValid) return
  const found = unknownPlaceholder(String(value))
  if (found) field.report(placeholderUnknown(found), 'placeholder', field)
})

export const readyReplyValidator = vine.create({
  topic: vine.enum(REPLY_TOPICS),
  language: vine.enum(LANGUAGES),
  text: textField(readyReplyRule).use(hasKnownPlaceholders()),
})
readyReplyValidator.messagesProvider = messagesOf(
  {},
  { 'topic.enum': REPLY_TOPIC_INVALID, 'language.enum': LANGUAGE_INVALID }
)
