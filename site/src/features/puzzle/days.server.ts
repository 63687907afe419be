import { daysAfter, daysBetween } from '@academy/api/shared/days/indian_days'
import problems from './problems.json' with { type: 'json' }

export const FIRST_DAY = '2026-10-05'
/** Of no day, for pages that are made beforehand: an old problem, often credited to Paul Morphy. */
export const CLASSIC =
  'kbK5/pp6/1P6/8/8/8/8/R7 w 4QJQCDBKCLBKRIBI4wIQ4oIQ4gIQ4YIQ4IBI45IR46IR47IR48IR49IR4-IR4_IR. RJAA.CDCLRI Ra6|bxa6:b7#|:Rxa7#'
const ARCHIVE = 30

const dayNumber = (date: string) => daysBetween(FIRST_DAY, date)

export function hasProblem(date: string, today: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
  // Not every date that can be read is in the calendar: 30 February is read as 2 March.
  return isDate && daysAfter(date, 0) === date && date >= FIRST_DAY && date <= today
}

/** The problem of a day, as it is stored: five weekdays a mate in one, harder from day to day, then two in two. */
export function problemOf(date: string): string {
  const number = dayNumber(date)
  const [week, day] = [Math.floor(number / 7), number % 7]
  const { one, two } = problems
  return day < 5 ? one[(week * 5 + day) % one.length]! : two[(week * 2 + day - 5) % two.length]!
}

export const movesOf = (line: string) => (line.split(' ')[3] === '-' ? 1 : 2)

export function daysBefore(today: string): string[] {
  const count = Math.min(ARCHIVE, dayNumber(today))
  return Array.from({ length: count }, (_, index) => daysAfter(today, -index - 1))
}
