import { feeWords } from '@academy/api/shared/words/entry_words'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'

/** 'Entry fee: ₹300', 'Free entry' */
export function feeText(fee: number): string {
  const words = feeWords(language(), fee)
  return fee === 0 ? words : m.noteFee({ fee: words })
}

/** What venue and city are written in: what is translated of them is in the page's language. */
export const placeLanguage = ({ languages, language }: Tournament): string | undefined =>
  languages?.venue ?? languages?.city ?? language
