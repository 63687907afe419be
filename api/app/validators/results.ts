import vine from '@vinejs/vine'
import type { Faults } from '#exceptions/error_body'
import { FieldError } from '#exceptions/field_error'
import { GAME_RESULTS, type SentResults } from '#shared/results/results'
import { placeOf } from '#shared/results/place_in_results'
import { problemsOf } from '#shared/results/results_problems'
import { RESULTS_LISTS } from '#shared/results/results_rules'
import { plainText } from '#shared/text/plain_text'
import { reportingBy } from '#validators/fault_reporter'

const absentIsNull = (value: unknown) => value ?? null
const number = () => vine.number({ strict: true })
const whole = () => number().withoutDecimals()
const numberOrNull = () => number().parse(absentIsNull).nullable()
const wholeOrNull = () => whole().parse(absentIsNull).nullable()
const text = () => vine.string().transform((value) => plainText(value))
const textOrNull = () =>
  vine
    .string()
    .parse(absentIsNull)
    .nullable()
    .transform((value) => (value && plainText(value)) || null)

const player = vine.object({
  no: whole(),
  name: text(),
  title: textOrNull(),
  sex: vine.enum(['m', 'w']).parse(absentIsNull).nullable(),
  rating: wholeOrNull(),
  federation: textOrNull(),
  fideId: textOrNull(),
  club: textOrNull(),
  group: textOrNull(),
  points: numberOrNull(),
  rank: wholeOrNull(),
  tieBreaks: vine
    .array(number().nullable())
    .maxLength(RESULTS_LISTS.tieBreaks)
    .parse((value) => value ?? []),
})

const game = vine.object({
  round: whole(),
  board: wholeOrNull(),
  white: wholeOrNull(),
  black: wholeOrNull(),
  result: vine.enum(GAME_RESULTS),
})

const winner = vine.object({
  no: wholeOrNull(),
  club: text().optional(),
  prizeId: vine.string().optional(),
  prize: text(),
})

/** Each list has a maximum: without it, every element of a hostile one would be looked at. */
export const resultsValidator = vine.create({
  state: vine.enum(['live', 'final']),
  rounds: whole(),
  round: whole(),
  tieBreaks: vine.array(text()).maxLength(RESULTS_LISTS.tieBreaks),
  players: vine.array(player).maxLength(RESULTS_LISTS.players),
  games: vine.array(game).maxLength(RESULTS_LISTS.games),
  winners: vine.array(winner).maxLength(RESULTS_LISTS.winners),
  schoolPlayers: whole().optional(),
  names: vine.enum(['full', 'short']).optional(),
  hidden: vine.array(whole()).maxLength(RESULTS_LISTS.hidden).optional(),
  opened: vine.array(whole()).maxLength(RESULTS_LISTS.hidden).optional(),
})
resultsValidator.errorReporter = reportingBy((rule, field, meta) => {
  const where = placeOf(field.getFieldPath())
  if (rule !== 'array.maxLength') return { code: 'results_malformed', params: { where } }
  const items = where.replace(/^the /, '')
  return { code: 'results_too_many', params: { max: meta!.max, items } }
})

/** @throws FieldError with the first fault of each place */
export function assertResults(results: SentResults) {
  const faults: Faults = {}
  for (const { where, fault } of problemsOf(results)) faults[where] ??= fault
  if (Object.keys(faults).length > 0) throw new FieldError(faults)
}
