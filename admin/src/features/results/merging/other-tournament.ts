import { monthNames, shortMonthNames } from '@academy/api/shared/days/written_days'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { folded } from '@academy/api/shared/text/folded_text'
import { phoneticKey } from '@academy/api/shared/text/phonetic_key'
import { isSlipOf } from '@academy/api/shared/text/slips'

const wordsOf = (text: string) => phoneticKey(folded(text)).split(/\s+/).filter(Boolean)

const setOf = (text: string) => new Set(wordsOf(text))

/** What makes a line a tournament's name. */
const EVENTS = [
  'tournament tournaments championship championships open cup trophy festival memorial league',
  'spardha pratiyogita toornament chashak karandak open championship smruti league',
  'स्पर्धा स्पर्धेत प्रतियोगिता टूर्नामेंट टुर्नामेंट चषक करंडक ओपन चॅम्पियनशिप चैंपियनशिप कप स्मृती लीग',
].join(' ')

/** What many names have: by none of these is one tournament told from another. */
const COMMON = [
  EVENTS,
  'chess rapid blitz classical standard swiss rated rating fide unrated online grand prix',
  'under below above boys girls boy girl women men juniors seniors kids children age group category section',
  'international national all india state district taluka city level inter school schools college selection',
  'association academy club federation organised organized annual day days season edition series round rounds',
  'the of and for in at by on with a an st nd rd th late shri smt year final ranking list results',
  'am pm',
  ...monthNames().flat(),
  ...shortMonthNames(),
  'बुद्धिबळ शतरंज जलद रॅपिड ब्लिट्झ खुली खुला खुले राज्यस्तरीय जिल्हास्तरीय जिल्हा तालुका राज्य आंतरशालेय शालेय',
  'मुले मुली लड़के लड़कियाँ गट वर्ग वर्षांखालील भव्य वार्षिक आयोजित यांची यांच्या व आणि और की का के में अंतिम निकाल',
].join(' ')

const EVENT_WORDS = setOf(EVENTS)
const COMMON_WORDS = setOf(COMMON)
const ACADEMY_WORDS = setOf(
  [
    namesIn('en').academy,
    namesIn('en').short,
    ...LANGUAGES.map((one) => namesIn(one).academy),
  ].join(' ')
)

/** Lines of the pages and files of pairing programs, which name no tournament. */
const OF_PROGRAM =
  /chess-?\s?results|swiss-?\s?manager|database|faq|aut championship|https?:|www\.|^(?:tournament )?selection\b|show tournament|link with tournament/i
/** 'Tournament name: Winter Cup' */
const LABELLED_NAME = /^(?:(?:name of (?:the )?)?(?:tournament|event)(?: name)?|name)\s*:\s*(.+)$/i
/** 'Chief arbiter: …', 'Tournament director: …' */
const LABELLED = /^[\p{L}\p{M}()/ .-]{2,40}:\s/u

/** What a line gives for a tournament's name; '' for none. */
function nameIn(line: string): string {
  if (OF_PROGRAM.test(line)) return ''
  const [, name] = LABELLED_NAME.exec(line) ?? []
  if (name) return name
  return LABELLED.test(line) ? '' : line
}

/** Only what tells a tournament from others. */
const ownWords = (text: string) =>
  wordsOf(text).filter((word) => word.length > 1 && !/^\d/.test(word) && !COMMON_WORDS.has(word))

const isEvent = (name: string) => wordsOf(name).some((word) => EVENT_WORDS.has(word))

/** 'SPL' of 'Sahyadri Premier League' */
function abbreviates(name: string, title: string): boolean {
  const initials = (folded(title).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .map((word) => word[0])
    .join('')
  const short = folded(name).match(/\b[a-z]{2,5}\b/g) ?? []
  return short.some(
    (word) => !COMMON_WORDS.has(phoneticKey(word).trim()) && initials.includes(word)
  )
}

function sharesWord(name: string, title: string): boolean {
  const own = ownWords(title)
  const isShared = (word: string) => own.some((one) => one === word || isSlipOf(one, word))
  return ownWords(name).some(isShared) || abbreviates(name, title) || abbreviates(title, name)
}

/** A name is not compared with a title that may say the same in another language. */
const scriptOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'devanagari' : 'latin')

/** Whether all words of a title are in a name. */
function isWithin(title: string, name: string): boolean {
  const given = setOf(name)
  return wordsOf(title).every((word) => given.has(word))
}

/** Whether a name is the whole of another title, which has a word that none of `titles` has. */
function isTitleOf(name: string, title: string, titles: readonly string[]): boolean {
  const own = setOf(titles.join(' '))
  return isWithin(title, name) && wordsOf(title).some((word) => !own.has(word))
}

/** Whether a name looks like a title and has nothing of the titles in the same script. */
function isForeign(name: string, titles: readonly string[]): boolean {
  const comparable = titles.filter((title) => scriptOf(title) === scriptOf(name))
  const telling = ownWords(name).filter((word) => !ACADEMY_WORDS.has(word))
  return (
    isEvent(name) && telling.length > 0 && comparable.some((title) => ownWords(title).length > 0)
  )
}

/**
 * The name above a list that is another tournament's; undefined: there is none, or it may be this one's.
 * A name is another one's if it is the whole title of another tournament of ours, or if it looks like
 * a title and shares no word with this one's that tells tournaments apart.
 * @param headings the lines above the list
 * @param titles of this tournament, in each language
 * @param others titles of all our other tournaments
 */
export function otherTournamentIn(
  headings: readonly string[],
  titles: readonly string[],
  others: readonly string[]
): string | undefined {
  const names = headings.map(nameIn).filter(Boolean)
  if (names.some((name) => titles.some((title) => isWithin(title, name)))) return undefined
  const ours = names.find((name) => others.some((other) => isTitleOf(name, other, titles)))
  if (ours) return ours
  if (names.some((name) => titles.some((title) => sharesWord(name, title)))) return undefined
  return names.find((name) => isForeign(name, titles))
}
