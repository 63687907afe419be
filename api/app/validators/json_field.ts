import vine from '@vinejs/vine'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'
import { isNestedDeeper } from '#validators/json_depth'

function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || isNestedDeeper(text, JSON_DEPTH_MAX)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a multipart form carries as JSON in one text field; becomes the JSON that is stored. */
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
