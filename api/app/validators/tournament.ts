import vine from '@vinejs/vine'
import { findFault } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'
import { notAList, tooMany } from '#shared/rules/list_field_rule'
import type { Reading } from '#shared/rules/reading'
import {
  participantsRule,
  prizeAmountRule,
  prizeRules,
  prizesRule,
  tournamentRules as rules,
} from '#shared/rules/tournament_rules'
import type { SentPrize } from '#shared/tournament/prize_ids'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField } from '#validators/boolean_field'
import { countField } from '#validators/count_field'
import { jsonField } from '#validators/json_field'
import { reporting } from '#validators/fault_reporter'
import { pictureField, removePictureField } from '#validators/picture_field'
import { textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'
import { factFaults, factFields } from '#validators/tournament_facts'

/** A prize keeps its winner by its id; the server gives one to a prize that comes without. */
const PRIZE_ID = /^[\w-]{1,36}$/

const NO_PRIZES = { fault: notAList(prizesRule) }

function readPrize(item: unknown): Reading<SentPrize> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return NO_PRIZES
  const { id, position, amount, description = '' } = item as Record<string, unknown>
  if (typeof position !== 'string' || typeof description !== 'string') return NO_PRIZES
  const isId = id === undefined || (typeof id === 'string' && PRIZE_ID.test(id))
  if (!isId) return NO_PRIZES
  const fault =
    findFault(prizeRules.position, position) ?? findFault(prizeRules.description, description)
  if (fault) return { fault }
  const { min, max } = prizeAmountRule
  const isAmount = typeof amount === 'number' && Number.isInteger(amount)
  if (!isAmount || amount < min || amount > max) return { fault: prizeAmountRule.fault }
  const text = plainText(description)
  return {
    value: {
      ...(id !== undefined && { id }),
      position: plainText(position),
      amount,
      ...(text && { description: text }),
    },
  }
}

const PRIZE_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: PRIZE_ID.source },
    position: { type: 'string', minLength: 1, maxLength: prizeRules.position.max },
    amount: { type: 'integer', minimum: prizeAmountRule.min, maximum: prizeAmountRule.max },
    description: { type: 'string', maxLength: prizeRules.description.max },
  },
  required: ['position', 'amount'],
}

function readPrizes(list: unknown): Reading<SentPrize[]> {
  if (!Array.isArray(list)) return NO_PRIZES
  if (list.length > prizesRule.max) return { fault: tooMany(prizesRule) }
  const prizes: SentPrize[] = []
  for (const item of list) {
    const { value, fault } = readPrize(item)
    if (fault) return { fault }
    prizes.push(value)
  }
  return { value: prizes }
}

const required = {
  title: textField(rules.title),
  description: textField(rules.description),
  formLink: textField(rules.formLink),
}

const optional = {
  isActive: booleanField().optional(),
  maxParticipants: countField(participantsRule).optional(),
  prizes: jsonField(readPrizes, {
    type: 'array',
    maxItems: prizesRule.max,
    items: PRIZE_SCHEMA,
  }).optional(),
  translations: translationsField(translationRules.tournaments).optional(),
  banner: pictureField().optional(),
}

const reportingTournament = reporting(rules, factFaults)

export const createTournamentValidator = vine.create({ ...required, ...optional, ...factFields })
createTournamentValidator.errorReporter = reportingTournament

export const updateTournamentValidator = vine.create({
  ...vine.object(required).partial().getProperties(),
  ...optional,
  removePicture: removePictureField('banner').optional(),
  slug: textField(slugRule).optional(),
  ...factFields,
})
updateTournamentValidator.errorReporter = reportingTournament
