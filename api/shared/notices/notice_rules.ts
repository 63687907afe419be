import type { Batch } from '../classes/batches.js'
import { nextLesson } from '../classes/next_lesson.js'
import { daysAfter } from '../days/indian_days.js'
import type { Coded } from '../rules/codes.js'
import { findPlainFault, realDate, type FieldRules } from '../rules/field_rule.js'
import type { ListRule } from '../rules/list_field_rule.js'
import { webAddress } from '../text/web_address.js'
import type { NoticeContent, NoticeDays } from './notice.js'

export const noticeRules = {
  firstDay: { ...realDate('First day'), required: true },
  lastDay: { ...realDate('Last day'), required: true },
  place: { label: 'Place', max: 150 },
  text: { label: 'Text', lines: true, max: 280 },
  link: { ...webAddress('Link'), max: 2000 },
} satisfies FieldRules

export const KIND_MISSING: Coded = { code: 'required', params: { label: 'The kind' } }

export const noticeBatchesRule: ListRule = { label: 'Batches', of: 'batches', max: 50 }

type NoticeField = keyof NoticeContent

export type NoticeFaults = Partial<Record<NoticeField, Coded>>

/** What does not go together in a notice whose fields are right each for itself. */
export function findNoticeFaults(notice: Omit<NoticeContent, 'batchIds' | 'link'>): NoticeFaults {
  const { kind, firstDay, lastDay, place, text } = notice
  const faults: NoticeFaults = {}
  if (lastDay < firstDay) faults.lastDay = { code: 'last_day_before_first' }
  if (kind === 'moved' && !place) {
    faults.place = { code: 'required', params: { label: noticeRules.place.label } }
  }
  if (kind === 'other' && !text) {
    faults.text = { code: 'required', params: { label: noticeRules.text.label } }
  }
  return faults
}

/** A holiday may have begun that many days ago. */
const LONGEST_BEGUN = 92

/** A notice that was kept on a phone over midnight is still taken. */
const LONGEST_OVER = 1

/** Whoever types a wrong year would say for that long that there is no class. */
const LONGEST_AHEAD = 366

/** Days that were chosen today, and nobody means: of another year, or over. */
export function findUnlikelyDays({ firstDay, lastDay }: NoticeDays, today: string): NoticeFaults {
  const faults: NoticeFaults = {}
  if (lastDay < daysAfter(today, -LONGEST_OVER)) faults.lastDay = dayFault('day_past', 'lastDay')
  if (lastDay > daysAfter(today, LONGEST_AHEAD)) faults.lastDay = dayFault('day_far', 'lastDay')
  if (firstDay < daysAfter(today, -LONGEST_BEGUN))
    faults.firstDay = dayFault('day_past', 'firstDay')
  return faults
}

type Given = Pick<Batch, 'weekday' | 'to' | 'firstDay' | 'lastDay'>

/**
 * That there is no class, or at another place, cannot be said of days on which none is given.
 * @param chosen the batches it is for, as far as they are known: without one nothing is found
 */
export function findLessonlessDays(
  { kind, firstDay, lastDay }: NoticeDays & Pick<NoticeContent, 'kind'>,
  chosen: readonly Given[]
): NoticeFaults {
  if (kind !== 'no-class' && kind !== 'moved') return {}
  if (findPlainFault(noticeRules.firstDay, firstDay) || lastDay < firstDay) return {}
  const hasLesson = chosen.some((batch) => {
    const day = nextLesson(batch, `${firstDay}T00:00`)
    return day !== null && day <= lastDay
  })
  return chosen.length === 0 || hasLesson ? {} : { firstDay: { code: 'lessonless_days' } }
}

const dayFault = (code: 'day_past' | 'day_far', field: 'firstDay' | 'lastDay'): Coded => ({
  code,
  params: { label: noticeRules[field].label },
})
