import type { HttpContext } from '@adonisjs/core/http'
import type { DirectorList, ListMeta, ListQuery } from '#lists/director_list'
import { streamAll } from '#lists/whole_list'

/** With any of these a list is answered page by page, even when it has no value. */
const PARAMETERS = ['page', 'perPage', 'q', 'status', 'from', 'to', 'tag', 'after']

/** What the statuses ask of a list's switch; 'all' asks nothing. */
const STATES: Record<string, boolean> = { read: true, unread: false, active: true, inactive: false }

type Asked = Omit<ListQuery, 'isOn'> & { status?: string }

/**
 * Answers with a page of a director's list and its `meta`, or, without any parameter, with all.
 * @param show makes of some rows what is sent of them
 */
export async function respondWithPage<Row extends { id: string }, More extends object, Item>(
  ctx: HttpContext,
  { status = 'all', ...query }: Asked,
  list: DirectorList<Row, More>,
  show: (rows: Row[]) => Promise<Item[]>
): Promise<{ data: Item[]; meta?: ListMeta & More }> {
  const given = ctx.request.qs()
  const isPaged = PARAMETERS.some((name) => Object.hasOwn(given, name))
  if (!isPaged) return streamAll(ctx, list.batches(), show)
  const { rows, meta } = await list.page({ ...query, isOn: STATES[status] })
  return { data: await show(rows), meta }
}
