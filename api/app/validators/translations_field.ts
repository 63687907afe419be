import { LANGUAGES } from '#shared/languages/languages'
import { readTranslations, type translationRules } from '#shared/rules/translation_rules'
import { jsonField, jsonValue } from '#validators/json_field'

type AnyRules = (typeof translationRules)[keyof typeof translationRules]

const SOURCE =
  'The text of the item that it was made from. It is shown while the item says the same; sent with the present text, it is kept for that.'

function schemaOf(rules: AnyRules) {
  const objectOf = (entries: [name: string, schema: object][]) => ({
    type: 'object',
    properties: Object.fromEntries(entries),
    additionalProperties: false,
  })
  const translationOf = (maxLength: number) => ({
    ...objectOf([
      ['text', { type: 'string', maxLength }],
      ['source', { type: 'string', maxLength, description: SOURCE }],
    ]),
    required: ['text', 'source'],
  })
  const texts = objectOf(
    Object.entries(rules).map(([field, { max }]) => [field, translationOf(max)])
  )
  return objectOf(LANGUAGES.map((language) => [language, texts]))
}

/** In a multipart form. */
export function translationsField<Rules extends AnyRules>(rules: Rules) {
  return jsonField((value) => readTranslations(rules, value), schemaOf(rules))
}

/** In a JSON body. */
export function translationsObject<Rules extends AnyRules>(rules: Rules) {
  return jsonValue((value) => readTranslations(rules, value), schemaOf(rules))
}
