import { findPlainFault, type FieldRule } from '#shared/rules/field_rule'
import { notAList, tooMany, type ListRule } from '#shared/rules/list_field_rule'
import type { Reading } from '#shared/rules/reading'
import { plainText } from '#shared/text/plain_text'
import { jsonField } from '#validators/json_field'

export function tagsField(rule: ListRule, tagRule: FieldRule & { max: number }) {
  const read = (list: unknown): Reading<string[]> => {
    if (!Array.isArray(list) || list.some((tag) => typeof tag !== 'string')) {
      return { fault: notAList(rule) }
    }
    const tags = new Set((list as string[]).map((tag) => plainText(tag)).filter(Boolean))
    if (tags.size > rule.max) return { fault: tooMany(rule) }
    for (const tag of tags) {
      const fault = findPlainFault(tagRule, tag)
      if (fault) return { fault }
    }
    return { value: [...tags] }
  }
  const items = { type: 'string', maxLength: tagRule.max }
  return jsonField(read, { type: 'array', maxItems: rule.max, items })
}
