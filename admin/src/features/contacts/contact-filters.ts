import * as m from 'virtual:admin-messages'
import type { ContactMessage } from '@/lib/data'
import { isWaiting, stateOf } from './message-state'

export const readOptions = [
  ['all', m.allStatus()],
  ['unread', m.unread()],
  ['read', m.read()],
] as const

/** Of the answer; 'due' asks for a reminder instead. */
export const answerOptions = [
  ['all', m.allAnswers()],
  ['waiting', m.stateWaiting()],
  ['new', m.stateNew()],
  ['read', m.stateRead()],
  ['answered', m.stateAnswered()],
  ['due', m.reminderDue()],
] as const

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

export function hasReadStatus(item: ContactMessage, status: string) {
  if (status === 'unread') return !item.isRead
  if (status === 'read') return item.isRead
  return true
}

export function hasAnswerState(item: ContactMessage, state: string) {
  if (state === 'waiting') return isWaiting(item)
  return state === '' || stateOf(item) === state
}
