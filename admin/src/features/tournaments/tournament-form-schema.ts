import { findFault, type FieldRule } from '@academy/api/shared/rules/field_rule'
import {
  participantsRule,
  prizeAmountRule,
  prizeRules,
  prizesRule,
  tournamentRules,
} from '@academy/api/shared/rules/tournament_rules'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { plainText } from '@academy/api/shared/text/plain_text'
import { groupTwice } from '@academy/api/shared/tournament/entry_fees'
import { registrationLink, withScheme } from '@academy/api/shared/tournament/registration_link'
import {
  categoriesRule,
  categoryRule,
  entryFeeRule,
  entryFeesRule,
  factRules,
  feeGroupRule,
  findDateFaults,
  RATED_KINDS,
  roundsRule,
} from '@academy/api/shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '@academy/api/shared/tournament/tournament_state'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Copied } from '@/features/items/form/use-form-content'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import type { Tournament } from '@/lib/data'
import type { Snapshot } from '@/unsent/forms'
import { faultMessage } from '@/lib/fault-message'
import { m } from '@/lib/messages'
import {
  notTooMany,
  optionalWholeNumber,
  slug,
  text,
  wholeNumber,
  withoutFault,
} from '@/lib/field-schema'
import { tournamentLabels } from '@/lib/tournament-labels'

const textRules = { ...tournamentRules, ...factRules }
type TextField = keyof typeof textRules

const readers: Partial<Record<string, (typed: string) => string>> = {
  formLink: registrationLink,
  contactPhone: latinDigits,
  mapUrl: withScheme,
  resultsUrl: withScheme,
}

const textFields = Object.fromEntries(
  Object.entries<FieldRule>(textRules).map(([name, rule]) => [name, text(rule, readers[name])])
) as Record<TextField, ReturnType<typeof text>>

export function readCategories(typed: string): string[] {
  const labels = typed.split(/[,\n]/).map((label) => plainText(label))
  return [...new Set(labels.filter(Boolean))]
}

const categories = z.pipe(
  z.pipe(z.string(), z.transform(readCategories)),
  z.array(z.string()).check(
    notTooMany(categoriesRule),
    withoutFault<string[]>((labels) => {
      const long = labels.find((label) => findFault(categoryRule, label))
      return long === undefined ? undefined : findFault(categoryRule, long)
    })
  )
)

const typedPrizeSchema = z.object({
  /** Of a prize that is stored: its winner stays with it, also when it is renamed. */
  id: z.optional(z.string()),
  position: text(prizeRules.position),
  amount: wholeNumber(prizeAmountRule),
  description: text(prizeRules.description),
})

export type TypedPrize = z.input<typeof typedPrizeSchema>

export const isTypedPrize = (prize: TypedPrize) =>
  [prize.position, prize.amount, prize.description].some((value) => value.trim())

/** A row in which nothing is typed is no prize; the index of the others, by which the API names them, stays. */
const prizeSchema = z.pipe(
  z.transform((prize: TypedPrize) => (isTypedPrize(prize) ? prize : undefined)),
  z.optional(typedPrizeSchema)
)

const typedFeeSchema = z.object({
  group: text(feeGroupRule),
  amount: wholeNumber(entryFeeRule),
})

export type TypedFee = z.input<typeof typedFeeSchema>

export const isTypedFee = ({ group, amount }: TypedFee) => `${group}${amount}`.trim() !== ''

const feeSchema = z.pipe(
  z.transform((fee: TypedFee) => (isTypedFee(fee) ? fee : undefined)),
  z.optional(typedFeeSchema)
)

const groupsOnce = z.check<z.output<typeof feeSchema>[]>(({ value, issues }) => {
  const at = groupTwice(value.map((fee) => fee?.group ?? ''))
  const twice = value[at]
  if (!twice) return
  const message = faultMessage({ code: 'group_twice', params: { group: twice.group } })
  issues.push({ code: 'custom', message, input: value, path: [at, 'group'] })
})

const fields = z.object({
  ...textFields,
  maxParticipants: optionalWholeNumber(participantsRule),
  entryFee: optionalWholeNumber(entryFeeRule),
  entryFees: z.array(feeSchema).check(notTooMany(entryFeesRule), groupsOnce),
  rounds: optionalWholeNumber(roundsRule),
  rated: z.enum(['', ...RATED_KINDS]),
  categories,
  status: z.enum(TOURNAMENT_STATUSES),
  slug,
  prizes: z.array(prizeSchema).check(notTooMany(prizesRule)),
  isActive: z.boolean(),
  translations: translationsSchema(translationRules.tournaments),
})

type Dates = Parameters<typeof findDateFaults>[0]

/** Whether the dates follow each other; checked whatever else is wrong. */
const dateChecks = (['endDate', 'entryDeadline'] as const).map((name) =>
  z.refine<Dates>((dates) => !findDateFaults(dates)[name], {
    path: [name],
    error({ input }) {
      const fault = findDateFaults(input as Dates)[name]
      return fault && faultMessage(fault)
    },
    when: () => true,
  })
)

type Times = Record<'startDate' | 'endDate' | 'reportingTime' | 'endTime', string>

/** Not a rule of the API's: tournaments stored before it could no longer be hidden. */
const timeCheck = z.refine<Times>(
  ({ startDate, endDate, reportingTime, endTime }) =>
    !endTime || endTime >= reportingTime || (endDate !== '' && endDate !== startDate),
  { path: ['endTime'], error: () => m.faultEndTime(), when: () => true }
)

export const tournamentSchema = fields.check(...dateChecks, timeCheck)

export type TypedTournament = z.input<typeof tournamentSchema>
export type CheckedTournament = z.output<typeof tournamentSchema>
export type TournamentForm = UseFormReturn<TypedTournament, unknown, CheckedTournament>
export type FieldName = Exclude<keyof TypedTournament, 'isActive' | 'translations'>

export const FIELD_NAMES = Object.keys(tournamentLabels) as FieldName[]

export function tournamentSnapshot(tournament: Tournament | undefined): Snapshot<TypedTournament> {
  const texts = FIELD_NAMES.map((name) => [name, String(tournament?.[name] ?? '')])
  return {
    values: {
      ...(Object.fromEntries(texts) as TypedTournament),
      categories: tournament?.categories.join(', ') ?? '',
      status: tournament?.status ?? 'scheduled',
      prizes: (tournament?.prizes ?? []).map(({ id, position, amount, description = '' }) => ({
        id,
        position,
        amount: String(amount),
        description,
      })),
      entryFees: (tournament?.entryFees ?? []).map(({ group, amount }) => ({
        group,
        amount: String(amount),
      })),
      isActive: tournament?.isActive ?? true,
      translations: typedTranslations(translationRules.tournaments, tournament?.translations),
    },
    pictureUrl: tournament?.banner ?? null,
    version: tournament?.version,
  }
}

/** Translated titles are of the original's title: for a copy each is asked for when it is saved. */
function copiedTranslations(translations: TypedTournament['translations']) {
  const copied = structuredClone(translations)
  for (const { title } of Object.values(copied)) {
    if (title.text) title.source = ''
  }
  return copied
}

/** Another event of the same kind, hidden from visitors until the director has looked at it. */
export function tournamentCopy(original: Tournament): Copied<TypedTournament> {
  const { values: stored, pictureUrl } = tournamentSnapshot(original)
  const values = { ...stored, translations: copiedTranslations(stored.translations) }
  const days = { startDate: '', endDate: '', entryDeadline: '' }
  const own = {
    ...days,
    slug: '',
    resultsUrl: '',
    status: 'scheduled',
    statusReason: '',
    movedFrom: '',
  } as const
  return { of: original._id, values: { ...values, ...own, isActive: false }, pictureUrl }
}
