import { eraseNotice } from '#actions/erase_notice'
import { eraseItem } from '#actions/erase_item'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { NotFound } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import { retentionCutoff } from '#support/message_retention'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import { KEPT_MS } from '#config/retention'
import { kinds, type Kind } from '#kinds'
import { indianDay } from '#shared/days/indian_days'
import { ACTIVITY_KEPT_DAYS } from '#shared/rules/activities'
import { DAY_MS } from '#shared/days/durations'

/** Messages per statement, so that a visitor who sends one waits for a short statement only. */
const BATCH = 500

const EXPIRING = [
  { table: 'auth_access_tokens', column: 'expires_at', after: 0 },
  { table: 'used_challenges', column: 'ends_at', after: 0 },
  { table: 'known_devices', column: 'last_used_at', after: KEPT_MS.knownDevices },
  { table: 'idempotency_keys', column: 'created_at', after: KEPT_MS.idempotencyKeys },
  { table: 'activities', column: 'happened_at', after: ACTIVITY_KEPT_DAYS * DAY_MS },
]

export async function purgeDeleted(now = Date.now()): Promise<number> {
  const cutoff = timestamp(now - KEPT_MS.deleted)
  const oldest = retentionCutoff(now)
  const messages =
    (await purgeMessages((all) => void all.where('deleted_at', '<', cutoff))) +
    (await purgeMessages(
      (all) => void all.whereNotNull('deleted_at').where('created_at', '<', oldest)
    )) +
    (await purgeMessages(
      (all) => void all.whereNull('deleted_at').where('created_at', '<', oldest)
    ))
  let items = 0
  for (const kind of kinds) items += await purgeItems(kind, cutoff)
  const notices = await purgeNotices(now)
  for (const { table, column, after } of EXPIRING) {
    await db
      .from(table)
      .where(column, '<', timestamp(now - after))
      .delete()
  }
  return messages + items + notices
}

/** @param addCondition must use an index, so that writers are not blocked for long */
async function purgeMessages(
  addCondition: (all: DatabaseQueryBuilderContract) => void
): Promise<number> {
  const batch = (trx: TransactionClientContract) => {
    const query = trx.from('contact_messages').select('id').limit(BATCH)
    addCondition(query)
    return query
  }
  let removed = 0
  let last = BATCH
  while (last === BATCH) {
    last = await db.transaction(async (trx) => {
      const messages = trx.from('contact_messages').whereIn('id', batch(trx))
      const count = await affected(messages.delete())
      const after = { count }
      if (count > 0) await logActivity(trx, { kind: 'contacts', action: 'purged', after })
      return count
    })
    removed += last
  }
  return removed
}

/** Those that were deleted, or were over, long ago. */
async function purgeNotices(now: number): Promise<number> {
  const rows = await db
    .from('notices')
    .select('id')
    .where('deleted_at', '<', timestamp(now - KEPT_MS.deleted))
    .orWhere('last_day', '<', indianDay(now - KEPT_MS.pastNotices))
  for (const { id } of rows) await eraseNotice(id)
  return rows.length
}

async function purgeItems(kind: Kind, cutoff: string): Promise<number> {
  const rows = await db.from(kind).select('id').where('deleted_at', '<', cutoff)
  let removed = 0
  for (const { id } of rows) {
    if (await purgeItem(kind, id, cutoff)) removed += 1
  }
  return removed
}

/** @returns whether it is gone: it may have been restored meanwhile */
export async function purgeItem(kind: Kind, id: string, deletedBefore: string): Promise<boolean> {
  try {
    await eraseItem(kind, id, { deletedBefore })
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
