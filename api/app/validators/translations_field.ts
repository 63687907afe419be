import { LANGUAGES } from '#shared/text/languages'
import { readTranslations, type translationRules } from '#shared/rules/translation_rules'
import { jsonField } from '#validators/json_field'

export function translationsField(rules: (typeof translationRules)[keyof typeof translationRules]) {
  const objectOf = (entries: [name: string, schema: object][]) => ({
    type: 'object',
    properties: Object.fromEntries(entries),
    additionalProperties: false,
  })
  const texts = objectOf(
    Object.entries(rules).map(([field, { max }]) => [
      field,
      { type: 'string', maxLength: max.value },
    ])
  )
  return jsonField(
    (value) => readTranslations(rules, value),
    objectOf(LANGUAGES.map((language) => [language, texts]))
  )
}
