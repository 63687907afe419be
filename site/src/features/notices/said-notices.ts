import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { noticeAddition, noticeSentence } from '@academy/api/shared/notices/notice_words'
import { batchNames, type ShownNotice } from '@academy/api/shared/notices/shown_notice'
import { languageIn } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'

export interface SaidNotice extends ShownNotice {
  sentence: string
  /** The language of what the director wrote in it. */
  sentenceLanguage: string | undefined
  addition: string
  additionLanguage: string | undefined
}

/** Whether the classes have to be known to say what a notice says. */
export const nameBatches = (notices: readonly ShownNotice[]): boolean =>
  notices.some(({ batchIds }) => batchIds.length > 0)

/** As the page's language says them; without those for batches that nobody can name now. */
export function saidNotices(
  notices: readonly ShownNotice[],
  batches: readonly ShownBatch[]
): SaidNotice[] {
  return notices.flatMap((notice) => {
    const names = batchNames(language(), batches, notice.batchIds)
    // Without the names it would be for everybody.
    if (notice.batchIds.length > 0 && names.length === 0) return []
    const said = {
      ...notice,
      sentence: noticeSentence(language(), notice, names),
      sentenceLanguage: sentenceLanguage(notice),
      addition: noticeAddition(notice),
      additionLanguage: languageIn(notice, 'text'),
    }
    return [said]
  })
}

/** Of a sentence by rule on a page in Marathi or Hindi, the page's own. */
function sentenceLanguage(notice: ShownNotice): string | undefined {
  if (notice.kind === 'other') return languageIn(notice, 'text')
  return language() === 'en' ? languageIn(notice, 'place') : language()
}
