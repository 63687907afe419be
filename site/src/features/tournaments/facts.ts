import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import { feesWords } from '@academy/api/shared/words/entry_words'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'

/** 'Entry fee: ₹300', 'Entry fee: Under 15 ₹350 · Open ₹500', 'Free entry'; '' where nobody says. */
export function feeText(tournament: Tournament): string {
  const fee = feesWords(language(), tournament)
  const isFree = feesOf(tournament).every(({ amount }) => amount === 0)
  return isFree ? fee : m.noteFee({ fee })
}

/** What fees are written in: the groups that a rule knows are in the page's language. */
export const feeLanguage = (tournament: Tournament): string | undefined =>
  language() === 'en' ? tournament.language : language()

/** What venue and city are written in: what is translated of them is in the page's language. */
export const placeLanguage = ({ languages, language }: Tournament): string | undefined =>
  languages?.venue ?? languages?.city ?? language
