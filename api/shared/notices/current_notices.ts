import { daysAfter, dayOfWeekFrom } from '../days/indian_days.js'
import type { NoticeDays, NoticeKind } from './notice.js'

/** How many can be current on one day. */
export const CURRENT_NOTICES_MAX = 10

/** For how many days before its first day a notice is shown. */
export const NOTICE_DAYS_AHEAD = 14

/** Whether it is shown on a day of India's calendar: until its last day, from two weeks before its first. */
export function isCurrent({ firstDay, lastDay }: NoticeDays, day: string): boolean {
  return day <= lastDay && firstDay <= daysAfter(day, NOTICE_DAYS_AHEAD)
}

/** Days from today in which what changes somebody's way comes before everything else. */
const SOON_DAYS = 7

/** What keeps people at home, or leads them elsewhere, before what asks them to come; words last. */
const KIND_WEIGHTS: Record<NoticeKind, number> = {
  'no-class': 0,
  moved: 1,
  extra: 2,
  other: 3,
}

type Listed = NoticeDays & { kind: NoticeKind }

function groupOf({ kind, firstDay, lastDay }: Listed, today: string): number {
  if (lastDay < today) return 3
  if (kind === 'other') return 2
  return firstDay < daysAfter(today, SOON_DAYS) ? 0 : 1
}

/**
 * The order of notices wherever they are listed: what changes somebody's way in the next seven days, what
 * does so later, then words alone, and at the end what is over. Of each the soonest first, of one day by
 * kind, of one kind the longer one; of what is over the latest first.
 * @param today a day of India's calendar
 */
export const noticeOrder = (today: string) => (one: Listed, other: Listed) => {
  const beginOf = ({ firstDay }: Listed) => (firstDay < today ? today : firstDay)
  const byEnd = other.lastDay.localeCompare(one.lastDay)
  const areOver = one.lastDay < today && other.lastDay < today
  if (areOver) return byEnd
  return (
    groupOf(one, today) - groupOf(other, today) ||
    beginOf(one).localeCompare(beginOf(other)) ||
    KIND_WEIGHTS[one.kind] - KIND_WEIGHTS[other.kind] ||
    byEnd
  )
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
  const days: string[] = []
  for (let day = dayOfWeekFrom(from, batch.weekday); day <= lastDay; day = daysAfter(day, 7))
    days.push(day)
  return days
}
