import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'

/** What fees are written in: the groups that a rule knows are in the page's language. */
export const feeLanguage = (tournament: Tournament): string | undefined =>
  language() === 'en' ? tournament.language : language()

/** What venue and city are written in: what is translated of them is in the page's language. */
export const placeLanguage = ({ languages, language }: Tournament): string | undefined =>
  languages?.venue ?? languages?.city ?? language
