import type { PublicBatch, ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { inLanguage } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'
import { fetchOne } from '~/lib/api.server'

/** The classes in the page's language; none where the API cannot tell: a page stands without them. */
export async function fetchTimetable(): Promise<ShownBatch[]> {
  const classes = await fetchOne<{ batches: PublicBatch[] }>('/classes')
  return (classes?.batches ?? []).map((batch) => inLanguage(batch, language()))
}
