import vine from '@vinejs/vine'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'

/** Asked before it is parsed: whatever walks through a deep value later recurses, and overflows. */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '[' || letter === '{') {
      depth += 1
      if (depth > max) return true
    } else if (letter === ']' || letter === '}') depth -= 1
  }
  return false
}

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
