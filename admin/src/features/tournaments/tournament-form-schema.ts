import { registrationLink } from '@academy/api/shared/tournament/registration_link'
import {
  PARTICIPANTS_INVALID,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
  PRIZE_AMOUNT_INVALID,
  PRIZE_AMOUNT_MAX,
  PRIZES_MAX,
  PRIZES_TOO_MANY,
  prizeRules,
  tournamentRules,
} from '@academy/api/shared/rules/tournament_rules'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { m } from '@/lib/messages'
import type { Copied } from '@/features/items/form/use-saving'
import type { ComparedField } from '@/features/items/form/compare'
import {
  comparedTranslations,
  translatedFields,
  translationsSchema,
  typedTranslations,
} from '@/features/items/translations/typed-translations'
import { faultMessage } from '@/lib/fault-message'
import type { Tournament } from '@/lib/data'
import type { Snapshot } from '@/lib/drafts'
import { formatRupees, statusWords } from '@/lib/format'
import { optionalWholeNumber, text, wholeNumber } from '@/lib/field-schema'
import {
  comparedFacts,
  dateChecks,
  factFields,
  factTexts,
  isFact,
  typedFacts,
  UNCOPIED_FACTS,
} from './event-facts-schema'
import { fileOf, removalOf, toFormData, type FormFields } from '@/lib/form-body'
import type { PictureChange } from '@/lib/picture-change'

const typedPrizeSchema = z.object({
  position: text(prizeRules.position),
  amount: wholeNumber({ min: 0, max: PRIZE_AMOUNT_MAX, message: PRIZE_AMOUNT_INVALID }),
  description: text(prizeRules.description),
})

export type TypedPrize = z.input<typeof typedPrizeSchema>

export const isTypedPrize = (prize: TypedPrize) =>
  Object.values(prize).some((value) => value.trim())

/** A row in which nothing is typed is no prize; it keeps its place, by which the others are named. */
const prizeSchema = z.pipe(
  z.transform((prize: TypedPrize) => (isTypedPrize(prize) ? prize : undefined)),
  z.optional(typedPrizeSchema)
)

const fields = z.object({
  title: text(tournamentRules.title),
  description: text(tournamentRules.description),
  formLink: text(tournamentRules.formLink, registrationLink),
  maxParticipants: optionalWholeNumber({
    min: PARTICIPANTS_MIN,
    max: PARTICIPANTS_MAX,
    message: PARTICIPANTS_INVALID,
  }),
  prizes: z.array(prizeSchema).check(z.maxLength(PRIZES_MAX, faultMessage(PRIZES_TOO_MANY))),
  isActive: z.boolean(),
  translations: translationsSchema(translationRules.tournaments),
  ...factFields,
})

export const tournamentSchema = fields.check(...dateChecks)

export type TypedTournament = z.input<typeof tournamentSchema>
export type CheckedTournament = z.output<typeof tournamentSchema>
export type TournamentForm = UseFormReturn<TypedTournament, unknown, CheckedTournament>

/** The server's state as the fields show it, or the empty form. */
function typedTournament(tournament: Tournament | undefined): TypedTournament {
  return {
    title: tournament?.title ?? '',
    description: tournament?.description ?? '',
    formLink: tournament?.formLink ?? '',
    maxParticipants: tournament?.maxParticipants?.toString() ?? '',
    prizes: (tournament?.prizes ?? []).map(({ position, amount, description = '' }) => ({
      position,
      amount: String(amount),
      description,
    })),
    isActive: tournament?.isActive ?? true,
    translations: typedTranslations(translationRules.tournaments, tournament?.translations),
    ...typedFacts(tournament),
  }
}

export function tournamentSnapshot(tournament: Tournament | undefined): Snapshot<TypedTournament> {
  return {
    values: typedTournament(tournament),
    pictureUrl: tournament?.banner ?? null,
    version: tournament?.version,
  }
}

/** Everything of another tournament but its days, hidden from visitors until the director has looked at it. */
export function tournamentCopy(original: Tournament): Copied<TypedTournament> {
  const { values, pictureUrl } = tournamentSnapshot(original)
  return {
    of: original._id,
    values: { ...values, ...UNCOPIED_FACTS, isActive: false },
    pictureUrl,
  }
}

const translatedLabels = {
  title: m.title(),
  description: m.description(),
  venue: m.venue(),
  city: m.city(),
  repeats: m.repeats(),
  seatsNote: m.seatsNote(),
  format: m.format(),
  timeControl: m.timeControl(),
  eligibility: m.eligibility(),
  contactName: m.contactName(),
}

export const tournamentTranslated = translatedFields(translatedLabels, isFact)

export const tournamentLabels = {
  title: m.title(),
  description: m.description(),
  formLink: m.registrationLink(),
  maxParticipants: m.maxParticipants(),
  prizes: m.prizes(),
}

export const tournamentFields: readonly ComparedField<TypedTournament>[] = [
  ...(['title', 'description', 'formLink', 'maxParticipants'] as const).map((name) => ({
    name,
    label: tournamentLabels[name],
    words: (typed: TypedTournament) => typed[name],
  })),
  {
    name: 'prizes',
    label: tournamentLabels.prizes,
    words: ({ prizes }) => prizes.filter(isTypedPrize).map(prizeWords).join('\n'),
  },
  ...comparedFacts,
  ...comparedTranslations(translatedLabels),
  { name: 'isActive', label: m.status(), words: ({ isActive }) => statusWords(isActive) },
]

function prizeWords({ position, amount, description }: TypedPrize) {
  const whole = Number(amount.replace(/\D/g, ''))
  return [`${position.trim()}: ${formatRupees(whole)}`, description.trim()]
    .filter(Boolean)
    .join(', ')
}

export function tournamentBody(checked: CheckedTournament, picture: PictureChange): FormData {
  const fields: FormFields<'admin.tournaments.update'> = {
    ...factTexts(checked),
    title: checked.title,
    description: checked.description,
    formLink: checked.formLink,
    maxParticipants: checked.maxParticipants?.toString() ?? '',
    prizes: JSON.stringify(checked.prizes.filter(Boolean)),
    isActive: String(checked.isActive),
    translations: JSON.stringify(checked.translations),
    banner: fileOf(picture, 'tournament-banner.jpg'),
    removePicture: removalOf(picture),
  }
  return toFormData(fields)
}
