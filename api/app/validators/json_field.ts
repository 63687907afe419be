import vine from '@vinejs/vine'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'
import { isNestedDeeper } from '#validators/json_depth'

/** What a JSON text says; undefined where it is none, or nested too deeply. */
function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || isNestedDeeper(text, JSON_DEPTH_MAX)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What a multipart form carries as JSON in one text field; becomes the JSON that is stored.
 * @param read makes of it what is stored, or the sentence that refuses it
 * @param contentSchema what it is, as a description of the API tells it: a JSON Schema
 */
export function jsonField(read: (content: unknown) => object | string, contentSchema: object) {
  const isFit = vine.createRule(
    (value, _, field) => {
      const content = read(readJson(value))
      if (typeof content === 'string') field.report(content, 'json', field)
    },
    {
      toJSONSchema: (schema) => {
        Object.assign(schema, { contentMediaType: 'application/json', contentSchema })
      },
    }
  )
  return vine
    .string()
    .use(isFit())
    .transform((text) => JSON.stringify(read(readJson(text))))
}
