import vine from '@vinejs/vine'
import { findPlainFault } from '#shared/field_rule'
import { plainText } from '#shared/plain_text'
import { describeList } from '#validators/list_field'

interface TagLimits {
  max: number
  tooMany: string
  longest: number
  tooLong: string
  invalid: string
}

/** Plain texts, empty ones and exact repetitions dropped; or the sentence that refuses the list. */
function readTags(text: unknown, limits: TagLimits): string[] | string {
  let list: unknown
  try {
    list = JSON.parse(String(text))
  } catch {
    return limits.invalid
  }
  if (!Array.isArray(list) || list.some((tag) => typeof tag !== 'string')) return limits.invalid
  const tags = new Set((list as string[]).map((tag) => plainText(tag)).filter((tag) => tag !== ''))
  if (tags.size > limits.max) return limits.tooMany
  const rule = { max: { value: limits.longest, message: limits.tooLong } }
  for (const tag of tags) {
    const fault = findPlainFault(rule, tag)
    if (fault) return fault
  }
  return [...tags]
}

/** A JSON list of short texts in one text field of a multipart form. */
export function tagsField(limits: TagLimits) {
  const areTags = vine.createRule(
    (value, _, field) => {
      const tags = readTags(value, limits)
      if (typeof tags === 'string') field.report(tags, 'tags', field)
    },
    describeList({ max: limits.max, entry: { type: 'string', maxLength: limits.longest } })
  )
  return vine
    .string()
    .use(areTags())
    .transform((text) => readTags(text, limits) as string[])
}
