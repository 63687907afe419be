import { monthDayWords, weekdayWords } from '../days/day_words.js'
import { namesIn } from '../identity/academy_names.js'
import type { Language } from '../languages/languages.js'
import type { Words, WordsOf } from '../words/words.js'
import type { NoticeContent, NoticeKind } from './notice.js'

/** What the kinds are called where one is chosen. */
export const noticeKindWords: Record<NoticeKind, Words> = {
  'no-class': {
    en: 'No class',
    mr: 'वर्ग नाही',
    hi: 'क्लास नहीं',
  },
  moved: {
    en: 'At another place',
    mr: 'वेगळ्या ठिकाणी',
    hi: 'दूसरी जगह',
  },
  extra: {
    en: 'Extra class',
    mr: 'जादा वर्ग',
    hi: 'अतिरिक्त क्लास',
  },
  other: {
    en: 'Other',
    mr: 'इतर',
    hi: 'अन्य',
  },
}

type RuledKind = Exclude<NoticeKind, 'other'>

interface Sentence {
  one: (day: string, place: string) => string
  several: (first: string, last: string, place: string) => string
}

const SENTENCES: Record<RuledKind, Record<Language, Sentence>> = {
  'no-class': {
    en: {
      one: (day) => `No class on ${day}`,
      several: (first, last) => `No class from ${first} to ${last}`,
    },
    mr: {
      one: (day) => `${day} रोजी वर्ग नाही`,
      several: (first, last) => `${first} ते ${last} वर्ग नाही`,
    },
    hi: {
      one: (day) => `${day} को क्लास नहीं होगी`,
      several: (first, last) => `${first} से ${last} तक क्लास नहीं होगी`,
    },
  },
  moved: {
    en: {
      one: (day, place) => `Class on ${day} in ${place}`,
      several: (first, last, place) => `Classes from ${first} to ${last} in ${place}`,
    },
    mr: {
      one: (day, place) => `${day} रोजी वर्ग वेगळ्या ठिकाणी: ${place}`,
      several: (first, last, place) => `${first} ते ${last} वर्ग वेगळ्या ठिकाणी: ${place}`,
    },
    hi: {
      one: (day, place) => `${day} को क्लास दूसरी जगह होगी: ${place}`,
      several: (first, last, place) => `${first} से ${last} तक क्लास दूसरी जगह होगी: ${place}`,
    },
  },
  extra: {
    en: {
      one: (day) => `Extra class on ${day}`,
      several: (first, last) => `Extra classes from ${first} to ${last}`,
    },
    mr: {
      one: (day) => `${day} रोजी जादा वर्ग`,
      several: (first, last) => `${first} ते ${last} जादा वर्ग`,
    },
    hi: {
      one: (day) => `${day} को अतिरिक्त क्लास`,
      several: (first, last) => `${first} से ${last} तक अतिरिक्त क्लास`,
    },
  },
}

type Worded = Omit<NoticeContent, 'batchIds'>

/**
 * 'No class on Sunday, 29 November (Beginners)'; of the kind `other` its text alone.
 * @param notice with text and place in the language
 * @param batches the names of those it is for, in the language; empty for everybody
 */
export function noticeSentence(
  language: Language,
  { kind, firstDay, lastDay, place, text }: Worded,
  batches: readonly string[]
): string {
  const whose = batches.length > 0 ? ` (${listed([...new Set(batches)])})` : ''
  if (kind === 'other') return text + whose
  const { one, several } = SENTENCES[kind][language]
  const says =
    firstDay === lastDay
      ? one(weekdayWords(language, firstDay), place)
      : several(monthDayWords(language, firstDay), monthDayWords(language, lastDay), place)
  return says + whose
}

/** A name that has a comma ends at a semicolon. */
const listed = (names: readonly string[]) =>
  names.join(names.some((name) => name.includes(', ')) ? '; ' : ', ')

/** What is said beside the sentence; empty without it. */
export const noticeAddition = ({ kind, text }: Pick<NoticeContent, 'kind' | 'text'>): string =>
  kind === 'other' ? '' : text

/**
 * As it is sent to a group and forwarded: sentence, addition and link, a line each, then whose it is.
 * @param courses the whole address of the timetable in the language
 */
export function noticeMessage(
  language: Language,
  notice: Worded,
  batches: readonly string[],
  courses: string
): string {
  const sentence = noticeSentence(language, notice, batches)
  const { academy } = namesIn(language)
  return [sentence, noticeAddition(notice), notice.link, academy, courses]
    .filter(Boolean)
    .join('\n')
}

const lessonWords: Record<'no-class' | 'moved', WordsOf<[days: string, place: string]>> = {
  'no-class': {
    en: (days) => `not on ${days}`,
    mr: (days) => `${days} रोजी नाही`,
    hi: (days) => `${days} को नहीं`,
  },
  moved: {
    en: (days, place) => `on ${days} in ${place}`,
    mr: (days, place) => `${days} रोजी वेगळ्या ठिकाणी: ${place}`,
    hi: (days, place) => `${days} को दूसरी जगह: ${place}`,
  },
}

/** More days of one lesson are said by the first and the last. */
const LISTED_MAX = 3

/**
 * Beside a lesson of the timetable: 'not on 29 November', 'on 29 November in the school'.
 * @param days of the lesson that the notice is about, at least one
 */
export function lessonNote(
  language: Language,
  { kind, place }: Pick<NoticeContent, 'kind' | 'place'>,
  days: readonly string[]
): string | null {
  if (kind !== 'no-class' && kind !== 'moved') return null
  const named = days.map((day) => monthDayWords(language, day))
  const says = named.length > LISTED_MAX ? `${named[0]} – ${named.at(-1)}` : named.join(', ')
  return lessonWords[kind][language](says, place)
}
