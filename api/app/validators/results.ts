import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { FieldError } from '#exceptions/field_error'
import { GAME_RESULTS, type SentResults } from '#shared/results/results'
import { problemsOf } from '#shared/results/results_rules'
import { sentenceOf } from '#shared/rules/codes'
import { plainText } from '#shared/text/plain_text'

const number = () => vine.number({ strict: true })
const whole = () => number().withoutDecimals()
const text = (min = 0) =>
  vine
    .string()
    .minLength(min)
    .maxLength(100)
    .transform((value) => plainText(value))
const textOrNull = () =>
  vine
    .string()
    .nullable()
    .transform((value) => (value && plainText(value)) || null)

export const resultsValidator = vine.create({
  state: vine.enum(['live', 'final']),
  rounds: whole(),
  round: whole(),
  tieBreaks: vine.array(text()),
  players: vine.array(
    vine.object({
      no: whole(),
      name: text(),
      title: textOrNull(),
      sex: vine.enum(['m', 'w']).nullable(),
      rating: whole().nullable(),
      federation: textOrNull(),
      fideId: textOrNull(),
      club: textOrNull(),
      group: textOrNull(),
      points: number().nullable(),
      rank: whole().nullable(),
      tieBreaks: vine.array(number().nullable()),
    })
  ),
  games: vine.array(
    vine.object({
      round: whole().min(1),
      board: whole().range([1, 9_999]).nullable(),
      white: whole().nullable(),
      black: whole().nullable(),
      result: vine.enum(GAME_RESULTS),
    })
  ),
  winners: vine.array(
    vine.object({
      no: whole(),
      prizeId: vine.string().maxLength(36).optional(),
      prize: text(1),
    })
  ),
  names: vine.enum(['full', 'short']).parse((value) => value ?? 'full'),
  hidden: vine.array(whole()).parse((value) => value ?? []),
})
resultsValidator.messagesProvider = {
  getMessage: (_message, _rule, field: FieldContext) =>
    sentenceOf({ code: 'results_malformed', params: { where: field.getFieldPath() } }),
}

/** @throws FieldError with a sentence for each place at fault */
export function assertResults(results: SentResults) {
  const errors: Record<string, string> = {}
  for (const problem of problemsOf(results)) errors[problem.where] ??= sentenceOf(problem)
  if (Object.keys(errors).length > 0) throw FieldError.of(errors)
}
