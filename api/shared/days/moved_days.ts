import { daysBetween } from '../tournament/tournament_state.js'

export interface EventDays {
  startDate: string
  endDate: string
  entryDeadline: string
}

const DAY = 86_400_000

/** Moves end date and last date of entry with the start date. */
export function movedTo(days: EventDays, startDate: string): EventDays {
  if (!days.startDate) return { ...days, startDate }
  const by = daysBetween(days.startDate, startDate) * DAY
  const move = (day: string) => day && new Date(Date.parse(day) + by).toISOString().slice(0, 10)
  return { startDate, endDate: move(days.endDate), entryDeadline: move(days.entryDeadline) }
}
