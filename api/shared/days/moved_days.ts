import { daysAfter, daysBetween } from './indian_days.js'

export interface EventDays {
  startDate: string
  endDate: string
  entryDeadline: string
}

/** Moves end date and last date of entry with the start date. */
export function movedTo(days: EventDays, startDate: string): EventDays {
  if (!days.startDate) return { ...days, startDate }
  const by = daysBetween(days.startDate, startDate)
  const move = (day: string) => day && daysAfter(day, by)
  return { startDate, endDate: move(days.endDate), entryDeadline: move(days.entryDeadline) }
}
