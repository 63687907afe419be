import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { BATCH } from '#lists/director_list'

/**
 * Answers with a whole list: as any other answer when it is short, piece by piece when it is long,
 * so that 100,000 rows take no more memory than a thousand.
 * @param batches the rows, some at a time
 * @param show makes of some rows what is sent of them
 * @returns the answer of a short list, and its type for the route registry
 */
export async function streamAll<Row, Item>(
  { response }: HttpContext,
  batches: AsyncGenerator<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>
): Promise<{ data: Item[] }> {
  const first = await batches.next()
  const items = await show(first.value ?? [])
  if (items.length < BATCH) return { data: items }
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.stream(Readable.from(pieces(items, batches, show)))
  return undefined as never
}

async function* pieces<Row, Item>(
  first: Item[],
  batches: AsyncGenerator<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>
) {
  yield `{"data":[${inner(first)}`
  for await (const rows of batches) {
    if (rows.length > 0) yield `,${inner(await show(rows))}`
  }
  yield ']}'
}

/** A list in JSON without its brackets. */
function inner(items: unknown[]) {
  return JSON.stringify(items).slice(1, -1)
}
