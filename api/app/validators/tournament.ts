import vine from '@vinejs/vine'
import { findFault } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
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
} from '#shared/rules/tournament_rules'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField, booleanSentences } from '#validators/boolean_field'
import { countField } from '#validators/count_field'
import { jsonField } from '#validators/json_field'
import { pictureField, pictureSentences, removePictureField } from '#validators/picture_field'
import { sentencesOf, textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'
import { factFields, factSentences } from '#validators/tournament_facts'

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
  const prize = { position: plainText(position), amount: amount as number }
  const words = plainText(description)
  return words ? { ...prize, description: words } : prize
}

const PRIZE_SCHEMA = {
  type: 'object',
  properties: {
    position: { type: 'string', minLength: 1, maxLength: prizeRules.position.max.value },
    amount: { type: 'integer', minimum: 0, maximum: PRIZE_AMOUNT_MAX },
    description: { type: 'string', maxLength: prizeRules.description.max.value },
  },
  required: ['position', 'amount'],
}

function readPrizes(list: unknown): Prize[] | string {
  if (!Array.isArray(list)) return PRIZES_INVALID
  if (list.length > PRIZES_MAX) return PRIZES_TOO_MANY
  const prizes = list.map(readPrize)
  return prizes.find((prize) => typeof prize === 'string') ?? (prizes as Prize[])
}

const optional = {
  isActive: booleanField().optional(),
  maxParticipants: countField({
    min: PARTICIPANTS_MIN,
    max: PARTICIPANTS_MAX,
    invalid: PARTICIPANTS_INVALID,
  }).optional(),
  prizes: jsonField(readPrizes, {
    type: 'array',
    maxItems: PRIZES_MAX,
    items: PRIZE_SCHEMA,
  }).optional(),
  translations: translationsField(translationRules.tournaments).optional(),
  banner: pictureField().optional(),
}

const messages = sentencesOf(rules, {
  ...booleanSentences('isActive'),
  ...pictureSentences('banner'),
  ...factSentences,
})

export const createTournamentValidator = vine.create({
  title: textField(rules.title),
  description: textField(rules.description),
  formLink: textField(rules.formLink),
  ...optional,
  ...factFields,
})
createTournamentValidator.messagesProvider = messages

export const updateTournamentValidator = vine.create({
  title: textField(rules.title).optional(),
  description: textField(rules.description).optional(),
  formLink: textField(rules.formLink).optional(),
  ...optional,
  removePicture: removePictureField('banner').optional(),
  slug: textField(slugRule).optional(),
  ...factFields,
})
updateTournamentValidator.messagesProvider = messages
