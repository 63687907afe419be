import vine from '@vinejs/vine'
import { LANGUAGES } from '#shared/languages'
import { JSON_DEPTH_MAX } from '#shared/request_rules'
import {
  TRANSLATIONS_INVALID,
  readTranslations,
  type translationRules,
} from '#shared/translation_rules'
import type { Translations } from '#shared/translations'
import { isNestedDeeper } from '#validators/json_depth'

type Rules = (typeof translationRules)[keyof typeof translationRules]

/** Translations from their JSON text, or the sentence that refuses them. */
export function parseTranslations(rules: Rules, text: unknown): Translations<string> | string {
  if (typeof text !== 'string' || isNestedDeeper(text, JSON_DEPTH_MAX)) return TRANSLATIONS_INVALID
  try {
    return readTranslations(rules, JSON.parse(text))
  } catch {
    return TRANSLATIONS_INVALID
  }
}

function describe(rules: Rules) {
  const texts = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(rules).map(([field, { max }]) => [
        field,
        { type: 'string', maxLength: max.value },
      ])
    ),
    additionalProperties: false,
  }
  const contentSchema = {
    type: 'object',
    properties: Object.fromEntries(LANGUAGES.map((language) => [language, texts])),
    additionalProperties: false,
  }
  return {
    toJSONSchema: (schema: object) => {
      Object.assign(schema, { contentMediaType: 'application/json', contentSchema })
    },
  }
}

/**
 * An item's texts in other languages, as JSON in one text field of a multipart form; the value is the
 * JSON that is stored.
 */
export function translationsField(rules: Rules) {
  const areTranslations = vine.createRule((value, _, field) => {
    const read = parseTranslations(rules, value)
    if (typeof read === 'string') field.report(read, 'translations', field)
  }, describe(rules))
  return vine
    .string()
    .use(areTranslations())
    .transform((text) => JSON.stringify(parseTranslations(rules, text)))
}
