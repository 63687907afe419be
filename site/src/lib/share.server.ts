import { beginningOf } from '@academy/api/shared/text/beginning'
import { language } from '~/i18n/language'
import type { TournamentForPage } from './api-types'

const SHARE_LENGTH = 80

/** The start of a text for a share: whole words, one line, at most 80 characters. */
export function shareDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SHARE_LENGTH) return line
  const cut = beginningOf(line, SHARE_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.·–—-]+$/, '')}…`
}

export function sharePictureUrl({ url, translations }: TournamentForPage['sharePicture']): string {
  const own = language()
  return own === 'en' ? url : translations[own]
}
