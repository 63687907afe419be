import type { Coded } from '@academy/api/shared/rules/codes'
import { CONTACT_FAILED } from '@academy/api/shared/rules/contact_rules'
import {
  TOO_MANY_MESSAGES,
  tooManyRequests,
  VALIDATION_FAILED,
} from '@academy/api/shared/rules/refusals'
import { expect, test } from 'vitest'
import { inLanguage } from '~/i18n/language'
import { refusalWords } from './outcome'

const refusals: [Coded, string][] = [
  [{ code: 'too_many_requests', params: { minutes: 12 } }, tooManyRequests(12)],
  [{ code: 'too_many_messages' }, TOO_MANY_MESSAGES],
  [{ code: 'validation_failed' }, VALIDATION_FAILED],
]

test.each(refusals)('the refusal %j is shown in the words of the server', (refusal, sentence) => {
  expect(refusalWords(refusal)).toBe(sentence)
  for (const language of ['mr', 'hi'] as const) {
    inLanguage(language, () => expect(refusalWords(refusal)).not.toBe(CONTACT_FAILED))
  }
})

test('no answer shows the sentence of the specification', () => {
  expect(refusalWords()).toBe(CONTACT_FAILED)
})
