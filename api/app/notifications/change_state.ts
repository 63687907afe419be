import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import { TRANSITIONS, type NotificationEvent, type UnsentReason } from '#notifications/states'

interface Facts {
  reason?: UnsentReason | null
  answer?: string
  attempts?: number
  job_id?: string | null
  queued_at?: string
  next_attempt_at?: string | null
  counted_at?: string | null
}

/**
 * Changes those of the rows that the event concerns.
 * @returns how many
 */
export function changeState(
  rows: DatabaseQueryBuilderContract,
  event: NotificationEvent,
  facts: Facts = {}
): Promise<number> {
  const { from, to } = TRANSITIONS[event]
  const changes = { state: to, updated_at: timestamp(), ...facts }
  return affected(rows.whereIn('state', from).update(changes))
}
