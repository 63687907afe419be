import type { Fields } from '#activity/difference'
import { cursorText, type Cursor } from '#support/cursor'
import type { ActivityRow } from '#activity/log'
import { fromColumn } from '#database/columns'
import { readClient } from '#database/read_client'
import { itemsOf, kinds, type Item, type Kind } from '#kinds'
import Batch from '#models/batch'
import Notice from '#models/notice'
import Settings from '#models/settings'
import { isUuid } from '#support/uuid'
import type { ActivityKind } from '#shared/rules/activities'
import { PER_PAGE } from '#shared/rules/list_rules'

interface Query {
  kind?: ActivityKind
  item?: string
  perPage?: number
  after?: Cursor
}

/** What an entry is about, as it is now; only items have a picture and can be hidden. */
export type CurrentItem = Pick<Item, 'version' | 'deletedAt'> &
  Partial<Pick<Item, 'picture' | 'isActive'>>

/** One row has all of it. */
const OF_SETTINGS: ActivityKind[] = ['settings', 'ready_replies']

type Row = ActivityRow & { email: string | null }

export interface ShownActivity extends Omit<Row, 'before' | 'after'> {
  before: Fields | null
  after: Fields | null
  item: CurrentItem | null
}

export async function readActivities({ kind, item, perPage = PER_PAGE, after }: Query) {
  const query = activitiesWithUser().orderBy([
    { column: 'happened_at', order: 'desc' },
    { column: 'activities.id', order: 'desc' },
  ])
  if (kind) query.where('kind', kind)
  if (item) query.where('item_id', item)
  if (after) query.whereRaw('(happened_at, activities.id) < (?, ?)', [after.key, after.id])
  const rows: Row[] = await query.limit(perPage + 1)
  const shown = rows.slice(0, perPage)
  const last = rows.length > perPage ? shown.at(-1)! : null
  const next = last && cursorText({ key: last.happened_at, id: last.id })
  return { rows: await withItems(shown), meta: { perPage, next } }
}

export async function findActivity(id: unknown): Promise<ShownActivity | undefined> {
  if (!isUuid(id)) return undefined
  const rows = await withItems(await activitiesWithUser().where('activities.id', id.toLowerCase()))
  return rows[0]
}

const activitiesWithUser = () =>
  readClient()
    .from('activities')
    .leftJoin('users', 'users.id', 'activities.user_id')
    .select('activities.*', 'users.email')

async function withItems(rows: Row[]) {
  const items = new Map<string, CurrentItem>()
  for (const kind of [...kinds, 'notices', 'classes'] as const) {
    const ids = rows.flatMap((row) => (row.kind === kind && row.item_id ? [row.item_id] : []))
    for (const item of await currentItems(kind, [...new Set(ids)])) items.set(item.id, item)
  }
  const ofSettings = rows.filter(({ kind }) => OF_SETTINGS.includes(kind))
  if (ofSettings.length > 0) {
    const { version } = await Settings.read(readClient())
    for (const { item_id: id } of ofSettings) items.set(id ?? '', { version, deletedAt: null })
  }
  return rows.map((row): ShownActivity => ({
    ...row,
    before: fromColumn(row.before),
    after: fromColumn(row.after),
    item: items.get(row.item_id ?? '') ?? null,
  }))
}

async function currentItems(
  kind: Kind | 'notices' | 'classes',
  ids: string[]
): Promise<(CurrentItem & { id: string })[]> {
  if (ids.length === 0) return []
  if (kind === 'classes') {
    const batches = await Batch.query({ client: readClient() }).whereIn('id', ids)
    return batches.map(({ id, version }) => ({ id, version, deletedAt: null }))
  }
  if (kind === 'notices') return Notice.query({ client: readClient() }).whereIn('id', ids)
  return itemsOf(kind, readClient())
    .whereIn('id', ids)
    .select('id', 'version', 'deleted_at', 'picture', 'is_active')
}
