import { daysBetween } from '@academy/api/shared/days/indian_days'
import { readStored, writeStored } from '~/lib/stored'

/** The days in a row on which their own problem was solved; on this device, and nowhere else. */
interface Streak {
  last: string
  days: number
}

const KEY = 'academy.puzzle'

export const isCounted = (date: string) => readStored<Streak>('device', KEY)?.last === date

export function countDay(date: string): number {
  const streak = readStored<Streak>('device', KEY)
  // Nor does a tab of an earlier day, solved late, undo what was counted since.
  if (streak && streak.last >= date) return streak.days
  const isNext = streak && daysBetween(streak.last, date) === 1
  const days = isNext ? streak.days + 1 : 1
  writeStored('device', KEY, { last: date, days } satisfies Streak)
  return days
}
