import type { FieldRules } from './field_rule.js'
import { webAddress } from '../text/web_address.js'

export const tournamentRules = {
  title: {
    required: 'Title is required',
    max: { value: 150, message: 'Title cannot be more than 150 characters' },
  },
  description: {
    lines: true,
    required: 'Description is required',
    max: { value: 5000, message: 'Description cannot be more than 5000 characters' },
  },
  formLink: {
    required: 'Registration link is required',
    ...webAddress('Registration link'),
    max: { value: 2000, message: 'Registration link cannot be more than 2000 characters' },
  },
} satisfies FieldRules

export const PARTICIPANTS_MIN = 1
export const PARTICIPANTS_MAX = 100_000
export const PARTICIPANTS_INVALID = 'Maximum participants must be a whole number from 1 to 100000'

export const prizeRules = {
  position: {
    required: 'Prize position is required',
    max: { value: 50, message: 'Prize position cannot be more than 50 characters' },
  },
  description: {
    max: { value: 200, message: 'Prize description cannot be more than 200 characters' },
  },
} satisfies FieldRules
export const PRIZE_AMOUNT_MAX = 100_000_000
export const PRIZE_AMOUNT_INVALID = 'Prize amount must be a whole number of rupees, 0 or more'
export const PRIZES_MAX = 50
export const PRIZES_TOO_MANY = 'There can be at most 50 prizes'
export const PRIZES_INVALID = 'Prizes must be a list of position, amount and optional description'
