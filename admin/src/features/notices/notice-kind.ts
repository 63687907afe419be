import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { nextLessons } from '@academy/api/shared/classes/next_lesson'
import type { Language } from '@academy/api/shared/languages/languages'
import type { NoticeContent } from '@academy/api/shared/notices/notice'
import { noticeMessage, noticeSentence } from '@academy/api/shared/notices/notice_words'
import { batchNames } from '@academy/api/shared/notices/shown_notice'
import {
  currentTranslations,
  inLanguage,
  type SourcedTranslations,
} from '@academy/api/shared/text/translations'
import { queryOptions } from '@tanstack/react-query'
import { sourcedTranslations } from '@/features/items/translations/typed-translations'
import { api } from '@/lib/api'
import { m } from '@/lib/messages'
import type { CallOptions, Sent } from '@/lib/resource'
import type { CheckedNotice } from './notice-form-schema'
import { noticesKey } from './sendable-notices'

/** Those that are given now, by whose names a notice says for whom it is. */
export const batchesQuery = queryOptions({
  queryKey: ['classes', 'public'],
  queryFn: async (): Promise<PublicBatch[]> => (await api.classes.index({})).data.batches,
  meta: { failure: m.classesLoadFailed, isCached: true },
})

/** The day of the next lesson, which is what most notices are about; undefined without one. */
export const nextLessonDay = (batches: readonly PublicBatch[]): string | undefined =>
  nextLessons(batches, indianMinute(Date.now()))[0]?.day

interface SaidNotice extends NoticeContent {
  translations?: SourcedTranslations<'text' | 'place'> | undefined
}

function saidIn(language: Language, notice: SaidNotice, batches: readonly PublicBatch[]) {
  const translations = currentTranslations(notice, notice.translations)
  const named = batches.map((batch) => inLanguage(batch, language))
  return {
    shown: inLanguage({ ...notice, translations }, language),
    names: batchNames(language, named, notice.batchIds),
  }
}

/** What visitors read of it in a language. */
export function sentenceIn(
  language: Language,
  notice: SaidNotice,
  batches: readonly PublicBatch[]
): string {
  const { shown, names } = saidIn(language, notice, batches)
  return noticeSentence(language, shown, names)
}

/** What is sent to a group in a language. */
export function messageIn(
  language: Language,
  notice: SaidNotice,
  batches: readonly PublicBatch[]
): string {
  const { shown, names } = saidIn(language, notice, batches)
  return noticeMessage(language, shown, names)
}

/** What a checked form says of a notice. */
export const noticeOf = (checked: CheckedNotice) => ({
  ...checked,
  translations: sourcedTranslations(checked),
})

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
