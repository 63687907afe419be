import { anyOf } from '@academy/api/shared/text/whole_words'

/** Before a group of players whose best wins: a part of a regular expression. */
export const BEST_WORDS = anyOf('best|उत्कृष्ट|सर्वोत्कृष्ट|सर्वोत्तम|सर्वश्रेष्ठ|श्रेष्ठ|utkrusht*|sarvotkrusht*')

/** Words of what is won, in all languages and in Marathi in Latin letters: a part of a regular expression. */
export const PRIZE_WORDS = anyOf(
  'prizes?|awards?|rewards?|cash|रोख|बक्षि*|बक्षी*|पारितोषि*|पुरस्कार*|इनाम*|baksh*|puraskar|inam|rokh'
)

/** Of a sum of fees or prizes, which nobody pays or wins. */
export const OF_SUM = new RegExp(anyOf('total|एकूण|कुल'), 'iu')
