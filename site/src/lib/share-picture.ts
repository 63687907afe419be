import { language } from '~/i18n/language'
import type { TournamentForPage } from '~/lib/api-types'

/** Where the share picture is that says what it says in the page's language. */
export function sharePictureUrl({ url, translations }: TournamentForPage['sharePicture']): string {
  const own = language()
  return own === 'en' ? url : translations[own]
}
