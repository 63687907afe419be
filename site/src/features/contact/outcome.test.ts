import { sentenceOf, type Coded } from '@academy/api/shared/rules/codes'
import { expect, test } from 'vitest'
import { inLanguage } from '~/i18n/language'
import { refusalWords } from './outcome'

const CONTACT_FAILED = 'Failed to send message. Please try again later.'

const refusals: Coded[] = [
  { code: 'too_many_requests', params: { minutes: 12 } },
  { code: 'too_many_messages' },
  { code: 'validation_failed' },
]

test.each(refusals)('the refusal %j is shown in the words of the server', (refusal) => {
  expect(refusalWords(refusal)).toBe(sentenceOf(refusal))
  for (const language of ['mr', 'hi'] as const) {
    inLanguage(language, () => expect(refusalWords(refusal)).not.toBe(CONTACT_FAILED))
  }
})

test('no answer shows the sentence of the specification', () => {
  expect(refusalWords()).toBe(CONTACT_FAILED)
})
