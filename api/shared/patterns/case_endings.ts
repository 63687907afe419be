import { WORD_END, WORD_START } from '../text/whole_words.js'

/**
 * What Marathi and Hindi put behind nouns. Parts of regular expressions, in words of one spelling.
 */

/** Of a day or a month: 'डिसेंबरला', 'जानेवारीची', 'मार्चमधील', 'रविवारी'. */
export const DAY_ENDING = '(?:चा|ची|चे|चं|च्या|ला|त|ात|तील|ातील|मधील|मध्ये|रोजी|ी)'

/** Of a day from which, or until which: behind both of them a day may go on to another one. */
export const FROM_OR_UNTIL = '(?:पासून|पर्यंत)'

/** Of a rank that gets something: 'क्रमांकास', 'क्रमांकाला', 'क्रमांकापर्यंत'. */
export const RANK_ENDING = '(?:ास|ाला|ासाठी|ापर्यंत)'

/** For whom something is; in Latin letters words of their own. */
export const FOR_WHOM = 'साठी|करिता|करता|के लिए|के लिये|sathi|la'

/** Of a name: who does something, to whom, whose it is, over whom; with or without a blank before it. */
export const BY_WHOM = '(?: ?ने| यांनी| याने| हिने)'
export const TO_WHOM = '(?: ?ला| यांना| याला| हिला)'
export const OF_WHOM = '(?: ?चा| यांचा| याचा| हिचा)'
export const OVER_WHOM = '(?: ?वर| यांच्यावर| याच्यावर| हिच्यावर)'

/** In a case: 'मुलींना', 'लड़कियों के लिए', 'खुल्या गटासाठी'. */
const OF_PEOPLE: readonly (readonly [string, string])[] = [
  ['मुलीं', 'मुली'],
  ['मुलां', 'मुले'],
  ['महिलां', 'महिला'],
  ['पुरुषां', 'पुरुष'],
  ['खेळाडूं', 'खेळाडू'],
  ['विद्यार्थ्यां', 'विद्यार्थी'],
  ['सभासदां', 'सभासद'],
  ['दिव्यांगां', 'दिव्यांग'],
  ['ज्येष्ठां', 'ज्येष्ठ'],
  ['खुल्या', 'खुला'],
  ['गटा', 'गट'],
  ['लड़कियों', 'लड़कियाँ'],
  ['लड़कों', 'लड़के'],
  ['महिलाओं', 'महिलाएँ'],
  ['खिलाड़ियों', 'खिलाड़ी'],
  ['विद्यार्थियों', 'विद्यार्थी'],
]
const NOMINATIVES = new Map(OF_PEOPLE)
const FOR_SUFFIX = '(?:साठी|करिता|करता)'
const IN_A_CASE = new RegExp(
  `${WORD_START}(${[...NOMINATIVES.keys()].join('|')})(?:ना|ला|${FOR_SUFFIX})?${WORD_END}`,
  'gu'
)
const OTHER_FOR = new RegExp(`(?<=[\\p{L}\\p{M}])${FOR_SUFFIX}${WORD_END}`, 'gu')

/** 'मुलींना' → 'मुली', 'खुल्या गटासाठी' → 'खुला गट': people as a list names them. */
export const withoutCase = (people: string): string =>
  people.replace(IN_A_CASE, (_, word: string) => NOMINATIVES.get(word)!).replace(OTHER_FOR, '')

const OF_PLACE = /(?:त(?:ील|ून)?|ला|हून|मध्ये|मधे|मधील|मधली|जवळ(?:ील|च्या|च[ाीे])?|च्या|च[ाीे])$/u
const SHORTEST_PLACE = 3

/**
 * A place, or a day, as a list may name it: 'साताऱ्याजवळ' → 'सातारा', 'कराडात' → 'कराड', 'रविवारी' →
 * 'रविवार'. The word itself where it has no ending.
 */
export function nominatives(word: string): string[] {
  const stem = word.replace(OF_PLACE, '').replace(/वारी$/u, 'वार')
  if (stem === word || stem.length < SHORTEST_PLACE) return [word]
  const bent = /^(.+)्या$/u.exec(stem)?.[1]
  if (bent) return [`${bent.replace(/ऱ$/u, 'र')}ा`, `${bent}े`]
  return stem.endsWith('ा') ? [stem, stem.slice(0, -1)] : [stem]
}
