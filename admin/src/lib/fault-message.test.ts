import {
  batchRules,
  findContradictions,
  seatsRule,
  seatsTakenRule,
} from '@academy/api/shared/classes/batches'
import { contactRules, noteRule, reminderRule } from '@academy/api/shared/rules/contact_rules'
import type { Coded } from '@academy/api/shared/rules/codes'
import { findFault, type FieldRules } from '@academy/api/shared/rules/field_rule'
import { achievementRules, tagRule, tagsRule } from '@academy/api/shared/rules/achievement_rules'
import { tooMany } from '@academy/api/shared/rules/list_field_rule'
import { PICTURE_TOO_LARGE } from '@academy/api/shared/rules/picture_rules'
import { recipientsRule } from '@academy/api/shared/rules/settings_rules'
import { newPasswordRule, signInRules } from '@academy/api/shared/rules/sign_in_rules'
import { slugRule } from '@academy/api/shared/rules/slug_rule'
import * as tournaments from '@academy/api/shared/rules/tournament_rules'
import { readyReplyRule } from '@academy/api/shared/text/ready_replies'
import * as facts from '@academy/api/shared/tournament/tournament_facts'
import { afterEach, expect, it } from 'vitest'
import { faultMessage } from './fault-message'
import { m } from './messages'
import { speak } from './spoken-language'

const groups: FieldRules[] = [
  achievementRules,
  facts.factRules,
  signInRules,
  tournaments.tournamentRules,
  tournaments.prizeRules,
  { email: contactRules.email, categoryRule: facts.categoryRule, feeGroupRule: facts.feeGroupRule },
  batchRules,
  { slugRule, noteRule, reminderRule, newPasswordRule, readyReplyRule, tagRule },
]

/** Of each rule: nothing, too much, too little, two lines, and what is of no form. */
const ofRules = groups
  .flatMap((rules) => Object.values(rules))
  .flatMap((rule) =>
    ['', 'x'.repeat(6000), 'x', 'x\nx', '\u0915'].flatMap((text) => findFault(rule, text) ?? [])
  )

const LISTS = [
  tagsRule,
  facts.categoriesRule,
  facts.entryFeesRule,
  tournaments.prizesRule,
  recipientsRule,
]
const NUMBERS = [
  facts.entryFeeRule,
  facts.roundsRule,
  tournaments.participantsRule,
  tournaments.prizeAmountRule,
  seatsRule,
  seatsTakenRule,
]

/** A class of which nothing goes together. */
const WRONG_CLASS = {
  from: '11:00',
  to: '10:00',
  level: '',
  ages: '',
  seats: 6,
  seatsTaken: 7,
  firstDay: '2026-12-01',
  lastDay: '2026-11-01',
}

/** All that a field of a form can be told. */
const told: Coded[] = [
  ...ofRules,
  ...LISTS.map(tooMany),
  ...NUMBERS.map(({ fault }) => fault),
  ...[WRONG_CLASS, { ...WRONG_CLASS, seats: null }].flatMap((wrong) =>
    findContradictions(wrong).map(([, , fault]) => fault)
  ),
  PICTURE_TOO_LARGE,
  { code: 'picture_too_many_pixels', params: { megapixels: 50 } },
  { code: 'picture_too_small', params: { pixels: 40 } },
  { code: 'picture_too_narrow', params: { times: 20 } },
  { code: 'picture_too_heavy' },
  { code: 'picture_unreadable' },
  { code: 'deadline_after_start' },
  { code: 'end_before_start' },
  { code: 'end_without_start' },
  { code: 'slug_taken' },
  { code: 'changed_since' },
  { code: 'group_twice', params: { group: 'Open' } },
  { code: 'placeholder_unknown', params: { placeholder: '{fee}' } },
  { code: 'recipients_missing' },
  { code: 'recipient_foreign' },
  { code: 'password_wrong' },
  { code: 'password_too_common' },
  { code: 'email_taken' },
  { code: 'reset_link_ended' },
  { code: 'translation_too_long', params: { language: 'mr', field: 'title', max: 150 } },
  { code: 'translation_one_line', params: { language: 'mr', field: 'title' } },
]

afterEach(() => speak('en'))

it.each(['en', 'mr', 'hi'] as const)('every field says in %s what is wrong', async (language) => {
  await speak(language)
  const general = [m.faultOther(), m.faultChoice()]
  const unsaid = told.filter((fault) => general.includes(faultMessage(fault)))
  expect(unsaid).toEqual([])
  const halfMade = told.map(faultMessage).filter((text) => /undefined|[{}]/.test(text))
  expect(halfMade).toEqual([m.faultPlaceholder({ placeholder: '{fee}' })])
})

it.each([
  ['en', facts.entryFeeRule.fault, 'Entry fee must be a whole number of rupees from 0 to 1000000'],
  ['en', tooMany(tagsRule), 'There can be at most 20 tags'],
  ['mr', tournaments.prizeAmountRule.fault, 'पूर्ण रुपये लिहा, 0 किंवा अधिक'],
  [
    'mr',
    tournaments.tournamentRules.formLink.form.fault,
    'http:// किंवा https:// ने सुरू होणारा पत्ता लिहा',
  ],
  ['hi', facts.entryFeeRule.fault, '0 से 1000000 के बीच पूरे रुपये लिखें'],
  ['hi', facts.factRules.endTime.form.fault, 'यह समय सही नहीं है; जैसे 17:30'],
] as const)('says in %s of %j: %s', async (language, fault, words) => {
  await speak(language)
  expect(faultMessage(fault)).toBe(words)
})
