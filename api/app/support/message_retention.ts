import { DateTime } from 'luxon'
import { timestamp } from '#support/timestamp'
import env from '#start/env'

export const retentionMonths = () => env.get('MESSAGES_KEPT_MONTHS')

const moment = (time: DateTime) => timestamp(time.toMillis())

export const retentionCutoff = (now = Date.now()) =>
  moment(DateTime.fromMillis(now, { zone: 'utc' }).minus({ months: retentionMonths() }))

export const keptUntil = (createdAt: string) =>
  moment(DateTime.fromISO(createdAt, { zone: 'utc' }).plus({ months: retentionMonths() }))
