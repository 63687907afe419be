import vine from '@vinejs/vine'
import { FieldError } from '#exceptions/field_error'
import { latinDigits } from '#shared/text/latin_digits'
import * as facts from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { countField } from '#validators/count_field'
import { unknownChoice } from '#validators/fault_reporter'
import { tagsField } from '#validators/tags_field'
import { textField } from '#validators/text_field'

const orNull = (text: string) => text || null

const fact = (rule: (typeof facts.factRules)[facts.TextFact]) =>
  textField(rule).transform(orNull).optional()

export const factFields = {
  ...(Object.fromEntries(
    facts.TEXT_FACTS.map((name) => [name, fact(facts.factRules[name])])
  ) as Record<facts.TextFact, ReturnType<typeof fact>>),
  contactPhone: textField(facts.factRules.contactPhone)
    .parse((value) => (typeof value === 'string' ? latinDigits(value) : value))
    .transform(orNull)
    .optional(),
  entryFee: countField(facts.entryFeeRule).optional(),
  rounds: countField(facts.roundsRule).optional(),
  rated: vine
    .enum(['', ...facts.RATED_KINDS])
    .transform((kind) => kind || null)
    .optional(),
  categories: tagsField(facts.categoriesRule, facts.categoryRule).optional(),
  status: vine
    .enum(['', ...TOURNAMENT_STATUSES])
    .transform((status) => status || 'scheduled')
    .optional(),
}

export const factFaults = {
  'rated.enum': unknownChoice('Rated', facts.RATED_KINDS),
  'status.enum': unknownChoice('Status', TOURNAMENT_STATUSES),
}

/** Called on the row with the change applied, because the dates are checked together. */
export function assertDates(dates: Parameters<typeof facts.findDateFaults>[0]) {
  const faults = facts.findDateFaults(dates)
  if (Object.keys(faults).length > 0) throw new FieldError(faults)
}
