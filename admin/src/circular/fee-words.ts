import { anyOf } from '@academy/api/shared/text/whole_words'
import { CURRENCY } from './rupee-words'

/** Words of what it costs to enter. */
export const FEE =
  /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|\bregistration\s+(?:charges?|amount|rs)|how much|per (?:child|head|player|person|kid|student|participant|team)|\bcharges?\b|फी(?!\p{L})|फ़?ीस|शुल्क|प्रवेश|pravesh/iu

const PRICE_UNTIL = new RegExp(
  `^${CURRENCY}\\s*\\d[\\d,]*(?:/-)?\\s[^\\d]{0,12}(?:${anyOf('till|until|up ?to|before|after|from|spot')}|\\d.*${anyOf('onwards')})`,
  'iu'
)

/** 'Rs 600 till 31 Dec', 'Rs 700 1 Jan onwards' and 'Rs 900 on the spot', under no label. */
export const isPriceUntil = (text: string): boolean => PRICE_UNTIL.test(text)
