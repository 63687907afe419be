import vine from '@vinejs/vine'
import { JSON_DEPTH_MAX } from '#shared/request_rules'
import { isNestedDeeper } from '#validators/json_depth'

interface ListLimits {
  max: number
  /** One entry, as a description of the API tells it: a JSON Schema. */
  entry: object
  tooMany: string
  /** Said of a text that is no JSON list. */
  invalid: string
}

function parseList(text: unknown): unknown[] | undefined {
  if (typeof text !== 'string' || isNestedDeeper(text, JSON_DEPTH_MAX)) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

/** Reads every item, or gives the first sentence of refusal. */
function readItems<T extends object>(
  text: unknown,
  read: (item: unknown) => T | string,
  limits: ListLimits
): T[] | string {
  const list = parseList(text)
  if (!list) return limits.invalid
  if (list.length > limits.max) return limits.tooMany
  const items: T[] = []
  for (const entry of list) {
    const item = read(entry)
    if (typeof item === 'string') return item
    items.push(item)
  }
  return items
}

/** How a description of the API tells of a JSON list in a text. */
export function describeList({ max, entry }: Pick<ListLimits, 'max' | 'entry'>) {
  const contentSchema = { type: 'array', maxItems: max, items: entry }
  return {
    toJSONSchema: (schema: object) => {
      Object.assign(schema, { contentMediaType: 'application/json', contentSchema })
    },
  }
}

/**
 * A list that a multipart form carries as JSON in one text field.
 * @param read turns one entry into an item, or into the sentence that refuses it
 */
export function listField<T extends object>(
  read: (item: unknown) => T | string,
  limits: ListLimits
) {
  const isList = vine.createRule((value, _, field) => {
    const items = readItems(value, read, limits)
    if (typeof items === 'string') field.report(items, 'list', field)
  }, describeList(limits))
  return vine
    .string()
    .use(isList())
    .transform((text) => readItems(text, read, limits) as T[])
}
