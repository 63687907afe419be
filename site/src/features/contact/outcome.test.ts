import { sentenceOf, type Coded } from '@academy/api/shared/rules/codes'
import { expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import { faultOf, type FieldName } from './contact-fields'
import { faultWords, refusalWords } from './outcome'

const CONTACT_FAILED = 'Failed to send message. Please try again later.'

const refusals: Coded[] = [
  { code: 'too_many_requests', params: { minutes: 12 } },
  { code: 'too_many_messages' },
  { code: 'validation_failed' },
]

test.each(refusals)('the refusal %j is shown in the words of the server', (refusal) => {
  expect(refusalWords(refusal)).toBe(sentenceOf(refusal))
  for (const language of ['mr', 'hi'] as const) {
    withLanguage(language, () => expect(refusalWords(refusal)).not.toBe(CONTACT_FAILED))
  }
})

const typed: [FieldName, string][] = [
  ['name', ''],
  ['name', 'n'.repeat(51)],
  ['email', ''],
  ['email', 'nobody'],
  ['email', `${'n'.repeat(250)}@mail.example`],
  ['phone', '12a'],
  ['phone', '1'.repeat(21)],
  ['subject', 's'.repeat(101)],
  ['subject', 'a\nb'],
  ['message', ''],
  ['message', 'too short'],
  ['message', 'm'.repeat(1001)],
]

test.each(typed)('of %s %j is said what the server would say', (name, text) => {
  const fault = faultOf(name, text)!
  expect(faultWords(name, fault)).toBe(sentenceOf(fault))
  for (const language of ['mr', 'hi'] as const) {
    withLanguage(language, () => expect(faultWords(name, fault)).toMatch(/^[^{}a-z]+$/))
  }
})

test('no answer shows the sentence of the specification', () => {
  expect(refusalWords()).toBe(CONTACT_FAILED)
})
