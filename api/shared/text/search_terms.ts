import { monthNames, weekdayNames } from '../days/written_days.js'
import { folded } from './folded_text.js'
import { phoneticKey } from './phonetic_key.js'
import { anyOf, WORD_START } from './whole_words.js'
import { UNDER, YEARS_UNDER } from '../patterns/age_words.js'
import { nominatives } from '../patterns/case_endings.js'

/** Synonyms that the phonetic key does not cover: translations, old names of cities. */
const TERMS = [
  'online ऑनलाइन',
  'rapid रॅपिड रैपिड जलद',
  'blitz ब्लिट्झ ब्लिट्ज़ ब्लिट्ज',
  'classical क्लासिकल',
  'swiss स्विस',
  'arena अरीना एरिना',
  'school स्कूल शाळा शालेय विद्यालय',
  'champion championship चॅम्पियन चैंपियन चैम्पियन विजेता अजिंक्य',
  'arbiter पंच आर्बिटर',
  'match मॅच मैच सामना मुक़ाबला',
  'children child kids मुले मुलां बच्चे बच्चों',
  'boys मुले मुलगे लड़के लड़कों',
  'girls मुली मुलीं लड़कियाँ लड़कियों',
  'women woman महिला',
  'team सांघिक संघ टीम',
  'district जिल्हा जिल्हास्तरीय ज़िला',
  'state राज्य राज्यस्तरीय',
  'open खुली खुल्या ओपन',
  'beginner beginners नवोदित नवशिके नौसिखिए',
  'free मोफत विनामूल्य फुकट मुफ़्त फ़्री नि:शुल्क निःशुल्क निशुल्क',
  'fee fees फी फीस शुल्क',
  'rated rating रेटिंग रेटेड मानांकन मानांकित',
  'prize बक्षीस बक्षिसे पारितोषिक इनाम',
  'ahilyanagar अहिल्यानगर अहमदनगर ahmednagar',
  'sambhajinagar संभाजीनगर औरंगाबाद aurangabad',
  'dharashiv धाराशिव उस्मानाबाद osmanabad',
  ...[...monthNames(), ...weekdayNames()].map((names) => names.join(' ')),
].map((line) => folded(line).split(' '))

/** Words that other words begin with, or sound so: 'prize' sounds as it begins with 'free'. */
const WHOLE_WORDS = new Set('free फ़्री फ्री fee fees फी फीस'.split(' ').map(folded))

/** Whether a query is a word that finds itself alone. */
export const isWholeWord = (query: string): boolean => WHOLE_WORDS.has(query)

/** Words that match every item. */
const GENERIC_WORDS = new RegExp(
  anyOf('chess|चेस|बुद्ध[िी]बळ|शतरंज|tournaments?|स्पर्ध[ाे]|ट[ुू]र्नाम[ेै]ंट|प्रतियोगिता'),
  'gu'
)

/** Beside the name of a place: 'near Satara', 'सातारा जिल्ह्यात', 'सातारा के पास'. */
const AROUND = new RegExp(
  anyOf(
    'in|at|near|nearby|around|district|taluka|city',
    'जवळ*|आसपास*|मध्ये|मधील|येथ*|जिल्ह*|तालुक*|शहर*|में|के|पास|ज़िल*|जिल[ाे]'
  ),
  'gu'
)
/** Of a query with more words in a case than people write. */
const MOST_PLAIN = 8

const AGE = new RegExp(
  `${WORD_START}${UNDER}[ -]?(\\d{1,2})(?!\\d)|(?<!\\d)(\\d{1,2}) ?${YEARS_UNDER}[\\p{L}\\p{M}]*`,
  'u'
)

const soundOfTerm = (term: string) => phoneticKey(term).trim()

let bySound: Map<string, string[]> | undefined

function termsLike(word: string): string[] {
  if (!bySound) {
    bySound = new Map()
    for (const terms of TERMS) {
      for (const term of terms) {
        const sound = soundOfTerm(term)
        bySound.set(sound, [...(bySound.get(sound) ?? []), ...terms])
      }
    }
  }
  return bySound.get(soundOfTerm(word)) ?? []
}

/**
 * Synonyms of a query: 'अंडर 13' → 'under 13', '13 वर्षांखालील'; 'रैपिड' → 'rapid'. Replaces one word at
 * a time.
 * @param query folded, with Latin digits
 */
export function synonymsOf(query: string): string[] {
  const age = AGE.exec(query)
  if (age) {
    const years = age[1] ?? age[2]!
    return ['under $', 'u $', 'अंडर $', '$ वर्षांखालील'].map((words) =>
      query.replace(age[0], words.replace('$', years))
    )
  }
  const words = query.split(/\s+/)
  return words.flatMap((word, index) =>
    termsLike(word).map((term) => words.with(index, term).join(' '))
  )
}

export const withoutGenericWords = (query: string) =>
  query.replace(GENERIC_WORDS, ' ').replace(/\s+/g, ' ').trim()

/**
 * What a query may mean that finds nothing as it is written: without cases and words like 'near'.
 * @param query folded
 */
export function plainQueries(query: string): string[] {
  const words = query.replace(AROUND, ' ').trim().split(/\s+/)
  const plain = words.reduce<string[]>(
    (begun, word) =>
      begun
        .flatMap((start) => nominatives(word).map((one) => `${start} ${one}`))
        .slice(0, MOST_PLAIN),
    ['']
  )
  return plain.map((one) => one.trim()).filter((one) => one !== '' && one !== query)
}
