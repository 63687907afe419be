import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { findFault } from '#shared/field_rule'
import {
  PARTICIPANTS_INVALID,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
  PRIZE_AMOUNT_INVALID,
  PRIZE_AMOUNT_MAX,
  PRIZES_INVALID,
  PRIZES_MAX,
  PRIZES_TOO_MANY,
  prizeRules,
  tournamentRules as rules,
} from '#shared/tournament_rules'
import { booleanField, booleanSentences } from '#validators/boolean_field'
import { listField } from '#validators/list_field'
import { pictureField, pictureSentences } from '#validators/picture_field'
import { normalText, sentencesOf, textField } from '#validators/text_field'

/** `amount` is whole rupees. */
export interface Prize {
  position: string
  amount: number
  description?: string
}

function readPrize(item: unknown): Prize | string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return PRIZES_INVALID
  const { position, amount, description = '' } = item as Record<string, unknown>
  if (typeof position !== 'string' || typeof description !== 'string') return PRIZES_INVALID
  const fault =
    findFault(prizeRules.position, position) ?? findFault(prizeRules.description, description)
  if (fault) return fault
  if (
    !Number.isInteger(amount) ||
    (amount as number) < 0 ||
    (amount as number) > PRIZE_AMOUNT_MAX
  ) {
    return PRIZE_AMOUNT_INVALID
  }
  const prize = { position: normalText(position), amount: amount as number }
  return description.trim() ? { ...prize, description: normalText(description) } : prize
}

const prizes = () =>
  listField(readPrize, { max: PRIZES_MAX, tooMany: PRIZES_TOO_MANY, invalid: PRIZES_INVALID })

const isCount = vine.createRule((value: unknown, _, field: FieldContext) => {
  if (value === '') return
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0
  if (count >= PARTICIPANTS_MIN && count <= PARTICIPANTS_MAX) return
  field.report(PARTICIPANTS_INVALID, 'count', field)
})

/** A number written as text, as forms send it; empty means that there is no limit. */
const maxParticipants = () =>
  vine
    .string()
    .use(isCount())
    .transform((text) => (text === '' ? null : Number(text)))

const messages = sentencesOf(rules, {
  ...booleanSentences('isActive'),
  ...pictureSentences('banner'),
})

export const createTournamentValidator = vine.create({
  title: textField(rules.title),
  description: textField(rules.description, 'lines'),
  formLink: textField(rules.formLink),
  isActive: booleanField().optional(),
  maxParticipants: maxParticipants().optional(),
  prizes: prizes().optional(),
  banner: pictureField().optional(),
})
createTournamentValidator.messagesProvider = messages

/** What is absent stays as it is. */
export const updateTournamentValidator = vine.create({
  title: textField(rules.title).optional(),
  description: textField(rules.description, 'lines').optional(),
  formLink: textField(rules.formLink).optional(),
  isActive: booleanField().optional(),
  maxParticipants: maxParticipants().optional(),
  prizes: prizes().optional(),
  banner: pictureField().optional(),
})
updateTournamentValidator.messagesProvider = messages
