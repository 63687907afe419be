import type { Batch } from './batches.js'
import { daysAfter, dayOfWeekFrom } from '../days/indian_days.js'

type Weekly = Pick<Batch, 'weekday' | 'to' | 'firstDay' | 'lastDay'>

/** Whether lessons are still given on a day or after it; those that begin later are too. */
export const isGivenFrom = (day: string, { lastDay }: Pick<Batch, 'lastDay'>): boolean =>
  lastDay === null || lastDay >= day

/**
 * The day of the next lesson that is not over yet.
 * @param minute in India: '2026-11-28T18:30' (`indianMinute`)
 * @returns `YYYY-MM-DD`; null after the last lesson
 */
export function nextLesson(
  { weekday, to, firstDay, lastDay }: Weekly,
  minute: string
): string | null {
  const [today, time] = minute.split('T') as [string, string]
  const isOver = time >= to
  const earliest = isOver ? daysAfter(today, 1) : today
  const begin = firstDay && firstDay > earliest ? firstDay : earliest
  const day = dayOfWeekFrom(begin, weekday)
  return lastDay && day > lastDay ? null : day
}

interface WithLesson<One> {
  batch: One
  day: string
}

/** Those of which there is a lesson to come, each with its day, the soonest first. */
export function nextLessons<One extends Weekly & Pick<Batch, 'from'>>(
  batches: readonly One[],
  minute: string
): WithLesson<One>[] {
  const lessons = batches.flatMap((batch) => {
    const day = nextLesson(batch, minute)
    return day ? [{ batch, day }] : []
  })
  const moment = ({ batch, day }: WithLesson<One>) => `${day}T${batch.from}`
  return lessons.sort((one, other) => (moment(one) < moment(other) ? -1 : 1))
}
