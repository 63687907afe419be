import { m } from '@/lib/messages'
import type { Filters } from '@/lib/resource'

const statuses: Record<string, { words: () => string; filters: Filters }> = {
  all: { words: m.allStatus, filters: {} },
  unread: { words: m.unread, filters: { status: 'unread' } },
  read: { words: m.read, filters: { status: 'read' } },
  waiting: { words: m.stateWaiting, filters: { state: 'waiting' } },
  // Reached from the strip above the views alone: named only while it is looked at.
  due: { words: m.reminderDue, filters: { remind: 'due' } },
}

export const statusOptions = (chosen: string) =>
  Object.entries(statuses)
    .filter(([status]) => status === chosen || status !== 'due')
    .map(([status, { words }]) => [status, words()] as const)

/** The words of a filter that the strip above the views has set; undefined of the others. */
export const stripFilterWords = (chosen: string) =>
  chosen === 'waiting' || chosen === 'due' ? statuses[chosen]?.words() : undefined

/** A status that nobody knows filters nothing. */
export const statusFilters = (status: string) => statuses[status]?.filters

const dates = [
  ['all', m.allTime],
  ['today', m.today],
  ['week', m.lastWeek],
  ['month', m.lastMonth],
] as const

export const dateOptions = () => dates.map(([date, words]) => [date, words()] as const)

const daysBack: Record<string, number> = { today: 0, week: 7, month: 30 }

export function rangeStart(range: string) {
  const days = daysBack[range]
  if (days === undefined) return undefined
  const now = new Date()
  // By the calendar, so that a day of 23 or 25 hours still counts as one.
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
}
