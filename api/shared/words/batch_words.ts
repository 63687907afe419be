import type { Batch, LessonMode } from '../classes/batches.js'
import { shortDayWords } from '../days/day_words.js'
import { WEEKDAYS } from '../days/names.js'
import { timeSpanWords } from '../days/time_words.js'
import type { Language } from '../languages/languages.js'
import type { Words, WordsOf } from './words.js'

export const agesWords: WordsOf<[ages: string]> = {
  en: (years) => `ages ${years}`,
  mr: (years) => `वय ${years} वर्षे`,
  hi: (years) => `उम्र ${years} साल`,
}

export const modeWords: Record<LessonMode, Words> = {
  hall: {
    en: 'in the hall',
    mr: 'हॉलमध्ये',
    hi: 'हॉल में',
  },
  online: {
    en: 'online',
    mr: 'ऑनलाइन',
    hi: 'ऑनलाइन',
  },
}

const full: Words = {
  en: 'full',
  mr: 'जागा भरल्या',
  hi: 'सीटें भर गईं',
}

const seats: WordsOf<[count: number]> = {
  en: (count) => (count === 1 ? '1 seat' : `${count} seats`),
  mr: (count) => `${count} जागा`,
  hi: (count) => `${count} ${count === 1 ? 'सीट' : 'सीटें'}`,
}

const seatsLeft: WordsOf<[count: number]> = {
  en: (count) => `${seats.en(count)} left`,
  mr: (count) => `${seats.mr(count)} शिल्लक`,
  hi: (count) => `${seats.hi(count)} बाकी`,
}

const begins: WordsOf<[day: string]> = {
  en: (day) => `from ${day}`,
  mr: (day) => `${day}पासून`,
  hi: (day) => `${day} से`,
}

const ends: WordsOf<[day: string]> = {
  en: (day) => `until ${day}`,
  mr: (day) => `${day}पर्यंत`,
  hi: (day) => `${day} तक`,
}

/** 'Beginners, ages 6–9' */
export const groupWords = (language: Language, batch: Pick<Batch, 'level' | 'ages'>): string =>
  joined(batch.level, batch.ages && agesWords[language](batch.ages))

/** 'Sunday, 10.00 am – 11.00 am' */
export function lessonWords(
  language: Language,
  { weekday, from, to }: Pick<Batch, 'weekday' | 'from' | 'to'>
): string {
  return joined(WEEKDAYS[language][weekday]!, timeSpanWords(language, from, to))
}

/** What a class is called: when it is, and for whom. */
export type NamedClass = Pick<Batch, 'weekday' | 'from' | 'to' | 'level' | 'ages'>

/** 'Sunday, 10.00 am – 11.00 am: Beginners, ages 6–9' */
export const classWords = (language: Language, batch: NamedClass): string =>
  `${lessonWords(language, batch)}: ${groupWords(language, batch)}`

/** Empty where nothing is known of seats. */
export function seatsWords(
  language: Language,
  { seats: all, seatsTaken }: Pick<Batch, 'seats' | 'seatsTaken'>
): string {
  if (all === null) return ''
  if (seatsTaken === null) return seats[language](all)
  return all <= seatsTaken ? full[language] : seatsLeft[language](all - seatsTaken)
}

/**
 * Between which days lessons are given, if that is still to say.
 * @param today in India, `YYYY-MM-DD`
 */
export function periodWords(
  language: Language,
  { firstDay, lastDay }: Pick<Batch, 'firstDay' | 'lastDay'>,
  today: string
): string {
  const first =
    firstDay && firstDay > today ? begins[language](shortDayWords(language, firstDay)) : ''
  return joined(first, lastDay && ends[language](shortDayWords(language, lastDay)))
}

/** 'in the hall, First floor, 3 seats left, from 6 Dec' */
export function placeAndSeatsWords(language: Language, batch: Batch, today: string): string {
  return joined(
    modeWords[batch.where][language],
    batch.place,
    seatsWords(language, batch),
    periodWords(language, batch, today)
  )
}

/** All of it in one line. */
export function batchWords(language: Language, batch: Batch, today: string): string {
  return `${classWords(language, batch)}, ${placeAndSeatsWords(language, batch, today)}`
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
