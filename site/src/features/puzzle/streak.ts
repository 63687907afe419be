import { readStored, writeStored } from '~/lib/stored'

interface Streak {
  last: string
  days: number
}

const KEY = 'academy.puzzle'
const DAY = 86_400_000

export const isCounted = (date: string) => readStored<Streak>('device', KEY)?.last === date

/** Counts a day on which its own problem was solved; on this device, and nowhere else. */
export function countDay(date: string): number {
  const kept = readStored<Streak>('device', KEY)
  // Nor does a tab of an earlier day, solved late, undo what was counted since.
  if (kept && kept.last >= date) return kept.days
  const isNext = kept && Date.parse(date) - Date.parse(kept.last) === DAY
  const days = isNext ? kept.days + 1 : 1
  writeStored('device', KEY, { last: date, days } satisfies Streak)
  return days
}
