import vine from '@vinejs/vine'
import { FieldError } from '#exceptions/field_error'
import { latinDigits } from '#shared/text/devanagari_digits'
import {
  CATEGORIES_INVALID,
  CATEGORIES_MAX,
  CATEGORIES_TOO_MANY,
  CATEGORY_MAX,
  CATEGORY_TOO_LONG,
  ENTRY_FEE_INVALID,
  ENTRY_FEE_MAX,
  RATED_INVALID,
  RATED_KINDS,
  ROUNDS_INVALID,
  ROUNDS_MAX,
  ROUNDS_MIN,
  STATUS_INVALID,
  TEXT_FACTS,
  factRules as rules,
  findDateFaults,
  type TextFact,
} from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { calendarDate } from '#validators/calendar_date'
import { countField } from '#validators/count_field'
import { tagsField } from '#validators/tags_field'
import { textField } from '#validators/text_field'

const orNull = (text: string) => text || null

const fact = (rule: (typeof rules)[TextFact]) =>
  ('isDay' in rule ? calendarDate(rule) : textField(rule)).transform(orNull).optional()

export const factFields = {
  ...(Object.fromEntries(TEXT_FACTS.map((name) => [name, fact(rules[name])])) as Record<
    TextFact,
    ReturnType<typeof fact>
  >),
  contactPhone: textField(rules.contactPhone)
    .parse((value) => (typeof value === 'string' ? latinDigits(value) : value))
    .transform(orNull)
    .optional(),
  entryFee: countField({ min: 0, max: ENTRY_FEE_MAX, invalid: ENTRY_FEE_INVALID }).optional(),
  rounds: countField({ min: ROUNDS_MIN, max: ROUNDS_MAX, invalid: ROUNDS_INVALID }).optional(),
  rated: vine
    .enum(['', ...RATED_KINDS])
    .transform((kind) => kind || null)
    .optional(),
  categories: tagsField({
    max: CATEGORIES_MAX,
    tooMany: CATEGORIES_TOO_MANY,
    longest: CATEGORY_MAX,
    tooLong: CATEGORY_TOO_LONG,
    invalid: CATEGORIES_INVALID,
  }).optional(),
  status: vine
    .enum(['', ...TOURNAMENT_STATUSES])
    .transform((status) => status || 'scheduled')
    .optional(),
}

export const factSentences = { 'rated.enum': RATED_INVALID, 'status.enum': STATUS_INVALID }

/** Dates are judged together, once a change is put on what was there before. */
export function assertDates(dates: Parameters<typeof findDateFaults>[0]) {
  const faults = findDateFaults(dates)
  if (Object.keys(faults).length > 0) throw FieldError.of(faults)
}
