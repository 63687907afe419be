import { m } from '@/lib/messages'
import type { Filters } from '@/lib/resource'
import { filterValue } from '@/lib/status-filter'

const readOptions = [
  ['all', m.allStatus()],
  ['unread', m.unread()],
  ['read', m.read()],
] as const

/** Reached from the strip above the views alone: named only while they are looked at. */
const stripOptions = [
  ['waiting', m.stateWaiting()],
  ['due', m.reminderDue()],
] as const

export const statusOptions = (chosen: string) => [
  ...readOptions,
  ...stripOptions.filter(([value]) => value === chosen),
]

/** A status as the wire knows it, under one of its three names. */
export function statusFilters(status: string): Filters {
  if (status === 'waiting') return { state: status }
  if (status === 'due') return { remind: status }
  return { status: filterValue(readOptions, status) }
}

export const dateOptions = [
  ['all', m.allTime()],
  ['today', m.today()],
  ['week', m.lastWeek()],
  ['month', m.lastMonth()],
] as const

const daysBack: Record<string, number> = { today: 0, week: 7, month: 30 }

/** The earliest instant of a date range: whole calendar days back from the viewer's midnight. */
export function rangeStart(range: string, now = new Date()) {
  const days = daysBack[range]
  if (days === undefined) return undefined
  // By the calendar, so that a day of 23 or 25 hours still counts as one.
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
}
