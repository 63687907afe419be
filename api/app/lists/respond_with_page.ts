import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { BATCH, type DirectorList, type ListMeta, type ListQuery } from '#lists/director_list'
import { indianDay } from '#shared/tournament_state'

/** With any of these a list is answered page by page, even when it has no value. */
const PARAMETERS = [
  'page',
  'perPage',
  'q',
  'status',
  'from',
  'to',
  'tag',
  'after',
  'state',
  'remind',
]

/** What the statuses ask of a list's switch; 'all' asks nothing. */
const STATES: Record<string, boolean> = { read: true, unread: false, active: true, inactive: false }

type Asked = Omit<ListQuery, 'state' | 'stage' | 'remindBy'> & {
  status?: string
  state?: NonNullable<ListQuery['stage']> | 'all'
  remind?: 'due'
}

/**
 * Answers with a page of a director's list and its `meta`, or, without any parameter, with all.
 * @param show makes of some rows what is sent of them
 */
export async function respondWithPage<Row extends { id: string }, More extends object, Item>(
  ctx: HttpContext,
  { status = 'all', state = 'all', remind, ...query }: Asked,
  list: DirectorList<Row, More>,
  show: (rows: Row[]) => Promise<Item[]>
): Promise<{ data: Item[]; meta?: ListMeta & More }> {
  const given = ctx.request.qs()
  const isPaged = PARAMETERS.some((name) => Object.hasOwn(given, name))
  if (!isPaged) return streamAll(ctx, list.batches(), show)
  const { rows, meta } = await list.page({
    ...query,
    state: STATES[status],
    ...(state !== 'all' && { stage: state }),
    ...(remind && { remindBy: indianDay(Date.now()) }),
  })
  return { data: await show(rows), meta }
}

/**
 * Answers with a whole list: as any other answer when it is short, piece by piece when it is long,
 * so that 100,000 rows take no more memory than a thousand.
 * @param batches the rows, some at a time
 * @param show makes of some rows what is sent of them
 * @returns the answer of a short list, and its type for the route registry
 */
async function streamAll<Row, Item>(
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
