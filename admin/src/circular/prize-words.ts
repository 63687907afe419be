import { anyOf } from '@academy/api/shared/text/whole_words'

/** Before a group of players whose best wins: a part of a regular expression. */
export const BEST_WORDS = anyOf('best|उत्कृष्ट|सर्वोत्कृष्ट|सर्वोत्तम|सर्वश्रेष्ठ|श्रेष्ठ|utkrusht*|sarvotkrusht*')

/** Words of what is won, in all languages and in Marathi in Latin letters: a part of a regular expression. */
export const PRIZE_WORDS = anyOf(
  'prizes?|awards?|rewards?|cash|रोख|बक्षि*|बक्षी*|पारितोषि*|पुरस्कार*|इनाम*|baksh*|puraskar|inam|rokh'
)

/** What the best win besides money, in all languages: a part of a regular expression. */
export const TROPHY_WORDS = anyOf(
  'troph(?:y|ys|ies)|medals?|cups?|m[eo]mento(?:s|es)?|shields?|plaques?',
  'चषक*|करंडक*|ढाल|ढाली|ट्र[ॉा]फ*|पदक*|मेडल*|कप|कप्स|शील्ड*|(?:सन्मान|सम्मान|स्मृति|स्मृती) ?चिन्ह*|(?:सन्मान|सम्मान|स्मृति|स्मृती) ?चिह्न*',
  'chashak|karandak|padak|smruti ?chinha?'
)
/** What anybody may win, too. */
export const WON_WORDS = `(?:${TROPHY_WORDS}|${anyOf(
  'certificates?|certis?|gifts?|goodies|hampers?|vouchers?',
  'प्रमाण ?पत्र*|सर्टिफिकेट*|प्रशस्त[िी] ?पत्र*|भेटवस्तू|उपहार',
  'praman ?patra'
)})`

/** Of a sum of fees or prizes, which nobody pays or wins. */
export const OF_SUM = new RegExp(anyOf('total|एकूण|कुल'), 'iu')
