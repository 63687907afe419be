import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toColumn } from '#database/columns'
import { currentActor } from '#activity/actor'
import type { Difference } from '#activity/difference'
import { timestamp } from '#support/timestamp'
import type { ActivityKind, ActivityAction, Origin } from '#shared/rules/activities'

export interface Activity extends Partial<Difference> {
  kind: ActivityKind
  action: ActivityAction
  itemId?: string
  /** Title of the item; for a message when it arrived, without personal data. */
  name?: string
  id?: string
  /** The user, when nobody is signed in yet. */
  account?: string
}

export interface ActivityRow {
  id: string
  happened_at: string
  user_id: string | null
  origin: Origin
  browser: string | null
  system: string | null
  kind: ActivityKind
  item_id: string | null
  name: string | null
  action: ActivityAction
  before: string | null
  after: string | null
}

/** Call it in the transaction of the change. */
export async function logActivity(trx: TransactionClientContract, activity: Activity) {
  const { kind, action, itemId, name, before, after, account } = activity
  const { userId, ...actor } = currentActor(account)
  await trx.table('activities').insert({
    id: activity.id ?? randomUUIDv7(),
    happened_at: timestamp(),
    user_id: userId,
    ...actor,
    kind,
    action,
    item_id: itemId ?? null,
    name: name ?? null,
    before: toColumn(before),
    after: toColumn(after),
  })
}

/** When an item is purged, its title and content are removed from the log; the entries stay. */
export async function clearContent(
  trx: TransactionClientContract,
  kind: ActivityKind,
  itemId: string
) {
  const rows = trx.from('activities').where({ kind, item_id: itemId })
  await rows.update({ name: null, before: null, after: null })
}
