import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { noticeAddition, noticeSentence } from '@academy/api/shared/notices/notice_words'
import { batchNames, isForNobody, type ShownNotice } from '@academy/api/shared/notices/shown_notice'
import { languageIn } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'

export interface WordedNotice extends ShownNotice {
  sentence: string
  /** The language of what the director wrote in it. */
  sentenceLanguage: string | undefined
  addition: string
  additionLanguage: string | undefined
}

/** Whether the classes have to be known to say what a notice says. */
export const needBatches = (notices: readonly ShownNotice[]): boolean =>
  notices.some(({ batchIds }) => batchIds.length > 0)

/** As the page's language says them; without those for batches that nobody can name now. */
export function wordedNotices(
  notices: readonly ShownNotice[],
  batches: readonly ShownBatch[]
): WordedNotice[] {
  const present = batches.map(({ _id }) => _id)
  const shown = notices.filter((notice) => !isForNobody(notice, present))
  return shown.map((notice) => ({
    ...notice,
    sentence: noticeSentence(language(), notice, batchNames(language(), batches, notice.batchIds)),
    sentenceLanguage: sentenceLanguage(notice),
    addition: noticeAddition(notice),
    additionLanguage: languageIn(notice, 'text'),
  }))
}

/** Of a sentence by rule on a page in Marathi or Hindi, the page's own. */
function sentenceLanguage(notice: ShownNotice): string | undefined {
  if (notice.kind === 'other') return languageIn(notice, 'text')
  return language() === 'en' ? languageIn(notice, 'place') : language()
}
