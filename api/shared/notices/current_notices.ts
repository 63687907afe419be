import { daysAfter } from '../days/indian_days.js'
import type { NoticeDays } from './notice.js'

/** How many can be current on one day. */
export const CURRENT_NOTICES_MAX = 10

/** For how many days before its first day a notice is shown. */
export const NOTICE_DAYS_AHEAD = 14

/** Whether it is shown on a day of India's calendar: until its last day, from two weeks before its first. */
export function isCurrent({ firstDay, lastDay }: NoticeDays, day: string): boolean {
  return day <= lastDay && firstDay <= daysAfter(day, NOTICE_DAYS_AHEAD)
}

/** Those that are current on a day, the soonest first. */
export function currentNotices<Notice extends NoticeDays & { _id: string }>(
  notices: readonly Notice[],
  day: string
): Notice[] {
  const orderOf = ({ firstDay, lastDay, _id }: Notice) => `${firstDay} ${lastDay} ${_id}`
  return notices
    .filter((notice) => isCurrent(notice, day))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .slice(0, CURRENT_NOTICES_MAX)
}

/** Whether a notice can stand beside others without more than ten being current on any day from today. */
export function hasRoom(notice: NoticeDays, others: readonly NoticeDays[], today: string): boolean {
  // Their number grows only on a day on which one of them begins to be shown.
  const beginnings = [today, ...[notice, ...others].map(beginningOf)]
  return beginnings
    .filter((day) => day >= today && isCurrent(notice, day))
    .every((day) => others.filter((one) => isCurrent(one, day)).length < CURRENT_NOTICES_MAX)
}

const beginningOf = ({ firstDay }: NoticeDays) => daysAfter(firstDay, -NOTICE_DAYS_AHEAD)

interface Concerning extends NoticeDays {
  batchIds: readonly string[]
}

/**
 * The days, from today on, on which a batch has a lesson that a notice is about; none where the notice
 * is for other batches.
 * @param batch its weekday from Sunday, 0, to Saturday, 6
 */
export function lessonDays(
  { firstDay, lastDay, batchIds }: Concerning,
  batch: { _id: string; weekday: number },
  today: string
): string[] {
  if (batchIds.length > 0 && !batchIds.includes(batch._id)) return []
  const from = firstDay < today ? today : firstDay
  const wait = (batch.weekday - new Date(from).getUTCDay() + 7) % 7
  const days: string[] = []
  for (let day = daysAfter(from, wait); day <= lastDay; day = daysAfter(day, 7)) days.push(day)
  return days
}
