import { DateTime } from 'luxon'
import { timestamp } from '#database/timestamp'
import env from '#start/env'

export const monthsKept = () => env.get('MESSAGES_KEPT_MONTHS')

const moment = (time: DateTime) => timestamp(time.toMillis())

/** The moment before which a message must have been written for the purge to take it, read or not. */
export const oldestKept = (now = Date.now()) =>
  moment(DateTime.fromMillis(now, { zone: 'utc' }).minus({ months: monthsKept() }))

/** The moment from which the purge takes a message that was written at the other. */
export const keptUntil = (createdAt: string) =>
  moment(DateTime.fromISO(createdAt, { zone: 'utc' }).plus({ months: monthsKept() }))
