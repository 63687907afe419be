import { keptUntil, retentionMonths, retentionCutoff } from '#support/message_retention'
import { readClient } from '#database/read_client'
import { WAITS, waitingSince } from '#queries/waiting_messages'
import { indianDay } from '#shared/days/indian_days'
import { DAY_MS } from '#shared/days/durations'

const LEAVING_WITHIN_MS = 30 * DAY_MS

export interface MessageCounts {
  /** Those that wait for an answer, since when the first one does, and which it is. */
  waiting: { count: number; oldest: string | null; messageId: string | null }
  due: number
  /** Mails that did not go out about unanswered messages of the last days, and the newest such message. */
  undelivered: { count: number; messageId: string | null }
  leaving: { count: number; first: string | null; months: number }
}

const COUNTS = `
  count(*) filter (where ${WAITS}) as waiting,
  count(*) filter (where remind_on <= ?) as due,
  count(*) filter (where created_at < ?) as leaving,
  min(created_at) as first`

export async function readMessageCounts(): Promise<MessageCounts> {
  const db = readClient()
  const waiting = waitingSince()
  const leavesBefore = retentionCutoff(Date.now() + LEAVING_WITHIN_MS)
  const counts = await db
    .from('contact_messages')
    .whereNull('deleted_at')
    .select(db.raw(COUNTS, [waiting, indianDay(Date.now()), leavesBefore]))
    .firstOrFail()
  const oldest = await db
    .from('contact_messages')
    .whereNull('deleted_at')
    .whereRaw(WAITS, [waiting])
    .orderBy('created_at')
    .select('id', 'created_at')
    .first()
  const failed = await db
    .from('notifications')
    .join('contact_messages', 'contact_messages.id', 'notifications.contact_message_id')
    .whereIn('notifications.state', ['waiting', 'failed'])
    .where('notifications.updated_at', '>=', waiting)
    .whereNull('deleted_at')
    .whereNull('answered_at')
    .orderBy('contact_messages.created_at', 'desc')
    .select('contact_messages.id')
  const leaving = Number(counts.leaving)
  return {
    waiting: {
      count: Number(counts.waiting),
      oldest: oldest?.created_at ?? null,
      messageId: oldest?.id ?? null,
    },
    due: Number(counts.due),
    undelivered: { count: failed.length, messageId: failed[0]?.id ?? null },
    leaving: {
      count: leaving,
      first: leaving > 0 ? keptUntil(counts.first) : null,
      months: retentionMonths(),
    },
  }
}
