import vine from '@vinejs/vine'
import { findFault } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import * as limits from '#shared/rules/tournament_rules'
import type { SentPrize } from '#shared/tournament/prize_ids'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField, booleanMessages } from '#validators/boolean_field'
import { countField } from '#validators/count_field'
import { jsonField } from '#validators/json_field'
import { pictureField, pictureMessages, removePictureField } from '#validators/picture_field'
import { messagesOf, textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'
import { factFields, factMessages } from '#validators/tournament_facts'

const { tournamentRules: rules } = limits

/** A prize keeps its winner by its id; the server gives one to a prize that comes without. */
const PRIZE_ID = /^[\w-]{1,36}$/

function readPrize(item: unknown): SentPrize | string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return limits.PRIZES_INVALID
  const { id, position, amount, description = '' } = item as Record<string, unknown>
  if (typeof position !== 'string' || typeof description !== 'string') return limits.PRIZES_INVALID
  const isId = id === undefined || (typeof id === 'string' && PRIZE_ID.test(id))
  if (!isId) return limits.PRIZES_INVALID
  const fault =
    findFault(limits.prizeRules.position, position) ??
    findFault(limits.prizeRules.description, description)
  if (fault) return fault
  const isAmount = typeof amount === 'number' && Number.isInteger(amount)
  if (!isAmount || amount < 0 || amount > limits.PRIZE_AMOUNT_MAX)
    return limits.PRIZE_AMOUNT_INVALID
  const text = plainText(description)
  return {
    ...(id !== undefined && { id }),
    position: plainText(position),
    amount,
    ...(text && { description: text }),
  }
}

const PRIZE_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: PRIZE_ID.source },
    position: { type: 'string', minLength: 1, maxLength: limits.prizeRules.position.max.value },
    amount: { type: 'integer', minimum: 0, maximum: limits.PRIZE_AMOUNT_MAX },
    description: { type: 'string', maxLength: limits.prizeRules.description.max.value },
  },
  required: ['position', 'amount'],
}

function readPrizes(list: unknown): SentPrize[] | string {
  if (!Array.isArray(list)) return limits.PRIZES_INVALID
  if (list.length > limits.PRIZES_MAX) return limits.PRIZES_TOO_MANY
  const prizes = list.map(readPrize)
  return prizes.find((prize) => typeof prize === 'string') ?? (prizes as SentPrize[])
}

const required = {
  title: textField(rules.title),
  description: textField(rules.description),
  formLink: textField(rules.formLink),
}

const optional = {
  isActive: booleanField().optional(),
  maxParticipants: countField({
    min: limits.PARTICIPANTS_MIN,
    max: limits.PARTICIPANTS_MAX,
    invalid: limits.PARTICIPANTS_INVALID,
  }).optional(),
  prizes: jsonField(readPrizes, {
    type: 'array',
    maxItems: limits.PRIZES_MAX,
    items: PRIZE_SCHEMA,
  }).optional(),
  translations: translationsField(translationRules.tournaments).optional(),
  banner: pictureField().optional(),
}

const messages = messagesOf(rules, {
  ...booleanMessages('isActive'),
  ...pictureMessages('banner'),
  ...factMessages,
})

export const createTournamentValidator = vine.create({ ...required, ...optional, ...factFields })
createTournamentValidator.messagesProvider = messages

export const updateTournamentValidator = vine.create({
  ...vine.object(required).partial().getProperties(),
  ...optional,
  removePicture: removePictureField('banner').optional(),
  slug: textField(slugRule).optional(),
  ...factFields,
})
updateTournamentValidator.messagesProvider = messages
