import { daysBetween } from './tournament_state.js'

/** The days of an event, `YYYY-MM-DD`; empty where they are not known. */
export interface EventDays {
  startDate: string
  endDate: string
  entryDeadline: string
}

const DAY = 86_400_000
/** No event is copied from further back. */
const MOST_YEARS = 100

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const shifted = (days: EventDays, by: number): EventDays => {
  const move = (day: string) => day && addDays(day, by)
  return {
    startDate: move(days.startDate),
    endDate: move(days.endDate),
    entryDeadline: move(days.entryDeadline),
  }
}

/** An event that begins on another day: its end and its last date of entry move along. */
export const movedTo = (days: EventDays, startDate: string): EventDays =>
  days.startDate ? shifted(days, daysBetween(days.startDate, startDate)) : { ...days, startDate }

/** The same weekday, so many years later, that is nearest to the same date. */
function sameWeekday(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const target = new Date(Date.UTC(year + years, month - 1, date))
  const ahead = (new Date(day).getUTCDay() - target.getUTCDay() + 7) % 7
  return addDays(target.toISOString().slice(0, 10), ahead > 3 ? ahead - 7 : ahead)
}

/** An event of next year on the same weekdays, or of the first year in which it is not over yet. */
export function intoNextYear(days: EventDays, today: string): EventDays {
  const first = days.startDate || days.entryDeadline
  if (!first) return days
  for (let years = 1; years < MOST_YEARS; years += 1) {
    const day = sameWeekday(first, years)
    if (day >= today) return shifted(days, daysBetween(first, day))
  }
  return { startDate: '', endDate: '', entryDeadline: '' }
}
