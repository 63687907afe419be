import type { PublicNotice, ShownNotice } from '@academy/api/shared/notices/shown_notice'
import { inLanguage } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'
import { fetchOne } from '~/lib/api.server'

/** In the page's language; none where the API cannot tell: a page stands without them. */
export async function fetchNotices(): Promise<ShownNotice[]> {
  const notices = (await fetchOne<PublicNotice[]>('/notices')) ?? []
  return notices.map((notice) => inLanguage(notice, language()))
}
