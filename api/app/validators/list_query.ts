import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { readCursor, readPublicCursor } from '#queries/cursor'
import * as rules from '#shared/rules/list_rules'
import {
  ACTIVITY_KINDS,
  ACTIVITY_ITEM_INVALID,
  ACTIVITY_KIND_INVALID,
} from '#shared/rules/activities'
import { TAG_MAX, TAG_TOO_LONG } from '#shared/rules/achievement_rules'
import { absentIfEmpty, dayField, momentField } from '#validators/moment_field'
import { textField } from '#validators/text_field'

/** Digits only: `Number` would also accept `0x10`, `1e2` and a list of one number. */
const readDigits = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN

const wholeNumber = () =>
  vine
    .number()
    .parse((value) => (absentIfEmpty(value) === undefined ? undefined : readDigits(value)))

function cursorField<Value>(read: (text: unknown) => Value | null) {
  const isCursor = vine.createRule((value, _, field) => {
    if (!read(value)) field.report(rules.CURSOR_INVALID, 'cursor', field)
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

const limited = (value: number, message: string) =>
  textField({ max: { value, message } }).parse(absentIfEmpty).optional()

const common = () => ({
  perPage: wholeNumber().range([1, rules.PER_PAGE_MAX]).withoutDecimals().optional(),
  q: limited(rules.SEARCH_MAX, rules.SEARCH_TOO_LONG),
  after: cursorField(readCursor),
})

const moments = () => ({
  from: momentField('begin').optional(),
  to: momentField('end').optional(),
})

const messages = (own: Record<string, string>) =>
  new SimpleMessagesProvider({
    'perPage.number': rules.PER_PAGE_INVALID,
    'perPage.range': rules.PER_PAGE_INVALID,
    'perPage.withoutDecimals': rules.PER_PAGE_INVALID,
    'q.string': rules.SEARCH_INVALID,
    'after.string': rules.CURSOR_INVALID,
    'tag.string': rules.TAG_INVALID,
    'from.string': rules.MOMENT_INVALID,
    'to.string': rules.MOMENT_INVALID,
    ...own,
  })

export const contactListValidator = vine.create({
  ...common(),
  ...moments(),
  status: choice(rules.READ_STATES),
  state: choice(rules.ANSWER_STATES),
  remind: choice(rules.REMINDER_STATES),
})
contactListValidator.messagesProvider = messages({
  'status.enum': rules.READ_STATE_INVALID,
  'state.enum': rules.ANSWER_STATE_INVALID,
  'remind.enum': rules.REMINDER_INVALID,
})

export const tournamentListValidator = vine.create({
  ...common(),
  ...moments(),
  status: choice(rules.ACTIVE_STATES),
})
tournamentListValidator.messagesProvider = messages({ 'status.enum': rules.ACTIVE_STATE_INVALID })

/** `from` and `to` are days, as an achievement's own date is one. */
export const achievementListValidator = vine.create({
  ...common(),
  status: choice(rules.ACTIVE_STATES),
  from: dayField('begin').optional(),
  to: dayField('end').optional(),
  tag: limited(TAG_MAX, TAG_TOO_LONG),
})
achievementListValidator.messagesProvider = messages({
  'status.enum': rules.ACTIVE_STATE_INVALID,
  'from.string': rules.DAY_INVALID,
  'to.string': rules.DAY_INVALID,
})

export const activityListValidator = vine.create({
  kind: choice(ACTIVITY_KINDS),
  item: limited(36, ACTIVITY_ITEM_INVALID),
  perPage: common().perPage,
  after: common().after,
})
activityListValidator.messagesProvider = messages({
  'kind.enum': ACTIVITY_KIND_INVALID,
  'item.string': ACTIVITY_ITEM_INVALID,
})

export const publicListValidator = vine.create({ after: cursorField(readPublicCursor) })
publicListValidator.messagesProvider = messages({})
