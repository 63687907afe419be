import { FOR_WHOM, withoutCase } from '@academy/api/shared/patterns/case_endings'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { MONTH } from '../month-words'

export const NOT_ALL =
  /\bteams?\b|members?|discount|below|under|u-?\d|girls|women|ladies|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली|महिला|local|outside|others?\b|unrated/iu
const FEE_WORDS = new RegExp(
  `${WORD_START}(?:(?:groups?|categor(?:y|ies)|sections?|notes?|गट|वयोगट|टीप|सूचना)\\s*:|(?:entry|ef|how much|registration|participation|tournament|fees?|charges?|प्रवेश|नोंदणी|शुल्क|फी|फ़?ीस|एंट्री|एन्ट्री|pravesh)${WORD_END})`,
  'giu'
)
export const EACH_WORDS =
  /\(?(?:\bper (?:player|head|child|kid|person|student|participant|entry)s?\b|प्रति (?:खेळाडू|खिलाड़ी|विद्यार्थी|व्यक्ती|व्यक्ति))\)?/giu
export const EARLY_OR_LATE =
  /early|late\b|spot|extra|additional|\bmore\b|at the door|penalty|विलंब|लेट|उशिरा|जागेवर|ऐनवेळी|स्पॉट|मौके|अतिरिक्त|जादा/iu
export const SURCHARGE = /extra|additional|\bmore\b|late fee|penalty|विलंब|अतिरिक्त|जादा/iu
export const NO_FEE =
  /lunch|food|meal|accommodation|lodging|hotel|dormitory|prize|refund|deposit|tds|coupon|registration of|protest|appeal/i
const FREE_WORD = 'free|nil|मोफत|विनामूल्य|निःशुल्क|नि:शुल्क|निशुल्क|मुफ्त|मुफ़्त'
export const FREE = new RegExp(anyOf(FREE_WORD, 'no (?:entry )?fees?'), 'iu')
export const FREE_WORDS = new RegExp(FREE.source, 'giu')
export const FREE_PLAIN = new RegExp(
  `^(?:no entry fees?|free entry|(?:(?:entry|registration|participation|प्रवेश|एंट्री)?\\s*(?:fees?|फी|फीस|शुल्क)?)\\s*[:=-]*\\s*(?:is\\s*)?(?:${FREE_WORD}))(?:\\s+(?:for all|सर्वांसाठी))?[\\s!.]*$`,
  'iu'
)

/** Words of a group of players, and not of a time or of what is paid for. */
export const GROUP = new RegExp(
  `${WORD_START}(?:u[\\s-]*\\d|under|below|above|over|open|age|boys?|girls?|wom[ae]n|ladies|lady|females?|males?|m[ae]n|kids|juniors?|seniors?|veterans?|adults?|beginners?|school|college|students?|(?:un)?rated|rating|titled?|gm|im|wgm|wim|fm|members?|non-?members?|club|alumni|residents?|locals?|outside|outstation|district|dist|taluka|state|categor[\\p{L}]*|groups?|sections?|teams?|individual|academy|std|class|blind|disabled|divyang|shaley|mule|muli|mahila|khul(?:a|i|ya)|rapid|blitz|classical|combo|मुली|मुलीं|मुले|मुलां|महिला|पुरुष|लड़क|बच्च|बालक|बालिका|कन्या|वर्ष|वयोगट|गट|वर्ग|खुल|ओपन|अंडर|ज्येष्ठ|वरिष्ठ|शालेय|विद्यार्थी|छात्र|रेटिंग|रेटेड|मानांकन|मानांकित|बिगर|सभासद|सदस्य|स्थानिक|जिल्ह|ज़िल|जिल|तालुक|ज्युनियर|जूनियर|सीनियर|सिनियर|दिव्यांग|नवोदित|संघ|टीम|वैयक्तिक|आंतरराष्ट्रीय|किताब)`,
  'iu'
)
export const TIME = new RegExp(
  `\\b(?:till|until|before|after|onwards|thereafter)\\b|${MONTH}|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|पर्यंत|नंतर|आधी|तक|बाद|पहले`,
  'iu'
)
export const OTHERS = new RegExp(
  `^(?:all\\s+)?(?:the\\s+)?(?:others?|rest)(?:\\s+(?:players?|categories|groups?|all))?$|^${anyOf('इतर|अन्य|बाकी|उर्वरित')}`,
  'iu'
)
export const EVERYBODY = new RegExp(
  `^(?:for\\s+)?${anyOf('all|everyone|everybody|general|सर्व|सभी')}`,
  'iu'
)
/** 'Rs 200 for all' beside the fees of groups contradicts them; 'all others' does not. */
export const FOR_ALL =
  /\bfor\s+(?:all|everyone|everybody)(?!\s+(?:the\s+)?(?:others?|rest))\b|सर्वांसाठी|सभी के लिए/iu
export const PER = new RegExp(`^${anyOf('per|each|प्रति|प्रत्येक|हर')}`, 'iu')
export const HALF = new RegExp(`${anyOf('half|अर्ध*|निम्म*|आध[ाीे]')}|(?<!\\d)50\\s?%`, 'iu')
export const HALVES = new RegExp(HALF.source, 'giu')

export const ONLY = 'only|फक्त|मात्र|(?:ph|f)akta?'

export const isGroup = (words: string) =>
  GROUP.test(words) &&
  !TIME.test(words) &&
  !OTHERS.test(words) &&
  !EVERYBODY.test(words) &&
  !PER.test(words)

const FOR_OR_ONLY = new RegExp(
  `\\s*${anyOf(ONLY, FOR_WHOM, 'से(?!\\s+(?:कम|अधिक|ऊपर|ज़्यादा))')}`,
  'giu'
)
/** What joins a group to the words beside it. */
const AROUND = new RegExp(
  `^(?:${anyOf(AND, 'for|is|of|the')}|[^\\p{L}\\p{M}\\d])+|(?:\\s${anyOf(AND)}|[^\\p{L}\\p{M}\\d)+])+$`,
  'giu'
)

/** The words beside an amount without those that say that it is a fee: 'Entry fee: U-9, U-11 - ' */
export const groupIn = (words: string) =>
  withoutCase(words.replace(/^\s*\(?\d{1,2}[.)]\s+/, ''))
    .replace(EACH_WORDS, ' ')
    .replace(FEE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(FOR_OR_ONLY, '')
    .replace(AROUND, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/^\d+$/, '')
