import { test } from '@japa/runner'
import * as achievements from '#shared/rules/achievement_rules'
import * as activities from '#shared/rules/activities'
import { CODES, codeOf, sentenceOf, type Code, type Coded } from '#shared/rules/codes'
import * as contacts from '#shared/rules/contact_rules'
import type { FieldRule } from '#shared/rules/field_rule'
import * as fields from '#shared/rules/field_rule'
import * as lists from '#shared/rules/list_rules'
import * as pictures from '#shared/rules/picture_rules'
import * as refusals from '#shared/rules/refusals'
import * as settings from '#shared/rules/settings_rules'
import * as signIn from '#shared/rules/sign_in_rules'
import * as slugs from '#shared/rules/slug_rule'
import * as tournaments from '#shared/rules/tournament_rules'
import { LANGUAGE_INVALID } from '#shared/languages/languages'
import * as facts from '#shared/tournament/tournament_facts'

type Params = NonNullable<Coded['params']>

/** Of each part what it usually is, and what could be taken for something else. */
const TYPICAL: Params = {
  label: 'Title',
  language: 'mr',
  field: 'title',
  choices: 'fide, state',
  choice: 'no',
  items: 'tags',
  example: '09:30',
  where: 'rounds',
  placeholder: '{fee}',
  unit: '',
  board: '1',
  no: 1,
  round: 1,
  rounds: 5,
  minutes: 1,
  megabytes: 10,
  megapixels: 50,
  min: 0,
  max: 9,
}
const EXTREME: Params = {
  label: 'Rating or age limits from 1 to 20',
  language: 'hi',
  field: 'studentName',
  choices: 'tournaments, achievements, contacts, ready_replies, settings',
  choice: 'a web address starting with http',
  items: 'texts or of numbers',
  example: '2026-01-26 or later, to 2027',
  where: 'players.1000.tieBreaks.11',
  placeholder: '{the other or the first}',
  unit: ' characters',
  board: '–',
  no: 9999,
  round: 20,
  rounds: 19,
  minutes: 60,
  megabytes: 1024,
  megapixels: 250,
  min: 4000,
  max: 100000000,
}

function codedAs(code: Code, samples: Params): Coded {
  const names = Object.keys(samples).filter(
    (name) => sentenceOf({ code, params: { [name]: '#' } }) !== sentenceOf({ code })
  )
  if (names.length === 0) return { code }
  return { code, params: Object.fromEntries(names.map((name) => [name, samples[name]!])) }
}

const NO_REFUSALS = [
  contacts.CONTACT_SENT,
  contacts.CONTACT_FAILED,
  contacts.PHONE_HINT,
  signIn.SIGN_IN_FAILED,
]

/** All refusals that a module of rules holds, at any depth. */
function refusalsIn(rules: unknown): string[] {
  if (typeof rules === 'string') {
    return /^[A-Z].* /.test(rules) && !NO_REFUSALS.includes(rules) ? [rules] : []
  }
  if (!rules || typeof rules !== 'object') return []
  const entries = Object.entries(rules).filter(([name]) => name !== 'label')
  return entries.flatMap(([, value]) => refusalsIn(value))
}

const PARTS = {
  required: ['required', 'reset_link_ended'],
  max: ['too_long', 'email_invalid', 'reset_link_ended'],
  min: ['too_short', 'message_too_short'],
  pattern: [
    'email_invalid',
    'phone_invalid',
    'phone_characters',
    'date_invalid',
    'time_invalid',
    'web_address_invalid',
    'slug_characters',
  ],
  check: ['web_address_invalid'],
} satisfies Record<string, Code[]>

test.group('Error codes', () => {
  for (const code of CODES) {
    test(`${code}: its sentence is no other’s`, ({ assert }) => {
      for (const samples of [TYPICAL, EXTREME]) {
        const coded = codedAs(code, samples)
        assert.deepEqual(codeOf(sentenceOf(coded)), coded)
      }
    })
  }

  test('every sentence of the rules has a code, which makes the same sentence', ({ assert }) => {
    const sentences = refusalsIn([
      achievements,
      activities,
      contacts,
      facts,
      fields,
      lists,
      pictures,
      refusals,
      settings,
      signIn,
      slugs,
      tournaments,
      LANGUAGE_INVALID,
    ])
    assert.isAbove(sentences.length, 100)
    for (const sentence of sentences) {
      const coded = codeOf(sentence)
      assert.equal(coded && sentenceOf(coded), sentence)
    }
  })

  const rules = [
    achievements.achievementRules,
    tournaments.tournamentRules,
    tournaments.prizeRules,
    facts.factRules,
    contacts.contactRules,
    signIn.signInRules,
    { slug: slugs.slugRule, note: contacts.noteRule, 'new password': signIn.newPasswordRule },
  ].flatMap((one) => Object.entries<FieldRule>(one))
  for (const [name, rule] of rules) {
    test(`${name}: what is wrong has the code of its part`, ({ assert }) => {
      for (const [part, codes] of Object.entries(PARTS)) {
        const broken = rule[part as keyof FieldRule]
        const sentence = typeof broken === 'object' ? broken.message : broken
        if (typeof sentence === 'string') {
          assert.isTrue(
            codes.some((code) => code === codeOf(sentence)?.code),
            sentence
          )
        }
      }
    })
  }

  for (const [sentence, coded] of [
    [facts.RATED_INVALID, 'choice_unknown'],
    [facts.ENTRY_FEE_INVALID, 'rupees_out_of_range'],
    [tournaments.PRIZE_AMOUNT_INVALID, 'rupees_invalid'],
    [lists.MOMENT_INVALID, 'moment_invalid'],
    [lists.DAY_INVALID, 'day_invalid'],
    ['Something else', undefined],
  ] as const) {
    test(`'${sentence}' has ${coded ? `the code ${coded}` : 'no code'}`, ({ assert }) => {
      assert.equal(codeOf(sentence)?.code, coded)
    })
  }

  test('are in snake case', ({ assert }) => {
    assert.isTrue(CODES.every((code) => /^[a-z]+(?:_[a-z]+)*$/.test(code)))
  })
})
