import { batchRules } from '@academy/api/shared/classes/batches'
import { isGivenFrom } from '@academy/api/shared/classes/next_lesson'
import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { indianDay } from '@academy/api/shared/days/indian_days'
import {
  NOTICE_KINDS,
  type NoticeContent,
  type NoticeKind,
} from '@academy/api/shared/notices/notice'
import {
  findLessonlessDays,
  findNoticeFaults,
  findUnlikelyDays,
  noticeBatchesRule,
  noticeRules,
  type NoticeFaults,
} from '@academy/api/shared/notices/notice_rules'
import { noticeKindWords } from '@academy/api/shared/notices/notice_words'
import type { Coded } from '@academy/api/shared/rules/codes'
import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { withScheme } from '@academy/api/shared/tournament/registration_link'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ComparedField } from '@/features/items/form/compare'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import {
  comparedTranslations,
  typedTranslations,
} from '@/features/items/translations/typed-translations'
import type { Notice } from '@/lib/data'
import { faultMessage } from '@/lib/fault-message'
import { notTooMany, text } from '@/lib/field-schema'
import { formatCalendarDate, formatList, formatTime, formatWeekday } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import type { Snapshot } from '@/unsent/forms'
import { withoutTime } from './extra-time'

const isKind = (kind: string): kind is NoticeKind => NOTICE_KINDS.some((one) => one === kind)

const kindMissing = { error: () => m.noticeKindMissing() }

/** Radio buttons of which none is pressed hold null in the form. */
const kind = z.pipe(z.string(kindMissing), z.enum(NOTICE_KINDS, kindMissing))

/** Of an extra class, whose text says it once it is saved. */
const time = (rule: FieldRule) => text({ ...rule, required: false })

const fields = z.object({
  kind,
  firstDay: text(noticeRules.firstDay),
  lastDay: text(noticeRules.lastDay),
  from: time(batchRules.from),
  to: time(batchRules.to),
  batchIds: z.array(z.string()).check(notTooMany(noticeBatchesRule)),
  place: text(noticeRules.place),
  text: text(noticeRules.text),
  link: text(noticeRules.link, withScheme),
  translations: translationsSchema(translationRules.notices),
})

export type TypedNotice = z.input<typeof fields>
export type CheckedNotice = z.output<typeof fields>

/** About which lessons a notice is: what they are, on which days, and whose. */
export type TypedLessons = Pick<TypedNotice, 'kind' | 'firstDay' | 'lastDay' | 'batchIds'>

export type NoticeForm = UseFormReturn<TypedNotice, unknown, CheckedNotice>

type Compared = Omit<NoticeContent, 'link'> & Pick<CheckedNotice, 'from' | 'to'>

type Faults = NoticeFaults & { to?: Coded }

export const chosenOf = (batches: readonly PublicBatch[], ids: readonly string[]) =>
  batches.filter(({ _id }) => ids.includes(_id))

/** Whether a notice that is for everybody is about lessons of which nobody has one on its days. */
export function isLessonless(
  { kind, firstDay, lastDay, batchIds }: TypedLessons,
  batches: readonly PublicBatch[]
): boolean {
  if (!isKind(kind) || batchIds.length > 0) return false
  return findLessonlessDays({ kind, firstDay, lastDay }, batches).firstDay !== undefined
}

/** The days of the week on which batches have lessons from a day on, in words: 'Sunday and Wednesday'. */
export function lessonDayWords(batches: readonly PublicBatch[], from: string): string {
  const given = batches.filter((batch) => isGivenFrom(from, batch))
  const weekdays = [...new Set(given.map(({ weekday }) => weekday))].sort(
    (one, other) => one - other
  )
  return formatList(weekdays.map(formatWeekday))
}

function findTimeFaults({ kind, from, to }: Compared): Faults {
  if (kind !== 'extra' || !from || !to) return {}
  return to <= from ? { to: { code: 'lesson_end_before_start' } } : {}
}

/**
 * @param notice as it was opened: its days may be over, if they stay as they are
 * @param batches that are known
 */
export function noticeSchema(notice: Notice | undefined, batches: readonly PublicBatch[]) {
  /** It may say its time in words of its own, which stay. */
  const isTimeless = notice?.kind === 'extra' && textAndTimes(notice).from === ''
  const isBeginMissing = ({ kind, from, to }: Compared) =>
    kind === 'extra' && from === '' && (to !== '' || !isTimeless)

  const lessonsOf = ({ kind, firstDay, lastDay, batchIds }: NoticeContent | Compared) =>
    [kind, firstDay, lastDay, ...batchIds].join(' ')

  function findLessonFaults(typed: Compared): Faults {
    if (notice && lessonsOf(notice) === lessonsOf(typed)) return {}
    return findLessonlessDays(typed, chosenOf(batches, typed.batchIds))
  }

  function faultsOf(typed: Compared): Faults {
    const areDaysNew = typed.firstDay !== notice?.firstDay || typed.lastDay !== notice.lastDay
    return {
      ...findLessonFaults(typed),
      ...(areDaysNew && findUnlikelyDays(typed, indianDay(Date.now()))),
      ...findNoticeFaults(typed),
      ...findTimeFaults(typed),
    }
  }
  /** Whether fields go together, whatever else is wrong. */
  const checks = (['firstDay', 'lastDay', 'to', 'place', 'text'] as const).map((name) =>
    z.refine<Compared>((typed) => faultsOf(typed)[name] === undefined, {
      path: [name],
      error({ input }) {
        const fault = faultsOf(input as Compared)[name]
        return fault && faultMessage(fault)
      },
      when: () => true,
    })
  )
  const beginCheck = z.refine<Compared>((typed) => !isBeginMissing(typed), {
    path: ['from'],
    error: () => m.noticeBeginMissing(),
    when: () => true,
  })
  return fields.check(...checks, beginCheck)
}

/** The text of an extra class begins with its time, which has fields of its own here. */
function textAndTimes(notice: Notice | undefined) {
  const written = { text: notice?.text ?? '', translations: notice?.translations ?? {} }
  return notice?.kind === 'extra' ? withoutTime(written) : { from: '', to: '', ...written }
}

/** @param day what is proposed for a new one */
export const noticeSnapshot =
  (day: string) =>
  (notice: Notice | undefined): Snapshot<TypedNotice> => {
    const { from, to, text, translations } = textAndTimes(notice)
    return {
      values: {
        kind: notice?.kind ?? '',
        firstDay: notice?.firstDay ?? day,
        lastDay: notice?.lastDay ?? day,
        from,
        to,
        batchIds: notice?.batchIds ?? [],
        place: notice?.place ?? '',
        text,
        link: notice?.link ?? '',
        translations: typedTranslations(translationRules.notices, translations),
      },
      pictureUrl: null,
      version: notice?.version,
    }
  }

export const noticeTranslated = {
  text: m.noticeText,
  place: m.noticePlace,
}

export const kindOptions = () =>
  NOTICE_KINDS.map((one) => [one, noticeKindWords[one][language()]] as const)

const kindWords = (chosen: string) => (isKind(chosen) ? noticeKindWords[chosen][language()] : '')

export const noticeFields: readonly ComparedField<TypedNotice>[] = [
  { name: 'kind', label: m.noticeKind, words: (typed) => kindWords(typed.kind) },
  {
    name: 'firstDay',
    label: m.noticeFirstDay,
    words: ({ firstDay }) => firstDay && formatCalendarDate(firstDay),
  },
  {
    name: 'lastDay',
    label: m.noticeLastDay,
    words: ({ lastDay }) => lastDay && formatCalendarDate(lastDay),
  },
  { name: 'from', label: m.lessonFrom, words: ({ from }) => from && formatTime(from) },
  { name: 'to', label: m.lessonTo, words: ({ to }) => to && formatTime(to) },
  { name: 'batchIds', label: m.noticeBatches, words: ({ batchIds }) => batchIds.join(', ') },
  { name: 'place', label: m.noticePlace, words: ({ place }) => place },
  { name: 'text', label: m.noticeText, words: (typed) => typed.text },
  { name: 'link', label: m.noticeLink, words: ({ link }) => link },
  ...comparedTranslations(noticeTranslated),
]
