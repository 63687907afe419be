import type { Coded } from '../rules/codes.js'
import { realDate, timeOfDay, type FieldRule } from '../rules/field_rule.js'
import type { ListRule } from '../rules/list_field_rule.js'
import { wholeNumber, wholeRupees } from '../rules/number_field_rule.js'
import { REASON_MAX } from './status_reason.js'
import { webAddress } from '../text/web_address.js'

const calendarDay = (label: string) => ({ ...realDate(label), isDay: true })

const CONTACT_PHONE = 'Contact phone'

/** The source of the validator, response fields, API description and admin form. */
export const factRules = {
  startDate: calendarDay('Start date'),
  endDate: calendarDay('End date'),
  entryDeadline: calendarDay('Last date of entry'),
  repeats: { label: 'Repeats', max: 100 },
  reportingTime: timeOfDay('Reporting time', '09:30'),
  endTime: timeOfDay('End time', '17:30'),
  venue: { label: 'Venue', max: 200 },
  city: { label: 'City', max: 100 },
  mapUrl: { ...webAddress('Map link'), max: 2000 },
  seatsNote: { label: 'Note on seats', max: 150 },
  resultsUrl: { ...webAddress('Results link'), max: 2000 },
  format: { label: 'Format', max: 100 },
  timeControl: { label: 'Time control', max: 100 },
  eligibility: { label: 'Rating or age limits', max: 200 },
  federationCodes: { label: 'Event codes', max: 200 },
  contactName: { label: 'Contact person', max: 100 },
  contactPhone: {
    label: CONTACT_PHONE,
    max: 20,
    form: {
      pattern: /^[\d +()-]+$/,
      fault: { code: 'phone_characters', params: { label: CONTACT_PHONE } },
    },
  },
  statusReason: { label: 'Reason', max: REASON_MAX },
  movedFrom: calendarDay('Earlier date'),
} satisfies Record<string, FieldRule & { isDay?: boolean }>

export type TextFact = keyof typeof factRules

export const TEXT_FACTS = Object.keys(factRules) as TextFact[]

/** 0 is free. */
export const entryFeeRule = /* @__PURE__ */ wholeRupees('Entry fee', 0, 1_000_000)

/** What groups pay, where they do not all pay the same. */
export const entryFeesRule: ListRule = { label: 'Fees by group', of: 'group and amount', max: 8 }
export const feeGroupRule = { label: 'Group', required: true, max: 40 } satisfies FieldRule

export const roundsRule = /* @__PURE__ */ wholeNumber('Rounds', 1, 50)

export const RATED_KINDS = ['fide', 'state', 'no'] as const

export type RatedKind = (typeof RATED_KINDS)[number]

export const categoriesRule: ListRule = { label: 'Categories', of: 'texts', max: 20 }
export const categoryRule = { label: 'A category', max: 40 } satisfies FieldRule

interface Dates {
  startDate: string | null
  endDate: string | null
  entryDeadline: string | null
}

export function findDateFaults({ startDate, endDate, entryDeadline }: Dates) {
  const faults: { endDate?: Coded; entryDeadline?: Coded } = {}
  if (endDate && !startDate) faults.endDate = { code: 'end_without_start' }
  else if (endDate && startDate && endDate < startDate) {
    faults.endDate = { code: 'end_before_start' }
  }
  if (entryDeadline && startDate && entryDeadline > startDate) {
    faults.entryDeadline = { code: 'deadline_after_start' }
  }
  return faults
}
