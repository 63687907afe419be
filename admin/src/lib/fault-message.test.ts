import { noteRule } from '@academy/api/shared/rules/contact_rules'
import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import {
  achievementRules,
  TAG_TOO_LONG,
  TAGS_TOO_MANY,
} from '@academy/api/shared/rules/achievement_rules'
import * as pictures from '@academy/api/shared/rules/picture_rules'
import * as settings from '@academy/api/shared/rules/settings_rules'
import * as signIn from '@academy/api/shared/rules/sign_in_rules'
import { SLUG_TAKEN, slugRule } from '@academy/api/shared/rules/slug_rule'
import * as tournaments from '@academy/api/shared/rules/tournament_rules'
import * as facts from '@academy/api/shared/tournament/tournament_facts'
import { afterEach, expect, it } from 'vitest'
import { faultMessage } from './fault-message'
import { loadMessages, m } from './messages'

const rules = [
  achievementRules,
  facts.factRules,
  signIn.signInRules,
  tournaments.tournamentRules,
  tournaments.prizeRules,
  { slugRule, noteRule, newPassword: signIn.newPasswordRule },
].flatMap((one) => Object.values<FieldRule>(one))

const ofFields = rules.flatMap(({ required, max, min, pattern, check }) => [
  required,
  max?.message,
  min?.message,
  pattern?.message,
  check?.message,
])

/** All that a field of a form can be told. */
const sentences = [
  ...ofFields.filter((sentence) => sentence !== undefined),
  TAG_TOO_LONG,
  TAGS_TOO_MANY,
  SLUG_TAKEN,
  facts.CATEGORIES_TOO_MANY,
  facts.CATEGORY_TOO_LONG,
  facts.DEADLINE_AFTER_START,
  facts.END_BEFORE_START,
  facts.END_WITHOUT_START,
  facts.ENTRY_FEE_INVALID,
  facts.ROUNDS_INVALID,
  pictures.PICTURE_TOO_HEAVY,
  pictures.PICTURE_TOO_LARGE,
  pictures.PICTURE_TOO_MANY_PIXELS,
  pictures.PICTURE_UNREADABLE,
  settings.RECIPIENTS_MISSING,
  settings.RECIPIENTS_TOO_MANY,
  settings.TEST_EMAIL_FOREIGN,
  signIn.CURRENT_PASSWORD_WRONG,
  signIn.DIRECTOR_EXISTS,
  signIn.NEW_PASSWORD_TOO_COMMON,
  signIn.RESET_LINK_ENDED,
  tournaments.PARTICIPANTS_INVALID,
  tournaments.PRIZE_AMOUNT_INVALID,
  tournaments.PRIZES_TOO_MANY,
]

afterEach(async () => {
  document.documentElement.lang = 'en'
  await loadMessages('en')
})

it.each(['mr', 'hi'] as const)('every field says in %s what is wrong', async (language) => {
  document.documentElement.lang = language
  await loadMessages(language)
  const general = [m.faultOther(), m.faultChoice()]
  const unsaid = sentences.filter((sentence) => general.includes(faultMessage(sentence)))
  expect(unsaid).toEqual([])
  const halfMade = sentences.map(faultMessage).filter((text) => /undefined|[{}]/.test(text))
  expect(halfMade).toEqual([])
})

it.each([
  ['mr', tournaments.PRIZE_AMOUNT_INVALID, 'पूर्ण रुपये लिहा, 0 किंवा अधिक'],
  [
    'mr',
    tournaments.tournamentRules.formLink.check.message,
    'http:// किंवा https:// ने सुरू होणारा पत्ता लिहा',
  ],
  ['hi', facts.ENTRY_FEE_INVALID, '0 से 1000000 के बीच पूरे रुपये लिखें'],
  ['hi', facts.factRules.endTime.pattern.message, 'यह समय सही नहीं है; जैसे 17:30'],
] as const)('says in %s of “%s”: %s', async (language, english, words) => {
  document.documentElement.lang = language
  await loadMessages(language)
  expect(faultMessage(english)).toBe(words)
})
