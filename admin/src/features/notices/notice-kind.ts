import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { nextLessons } from '@academy/api/shared/classes/next_lesson'
import { addressIn, type Language } from '@academy/api/shared/languages/languages'
import type { NoticeContent } from '@academy/api/shared/notices/notice'
import { noticeMessage, noticeSentence } from '@academy/api/shared/notices/notice_words'
import { batchNames, isForNobody } from '@academy/api/shared/notices/shown_notice'
import {
  currentTranslations,
  inLanguage,
  type SourcedTranslations,
} from '@academy/api/shared/text/translations'
import { queryOptions } from '@tanstack/react-query'
import { sourcedTranslations } from '@/features/items/translations/filled-translations'
import { api } from '@/lib/api'
import { m } from '@/lib/messages'
import { nameOfClass, type NamedClasses } from '@/lib/named-classes'
import { noticesKey } from '@/lib/notices'
import type { CallOptions, Sent } from '@/lib/resource'
import { sitePaths } from '@/paths'
import { withTime } from './extra-time'
import type { CheckedNotice } from './notice-form-schema'

/** Those that are given now, by whose names a notice says for whom it is. */
export const batchesQuery = queryOptions({
  queryKey: ['classes', 'public'],
  queryFn: async (): Promise<PublicBatch[]> => (await api.classes.index({})).data.batches,
  meta: { failure: m.classesLoadFailed, isCached: true },
})

/** The day of the next lesson, which is what most notices are about; undefined without one. */
export const nextLessonDay = (batches: readonly PublicBatch[]): string | undefined =>
  nextLessons(batches, indianMinute(Date.now()))[0]?.day

interface TranslatedNotice extends NoticeContent {
  translations?: SourcedTranslations<'text' | 'place'> | undefined
}

/** Undefined while they are not known, which is no reason to say that one is gone. */
type Batches = readonly PublicBatch[] | undefined

const idOf = ({ _id }: PublicBatch) => _id

/** Whether nobody sees it, because the classes it was for are out of the timetable. */
export const isUnseen = (notice: NoticeContent, batches: Batches): boolean =>
  batches !== undefined && isForNobody(notice, batches.map(idOf))

/** The ids of those that notices name and that are not given any more. */
export function goneIdsOf(notices: readonly NoticeContent[], batches: Batches): string[] {
  const present = batches?.map(idOf)
  if (!present) return []
  const named = notices.flatMap(({ batchIds }) => batchIds)
  return [...new Set(named.filter((id) => !present.includes(id)))].sort()
}

function namesIn(
  language: Language,
  notice: NoticeContent,
  batches: Batches,
  gone: NamedClasses
): string[] {
  if (isUnseen(notice, batches)) return notice.batchIds.map((id) => nameOfClass(id, gone))
  if (!batches) return notice.batchIds.length > 0 ? ['…'] : []
  const named = batches.map((batch) => inLanguage(batch, language))
  return batchNames(language, named, notice.batchIds)
}

function shownIn(
  language: Language,
  notice: TranslatedNotice,
  batches: Batches,
  gone: NamedClasses = {}
) {
  const translations = currentTranslations(notice, notice.translations)
  return {
    shown: inLanguage({ ...notice, translations }, language),
    names: namesIn(language, notice, batches, gone),
  }
}

/**
 * What visitors read of it in a language.
 * @param gone names of classes that are out of the timetable: who manages it sees which one it was for
 */
export function sentenceIn(
  language: Language,
  notice: TranslatedNotice,
  batches: Batches,
  gone?: NamedClasses
): string {
  const { shown, names } = shownIn(language, notice, batches, gone)
  return noticeSentence(language, shown, names)
}

/** What is sent to a group in a language; null where it cannot be said for which class it is. */
export function messageIn(
  language: Language,
  notice: TranslatedNotice,
  batches: Batches
): string | null {
  const isForAll = notice.batchIds.length === 0
  if (!isForAll && (!batches || isUnseen(notice, batches))) return null
  const { shown, names } = shownIn(language, notice, batches)
  const courses = window.location.origin + addressIn(language, sitePaths.courses())
  return noticeMessage(language, shown, names, courses)
}

/** What a checked form says of a notice. */
export function noticeOf({ from, to, ...checked }: CheckedNotice) {
  const notice = { ...checked, translations: sourcedTranslations(checked) }
  // Once it is saved, its text has the time.
  return notice.kind === 'extra' && from ? { ...notice, ...withTime(notice, from, to) } : notice
}

export const noticeKind = {
  key: noticesKey,
  one: 'notice',

  async create({ fields }: Sent, options: CallOptions = {}) {
    const body = noticeOf(fields as CheckedNotice)
    return (await api.admin.notices.store({ body, ...options })).data
  },

  async change(id: string, { fields }: Sent, options: CallOptions = {}) {
    const body = noticeOf(fields as CheckedNotice)
    return (await api.admin.notices.update({ params: { id }, body, ...options })).data
  },

  destroy: (id: string) => api.admin.notices.destroy({ params: { id } }),

  restore: async (id: string) =>
    (await api.admin.noticeRestorations.store({ params: { id } })).data,
}
