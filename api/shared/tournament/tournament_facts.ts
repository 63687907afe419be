import { realDate, type FieldRule } from '../rules/field_rule.js'
import { REASON_MAX } from './status_reason.js'
import { webAddress } from '../text/web_address.js'

const atMost = (label: string, value: number) => ({
  label,
  max: { value, message: `${label} cannot be more than ${value} characters` },
})

const calendarDay = (label: string) => ({ label, isDay: true, ...realDate(label) })

const timeOfDay = (label: string, example: string) => ({
  label,
  pattern: {
    value: /^([01]\d|2[0-3]):[0-5]\d$/,
    message: `${label} must be a time of day such as ${example}`,
  },
})

interface FactRule extends FieldRule {
  label: string
  isDay?: boolean
}

/** The source of the validator, response fields, API description and admin form. */
export const factRules = {
  startDate: calendarDay('Start date'),
  endDate: calendarDay('End date'),
  entryDeadline: calendarDay('Last date of entry'),
  repeats: atMost('Repeats', 100),
  reportingTime: timeOfDay('Reporting time', '09:30'),
  endTime: timeOfDay('End time', '17:30'),
  venue: atMost('Venue', 200),
  city: atMost('City', 100),
  mapUrl: { ...webAddress('Map link'), ...atMost('Map link', 2000) },
  seatsNote: atMost('Note on seats', 150),
  resultsUrl: { ...webAddress('Results link'), ...atMost('Results link', 2000) },
  format: atMost('Format', 100),
  timeControl: atMost('Time control', 100),
  eligibility: atMost('Rating or age limits', 200),
  federationCodes: atMost('Event codes', 200),
  contactName: atMost('Contact person', 100),
  contactPhone: {
    pattern: {
      value: /^[\d +()-]+$/,
      message: 'Contact phone can only have digits, spaces, +, -, ( and )',
    },
    ...atMost('Contact phone', 20),
  },
  statusReason: atMost('Reason', REASON_MAX),
} satisfies Record<string, FactRule>

export type TextFact = keyof typeof factRules

export const TEXT_FACTS = Object.keys(factRules) as TextFact[]

/** Whole rupees; 0 is free. */
export const ENTRY_FEE_MAX = 1_000_000
export const ENTRY_FEE_INVALID = 'Entry fee must be a whole number of rupees from 0 to 1000000'

export const ROUNDS_MIN = 1
export const ROUNDS_MAX = 50
export const ROUNDS_INVALID = 'Rounds must be a whole number from 1 to 50'

export const RATED_KINDS = ['fide', 'state', 'no'] as const
export const RATED_INVALID = 'Rated must be fide, state or no'

export const STATUS_INVALID = 'Status must be scheduled, postponed or cancelled'

export const CATEGORIES_MAX = 20
export const CATEGORIES_TOO_MANY = 'There can be at most 20 categories'
export const CATEGORY_MAX = 40
export const CATEGORY_TOO_LONG = 'A category cannot be more than 40 characters'
export const CATEGORIES_INVALID = 'Categories must be a list of texts'

export const END_WITHOUT_START = 'End date needs a start date'
export const END_BEFORE_START = 'End date cannot be before the start date'
export const DEADLINE_AFTER_START = 'Last date of entry cannot be after the start date'

interface Dates {
  startDate: string | null
  endDate: string | null
  entryDeadline: string | null
}

export function findDateFaults({ startDate, endDate, entryDeadline }: Dates) {
  const faults: { endDate?: string; entryDeadline?: string } = {}
  if (endDate && !startDate) faults.endDate = END_WITHOUT_START
  else if (endDate && startDate && endDate < startDate) faults.endDate = END_BEFORE_START
  if (entryDeadline && startDate && entryDeadline > startDate) {
    faults.entryDeadline = DEADLINE_AFTER_START
  }
  return faults
}
