import { findPlainFault } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { jsonField } from '#validators/json_field'

interface TagLimits {
  max: number
  tooMany: string
  longest: number
  tooLong: string
  invalid: string
}

export function tagsField({ max, tooMany, longest, tooLong, invalid }: TagLimits) {
  const rule = { max: { value: longest, message: tooLong } }
  const read = (list: unknown) => {
    if (!Array.isArray(list) || list.some((tag) => typeof tag !== 'string')) return invalid
    const tags = new Set((list as string[]).map((tag) => plainText(tag)).filter(Boolean))
    if (tags.size > max) return tooMany
    const faults = [...tags].flatMap((tag) => findPlainFault(rule, tag) ?? [])
    return faults[0] ?? [...tags]
  }
  const items = { type: 'string', maxLength: longest }
  return jsonField(read, { type: 'array', maxItems: max, items })
}
