import type { PublicNotice, ShownNotice } from '@academy/api/shared/notices/shown_notice'
import { inLanguage } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'
import { fetchOne } from '~/lib/api.server'

/** In the page's language; none where the API cannot tell: a page stands without them. */
export async function fetchNotices(): Promise<ShownNotice[]> {
  return inPageLanguage((await fetchOne<PublicNotice[]>('/notices')) ?? [])
}

/** However far ahead; null where the API cannot tell: entries without them would vanish from calendars. */
export async function fetchCalendarNotices(): Promise<ShownNotice[] | null> {
  const notices = await fetchOne<PublicNotice[]>('/calendar/notices')
  return notices && inPageLanguage(notices)
}

const inPageLanguage = (notices: PublicNotice[]) =>
  notices.map((notice) => inLanguage(notice, language()))
