import vine from '@vinejs/vine'
import { LANGUAGES } from '#shared/languages/languages'
import { readyReplyRule, REPLY_TOPICS, unknownPlaceholder } from '#shared/text/ready_replies'
import { reportFault, reporting, unknownChoice } from '#validators/fault_reporter'
import { textField } from '#validators/text_field'

const hasKnownPlaceholders = vine.createRule((value, _, field) => {
  if (!field.isValid) return
  const placeholder = unknownPlaceholder(String(value))
  if (placeholder) reportFault(field, { code: 'placeholder_unknown', params: { placeholder } })
})

export const readyReplyValidator = vine.create({
  topic: vine.enum(REPLY_TOPICS),
  language: vine.enum(LANGUAGES),
  text: textField(readyReplyRule).use(hasKnownPlaceholders()),
})
readyReplyValidator.errorReporter = reporting(
  {},
  {
    'topic.enum': unknownChoice('The topic', REPLY_TOPICS),
    'language.enum': unknownChoice('The language', LANGUAGES),
  }
)
