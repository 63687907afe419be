import { DateTime } from 'luxon'
import { readClient } from '#models/read_client'
import { timestamp } from '#models/timestamp'
import env from '#start/env'

/** How far ahead the director is told which messages will be removed, in milliseconds. */
const SAID_BEFORE = 30 * 24 * 3_600_000

const months = () => env.get('MESSAGES_KEPT_MONTHS')

const moment = (time: DateTime) => timestamp(time.toMillis())

/** The moment before which a message must have been written for the purge to take it, read or not. */
export const oldestKept = (now = Date.now()) =>
  moment(DateTime.fromMillis(now, { zone: 'utc' }).minus({ months: months() }))

/** The moment from which the purge takes a message that was written at the other. */
export const keptUntil = (createdAt: string) =>
  moment(DateTime.fromISO(createdAt, { zone: 'utc' }).plus({ months: months() }))

/** What a list of messages says before it happens: how many go within 30 days, and when the first. */
export async function readLeaving(now = Date.now()) {
  const [row] = await readClient()
    .from('contact_messages')
    .whereNull('deleted_at')
    .where('created_at', '<', oldestKept(now + SAID_BEFORE))
    .count('* as total')
    .min('created_at as first')
  const first: string | null = row.first
  return { count: Number(row.total), first: first && keptUntil(first), months: months() }
}
