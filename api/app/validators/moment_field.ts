import vine from '@vinejs/vine'
import { timestamp } from '#support/timestamp'
import type { Coded } from '#shared/rules/codes'
import { isRealDay } from '#shared/days/indian_days'
import { reportFault } from '#validators/fault_reporter'

const example = '2026-01-26'
export const DAY_INVALID: Coded = { code: 'day_invalid', params: { example } }
export const MOMENT_INVALID: Coded = { code: 'moment_invalid', params: { example } }
const RANGE_REVERSED: Coded = { code: 'range_reversed' }

export function absentIfEmpty(value: unknown) {
  return value === '' ? undefined : value
}

type Edge = 'begin' | 'end'

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Days in India, which has one time zone without summer time. */
const EDGES = { begin: 'T00:00:00.000+05:30', end: 'T23:59:59.999+05:30' }

function readMoment(text: unknown, edge: Edge): string | null {
  if (typeof text !== 'string') return null
  const day = DAY.test(text) ? text : MOMENT.exec(text)?.[1]
  if (!day || !isRealDay(day)) return null
  const moment = new Date(day === text ? `${day}${EDGES[edge]}` : text)
  return Number.isNaN(moment.getTime()) ? null : timestamp(moment)
}

const describe = (description: string, ...shapes: RegExp[]) => ({
  toJSONSchema: (schema: object) =>
    void Object.assign(schema, {
      description,
      pattern: [/^$/, ...shapes].map(({ source }) => source).join('|'),
    }),
})

const isMoment = vine.createRule<{ edge: Edge }>(
  (value, { edge }, field) => {
    const moment = readMoment(value, edge)
    if (!moment) return reportFault(field, MOMENT_INVALID)
    const from = edge === 'end' && readMoment(field.parent.from, 'begin')
    if (from && from > moment) reportFault(field, RANGE_REVERSED)
  },
  describe('A day in India, or a moment with its zone.', DAY, MOMENT)
)

export function momentField(edge: Edge) {
  return vine
    .string()
    .parse(absentIfEmpty)
    .use(isMoment({ edge }))
    .transform((text) => readMoment(text, edge)!)
}

const isDay = vine.createRule<{ edge: Edge }>(
  (value, { edge }, field) => {
    const text = String(value)
    if (!DAY.test(text) || !isRealDay(text)) return reportFault(field, DAY_INVALID)
    const { from } = field.parent
    if (edge === 'end' && DAY.test(from) && from > text) reportFault(field, RANGE_REVERSED)
  },
  describe('A day, year-month-day.', DAY)
)

export function dayField(edge: Edge) {
  return vine.string().parse(absentIfEmpty).use(isDay({ edge }))
}
