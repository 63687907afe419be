import { LANGUAGES } from '../languages/languages.js'
import type { Coded } from '../rules/codes.js'
import { findPlainFault, realDate, timeOfDay, type FieldRule } from '../rules/field_rule.js'
import type { ListRule } from '../rules/list_field_rule.js'
import { wholeNumber } from '../rules/number_field_rule.js'
import { latinDigits } from '../text/latin_digits.js'
import { plainText } from '../text/plain_text.js'
import type { SourcedTranslations } from '../text/translations.js'
import { yearsOf } from './years.js'

export const LESSON_MODES = ['hall', 'online'] as const

export type LessonMode = (typeof LESSON_MODES)[number]

/** A lesson that is given every week, for one group. */
export interface Batch {
  /** From Sunday, 0, to Saturday, 6. */
  weekday: number
  /** `HH:MM` */
  from: string
  to: string
  /** Empty where the group is told by its ages. */
  level: string
  /** In years: '6–9', '10+'; or empty. */
  ages: string
  where: LessonMode
  /** Where in the hall, may be empty; a class online has none. */
  place: string
  seats: number | null
  seatsTaken: number | null
  /** The days between which lessons are given, `YYYY-MM-DD`. */
  firstDay: string | null
  lastDay: string | null
}

type LessonTranslations = SourcedTranslations<'level' | 'place'>

export const batchRules = {
  from: { ...timeOfDay('From', '18:30'), required: true },
  to: { ...timeOfDay('To', '19:30'), required: true },
  level: { label: 'Level', max: 60 },
  ages: {
    label: 'Ages',
    max: 20,
    form: {
      pattern: /^\d{1,2}(?:–\d{1,2}|\+)?$/,
      fault: { code: 'ages_invalid' },
    },
  },
  place: { label: 'Place', max: 120 },
  firstDay: realDate('First day'),
  lastDay: realDate('Last day'),
} satisfies Record<string, FieldRule>

const TEXTS = Object.keys(batchRules) as (keyof typeof batchRules)[]

export const weekdayRule = /* @__PURE__ */ wholeNumber('Weekday', 0, 6)
export const seatsRule = /* @__PURE__ */ wholeNumber('Seats', 1, 500)
export const seatsTakenRule = /* @__PURE__ */ wholeNumber('Seats taken', 0, 500)

export const batchesRule: ListRule = { label: 'Classes', of: 'classes', max: 40 }

/** '६ - ९' is '6–9'. */
export const plainAges = (typed: string): string =>
  plainText(latinDigits(typed)).replace(/[-—]/, '–').replaceAll(' ', '')

/** What was typed for the hall is not said of a class that is online now. */
export const lessonPlace = ({ where, place }: Pick<Batch, 'where' | 'place'>): string =>
  where === 'online' ? '' : place

/** The translations of what is said of a class. */
export function lessonTranslations(
  { where }: Pick<Batch, 'where'>,
  translations: LessonTranslations
): LessonTranslations {
  if (where !== 'online') return translations
  const levels: LessonTranslations = {}
  for (const language of LANGUAGES) {
    const level = translations[language]?.level
    if (level) levels[language] = { level }
  }
  return levels
}

/** Texts made plain, as they are judged and stored. */
export function plainBatch(batch: Batch): Batch {
  return {
    ...batch,
    from: plainText(batch.from),
    to: plainText(batch.to),
    level: plainText(batch.level),
    ages: plainAges(batch.ages),
    place: plainText(lessonPlace(batch)),
  }
}

type BatchFaults = Partial<Record<keyof Batch, Coded>>

const COUNTS = [
  ['weekday', weekdayRule],
  ['seats', seatsRule],
  ['seatsTaken', seatsTakenRule],
] as const

/** What is wrong with the fields of a plain one. */
export function findBatchFaults(batch: Batch): BatchFaults {
  const faults: BatchFaults = {}
  for (const field of TEXTS) {
    const fault = findPlainFault(batchRules[field], batch[field] ?? '')
    if (fault) faults[field] = fault
  }
  for (const [field, { min, max, fault }] of COUNTS) {
    const count = batch[field]
    if (count !== null && !(count >= min && count <= max)) faults[field] = fault
  }
  for (const [one, other, fault] of findContradictions(batch)) {
    if (!faults[one] && !faults[other]) faults[one] = fault
  }
  return faults
}

type Contradictory = Omit<Batch, 'weekday' | 'where' | 'place'>

type Contradiction = [field: keyof Batch, other: keyof Batch, fault: Coded]

/** What is wrong between two fields, if each is right alone. */
export function findContradictions(batch: Contradictory): Contradiction[] {
  const { from, to, level, ages, seats, seatsTaken, firstDay, lastDay } = batch
  const found: Contradiction[] = []
  const { least, most } = yearsOf(ages)
  if (most < least) found.push(['ages', 'ages', { code: 'ages_reversed' }])
  if (to <= from) found.push(['to', 'from', { code: 'lesson_end_before_start' }])
  if (!level && !ages) found.push(['level', 'ages', { code: 'level_or_ages' }])
  if (seatsTaken !== null && seats === null) {
    found.push(['seats', 'seatsTaken', { code: 'seats_unknown' }])
  }
  if (seatsTaken !== null && seats !== null && seatsTaken > seats) {
    found.push(['seatsTaken', 'seats', { code: 'seats_too_few', params: { seats } }])
  }
  if (firstDay && lastDay && lastDay < firstDay) {
    found.push(['lastDay', 'firstDay', { code: 'last_day_before_first' }])
  }
  return found
}
