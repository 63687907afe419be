import vine from '@vinejs/vine'
import { FieldError } from '#exceptions/field_error'
import { findFault } from '#shared/rules/field_rule'
import { notAList, tooMany } from '#shared/rules/list_field_rule'
import type { Reading } from '#shared/rules/reading'
import { latinDigits } from '#shared/text/latin_digits'
import { plainText } from '#shared/text/plain_text'
import { groupTwice, type GroupFee } from '#shared/tournament/entry_fees'
import * as facts from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { countField } from '#validators/count_field'
import { jsonField } from '#validators/json_field'
import { unknownChoice } from '#validators/fault_reporter'
import { tagsField } from '#validators/tags_field'
import { textField } from '#validators/text_field'

const orNull = (text: string) => text || null

const fact = (rule: (typeof facts.factRules)[facts.TextFact]) =>
  textField(rule).transform(orNull).optional()

const NO_FEES = { fault: notAList(facts.entryFeesRule) }

function readGroupFee(item: unknown): Reading<GroupFee> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return NO_FEES
  const { group, amount } = item as Record<string, unknown>
  if (typeof group !== 'string') return NO_FEES
  const fault = findFault(facts.feeGroupRule, group)
  if (fault) return { fault }
  const { min, max } = facts.entryFeeRule
  const isAmount = typeof amount === 'number' && Number.isInteger(amount)
  if (!isAmount || amount < min || amount > max) return { fault: facts.entryFeeRule.fault }
  return { value: { group: plainText(group), amount } }
}

function readFees(list: unknown): Reading<GroupFee[]> {
  if (!Array.isArray(list)) return NO_FEES
  if (list.length > facts.entryFeesRule.max) return { fault: tooMany(facts.entryFeesRule) }
  const fees: GroupFee[] = []
  for (const item of list) {
    const { value, fault } = readGroupFee(item)
    if (fault) return { fault }
    fees.push(value)
  }
  const twice = fees[groupTwice(fees.map(({ group }) => group))]
  return twice
    ? { fault: { code: 'group_twice', params: { group: twice.group } } }
    : { value: fees }
}

const FEES_SCHEMA = {
  type: 'array',
  maxItems: facts.entryFeesRule.max,
  items: {
    type: 'object',
    properties: {
      group: { type: 'string', minLength: 1, maxLength: facts.feeGroupRule.max },
      amount: {
        type: 'integer',
        minimum: facts.entryFeeRule.min,
        maximum: facts.entryFeeRule.max,
      },
    },
    required: ['group', 'amount'],
  },
}

export const factFields = {
  ...(Object.fromEntries(
    facts.TEXT_FACTS.map((name) => [name, fact(facts.factRules[name])])
  ) as Record<facts.TextFact, ReturnType<typeof fact>>),
  contactPhone: textField(facts.factRules.contactPhone)
    .parse((value) => (typeof value === 'string' ? latinDigits(value) : value))
    .transform(orNull)
    .optional(),
  entryFee: countField(facts.entryFeeRule).optional(),
  entryFees: jsonField(readFees, FEES_SCHEMA).optional(),
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
