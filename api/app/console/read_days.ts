import { DateTime, IANAZone } from 'luxon'
import { CommandError } from '#exceptions/command_error'
import { timestamp } from '#models/timestamp'

function readDay(flag: string, value: string, zone: string): DateTime {
  const day = DateTime.fromFormat(value, 'yyyy-MM-dd', { zone })
  if (day.isValid) return day
  throw new CommandError(`${flag} must be a day such as 2026-01-26, not "${value}".`)
}

/**
 * A range of calendar days in a zone.
 * @returns the first and the last moment of it, as the database keeps moments
 * @throws CommandError for what is no day or no zone, and for a range that ends before it begins
 */
export function readDays(from: string | undefined, to: string | undefined, zone: string) {
  if (!IANAZone.isValidZone(zone)) {
    throw new CommandError(`--zone must be a time zone such as Asia/Kolkata, not "${zone}".`)
  }
  const first = from === undefined ? undefined : readDay('--from', from, zone)
  const last = to === undefined ? undefined : readDay('--to', to, zone).endOf('day')
  if (first && last && last < first) throw new CommandError('--to must not be before --from.')
  return { from: first && timestamp(first.toMillis()), to: last && timestamp(last.toMillis()) }
}
