import { DateTime } from 'luxon'
import { timestamp } from '#database/timestamp'
import env from '#start/env'

export const monthsKept = () => env.get('MESSAGES_KEPT_MONTHS')

const moment = (time: DateTime) => timestamp(time.toMillis())

export const oldestKept = (now = Date.now()) =>
  moment(DateTime.fromMillis(now, { zone: 'utc' }).minus({ months: monthsKept() }))

export const keptUntil = (createdAt: string) =>
  moment(DateTime.fromISO(createdAt, { zone: 'utc' }).plus({ months: monthsKept() }))
