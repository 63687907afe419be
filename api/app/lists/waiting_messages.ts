import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListCounts } from '#lists/list_counts'
import { readClient } from '#models/read_client'
import { timestamp } from '#models/timestamp'
import { WAITING_DAYS } from '#shared/contact_rules'
import { indianDay } from '#shared/tournament_state'

const DAY = 24 * 3_600_000

/** The moment from which a message that was read and not answered still waits. */
const waitsSince = () => timestamp(Date.now() - WAITING_DAYS * DAY)

/** Narrows a query to the messages that somebody waits for an answer to. */
export function narrowToWaiting(query: DatabaseQueryBuilderContract<any>) {
  return query
    .whereNull('answered_at')
    .where((one) => void one.where('is_read', false).orWhere('created_at', '>=', waitsSince()))
}

/** What the director is told to do about the messages. */
export interface MessagesToDo {
  states: { new: number; read: number; answered: number }
  waiting: { count: number; oldest: string | null }
  /** Messages with a reminder for today or earlier. */
  due: number
  /** Mails of the last days that did not go out, about messages not answered; the newest such message. */
  undelivered: { count: number; messageId: string | null }
}

/** In one query, each part of it read from an index. */
export async function readToDo({ total, on }: ListCounts): Promise<MessagesToDo> {
  const db = readClient()
  const live = () => db.from('contact_messages').whereNull('deleted_at')
  const unread = () => live().where('is_read', false)
  const seen = () =>
    live().where('is_read', true).where('created_at', '>=', waitsSince()).whereNull('answered_at')
  const failed = () =>
    db
      .from('notifications')
      .join('contact_messages', 'contact_messages.id', 'notifications.contact_message_id')
      .where('notifications.state', 'failed')
      .where('notifications.updated_at', '>=', waitsSince())
      .whereNull('deleted_at')
      .whereNull('answered_at')
  const row = await db
    .from('list_counts')
    .where('list', 'contact_messages')
    .select(
      live().whereNotNull('answered_at').count('*').as('answered'),
      live().where('remind_on', '<=', indianDay(Date.now())).count('*').as('due'),
      seen().count('*').as('seen'),
      seen().min('created_at').as('oldest_seen'),
      unread().min('created_at').as('oldest_unread'),
      failed().count('*').as('failed'),
      failed()
        .orderBy('contact_messages.created_at', 'desc')
        .select('contact_messages.id')
        .limit(1)
        .as('failed_about')
    )
    .firstOrFail()
  const answered = Number(row.answered)
  const [oldest = null] = [row.oldest_seen, row.oldest_unread].filter(Boolean).sort()
  return {
    states: { new: total - on, read: on - answered, answered },
    waiting: { count: total - on + Number(row.seen), oldest },
    due: Number(row.due),
    undelivered: { count: Number(row.failed), messageId: row.failed_about },
  }
}
