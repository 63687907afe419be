import vine from '@vinejs/vine'
import { FieldError } from '#exceptions/field_error'
import { latinDigits } from '#shared/text/latin_digits'
import * as facts from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { calendarDate } from '#validators/calendar_date'
import { countField } from '#validators/count_field'
import { tagsField } from '#validators/tags_field'
import { textField } from '#validators/text_field'

const orNull = (text: string) => text || null

const fact = (rule: (typeof facts.factRules)[facts.TextFact]) =>
  ('isDay' in rule ? calendarDate(rule) : textField(rule)).transform(orNull).optional()

export const factFields = {
  ...(Object.fromEntries(
    facts.TEXT_FACTS.map((name) => [name, fact(facts.factRules[name])])
  ) as Record<facts.TextFact, ReturnType<typeof fact>>),
  contactPhone: textField(facts.factRules.contactPhone)
    .parse((value) => (typeof value === 'string' ? latinDigits(value) : value))
    .transform(orNull)
    .optional(),
  entryFee: countField({
    min: 0,
    max: facts.ENTRY_FEE_MAX,
    invalid: facts.ENTRY_FEE_INVALID,
  }).optional(),
  rounds: countField({
    min: facts.ROUNDS_MIN,
    max: facts.ROUNDS_MAX,
    invalid: facts.ROUNDS_INVALID,
  }).optional(),
  rated: vine
    .enum(['', ...facts.RATED_KINDS])
    .transform((kind) => kind || null)
    .optional(),
  categories: tagsField({
    max: facts.CATEGORIES_MAX,
    tooMany: facts.CATEGORIES_TOO_MANY,
    longest: facts.CATEGORY_MAX,
    tooLong: facts.CATEGORY_TOO_LONG,
    invalid: facts.CATEGORIES_INVALID,
  }).optional(),
  status: vine
    .enum(['', ...TOURNAMENT_STATUSES])
    .transform((status) => status || 'scheduled')
    .optional(),
}

export const factMessages = {
  'rated.enum': facts.RATED_INVALID,
  'status.enum': facts.STATUS_INVALID,
}

/** Called on the row with the change applied, because the dates are checked together. */
export function assertDates(dates: Parameters<typeof facts.findDateFaults>[0]) {
  const faults = facts.findDateFaults(dates)
  if (Object.keys(faults).length > 0) throw FieldError.of(faults)
}
