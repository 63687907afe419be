import type { FieldRules } from './field_rule.js'
import type { ListRule } from './list_field_rule.js'
import { wholeNumber, type NumberRule } from './number_field_rule.js'
import { webAddress } from '../text/web_address.js'

export const tournamentRules = {
  title: { label: 'Title', required: true, max: 150 },
  description: { label: 'Description', lines: true, required: true, max: 5000 },
  formLink: { ...webAddress('Registration link'), required: true, max: 2000 },
} satisfies FieldRules

export const participantsRule = /* @__PURE__ */ wholeNumber('Maximum participants', 1, 100_000)

export const prizesRule: ListRule = {
  label: 'Prizes',
  of: 'position, amount and optional description',
  max: 50,
}

export const prizeRules = {
  position: { label: 'Prize position', required: true, max: 50 },
  description: { label: 'Prize description', max: 200 },
} satisfies FieldRules

export const prizeAmountRule: NumberRule = {
  min: 0,
  max: 100_000_000,
  fault: { code: 'rupees_invalid', params: { label: 'Prize amount', min: 0 } },
}
