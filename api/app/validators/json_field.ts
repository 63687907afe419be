import vine from '@vinejs/vine'
import type { Reading } from '#shared/rules/reading'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'
import { reportFault } from '#validators/fault_reporter'

/** Checked before parsing: code that recurses through a deep value could overflow the stack. */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInString) {
      if (char === '\\') at += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '[' || char === '{') {
      depth += 1
      if (depth > max) return true
    } else if (char === ']' || char === '}') depth -= 1
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

/** JSON in a text field of a multipart form; its output is what was read of it. */
export function jsonField<Value>(
  read: (content: unknown) => Reading<Value>,
  contentSchema: object
) {
  const isValid = vine.createRule(
    (value, _, field) => {
      const { fault } = read(readJson(value))
      if (fault) reportFault(field, fault)
    },
    {
      toJSONSchema: (schema) => {
        Object.assign(schema, { contentMediaType: 'application/json', contentSchema })
      },
    }
  )
  return vine
    .string()
    .use(isValid())
    .transform((text) => read(readJson(text)).value!)
}

/** The same in a JSON body, which is parsed already. */
export function jsonValue<Value>(read: (content: unknown) => Reading<Value>, schema: object) {
  const isValid = vine.createRule(
    (value, _, field) => {
      const { fault } = read(value)
      if (fault) reportFault(field, fault)
    },
    { toJSONSchema: (described) => void Object.assign(described, schema) }
  )
  return vine
    .any()
    .use(isValid())
    .transform((value) => read(value).value!)
}
