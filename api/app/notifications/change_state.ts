import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { timestamp } from '#database/timestamp'
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
export async function changeState(
  rows: DatabaseQueryBuilderContract,
  event: NotificationEvent,
  facts: Facts = {}
): Promise<number> {
  const { from, to } = TRANSITIONS[event]
  const changes = { state: to, updated_at: timestamp(), ...facts }
  const answer = await rows.whereIn('state', from).update(changes)
  return Number(Array.isArray(answer) ? answer[0] : answer)
}
