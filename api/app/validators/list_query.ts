import vine from '@vinejs/vine'
import { readCursor, readPublicCursor } from '#support/cursor'
import { tagRule } from '#shared/rules/achievement_rules'
import { ACTIVITY_KINDS } from '#shared/rules/activities'
import type { Coded } from '#shared/rules/codes'
import type { FieldRule } from '#shared/rules/field_rule'
import * as rules from '#shared/rules/list_rules'
import { oneText, reportFault, reporting, unknownChoice } from '#validators/fault_reporter'
import {
  absentIfEmpty,
  DAY_INVALID,
  dayField,
  MOMENT_INVALID,
  momentField,
} from '#validators/moment_field'
import { textField } from '#validators/text_field'

/** Digits only: `Number` would also accept `0x10`, `1e2` and a list of one number. */
const readDigits = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN

const wholeNumber = () =>
  vine
    .number()
    .parse((value) => (absentIfEmpty(value) === undefined ? undefined : readDigits(value)))

const CURSOR_INVALID = { code: 'cursor_invalid' } as const

function cursorField<Value>(read: (text: unknown) => Value | null) {
  const isCursor = vine.createRule((value, _, field) => {
    if (!read(value)) reportFault(field, CURSOR_INVALID)
  })
  return vine
    .string()
    .parse(absentIfEmpty)
    .use(isCursor())
    .transform((text) => read(text)!)
    .optional()
}

const choice = <const Option extends string>(options: readonly Option[]) =>
  vine.enum(options).parse(absentIfEmpty).optional()

const limited = (rule: FieldRule) => textField(rule).parse(absentIfEmpty).optional()

const common = () => ({
  perPage: wholeNumber().range([1, rules.PER_PAGE_MAX]).withoutDecimals().optional(),
  q: limited(rules.searchRule),
  after: cursorField(readCursor),
})

const moments = () => ({
  from: momentField('begin').optional(),
  to: momentField('end').optional(),
})

const PER_PAGE_INVALID: Coded = {
  code: 'per_page_out_of_range',
  params: { min: 1, max: rules.PER_PAGE_MAX },
}

const reportingList = (own: Record<string, Coded> = {}) =>
  reporting(
    {},
    {
      'perPage.number': PER_PAGE_INVALID,
      'perPage.range': PER_PAGE_INVALID,
      'perPage.withoutDecimals': PER_PAGE_INVALID,
      'q.string': oneText(rules.searchRule.label),
      'after.string': CURSOR_INVALID,
      'tag.string': oneText('The tag'),
      'from.string': MOMENT_INVALID,
      'to.string': MOMENT_INVALID,
      ...own,
    }
  )

const REMINDER_INVALID = unknownChoice('The reminder', [...rules.REMINDER_STATES, 'nothing'])
const EVENT_DAY_INVALID = unknownChoice('The day', [...rules.EVENT_DAYS, 'nothing'])
const ACTIVE_INVALID = unknownChoice('The status', rules.ACTIVE_STATES)

const itemRule = {
  label: 'The item',
  max: 36,
  faults: { max: oneText('The item') },
} satisfies FieldRule

export const contactListValidator = vine.create({
  ...common(),
  ...moments(),
  status: choice(rules.READ_STATES),
  state: choice(rules.ANSWER_STATES),
  remind: choice(rules.REMINDER_STATES),
})
contactListValidator.errorReporter = reportingList({
  'status.enum': unknownChoice('The status', rules.READ_STATES),
  'state.enum': unknownChoice('The state', rules.ANSWER_STATES),
  'remind.enum': REMINDER_INVALID,
})

export const tournamentListValidator = vine.create({
  ...common(),
  ...moments(),
  status: choice(rules.ACTIVE_STATES),
  day: choice(rules.EVENT_DAYS),
})
tournamentListValidator.errorReporter = reportingList({
  'status.enum': ACTIVE_INVALID,
  'day.enum': EVENT_DAY_INVALID,
})

/** `from` and `to` are days, as an achievement's own date is one. */
export const achievementListValidator = vine.create({
  ...common(),
  status: choice(rules.ACTIVE_STATES),
  from: dayField('begin').optional(),
  to: dayField('end').optional(),
  tag: limited(tagRule),
})
achievementListValidator.errorReporter = reportingList({
  'status.enum': ACTIVE_INVALID,
  'from.string': DAY_INVALID,
  'to.string': DAY_INVALID,
})

export const activityListValidator = vine.create({
  kind: choice(ACTIVITY_KINDS),
  item: limited(itemRule),
  perPage: common().perPage,
  after: common().after,
})
activityListValidator.errorReporter = reportingList({
  'kind.enum': unknownChoice('The kind', ACTIVITY_KINDS),
  'item.string': itemRule.faults.max,
})

export const publicListValidator = vine.create({ after: cursorField(readPublicCursor) })
publicListValidator.errorReporter = reportingList()
