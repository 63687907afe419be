import { test } from '@japa/runner'
import { CODES, codeOf } from '#shared/rules/codes'

test.group('Error codes', () => {
  for (const [sentence, coded] of [
    ['Title is required', { code: 'required', params: { label: 'Title' } }],
    [
      'Rating or age limits cannot be more than 200 characters',
      { code: 'too_long', params: { label: 'Rating or age limits', max: 200 } },
    ],
    [
      'Rounds must be a whole number from 1 to 50',
      { code: 'number_out_of_range', params: { label: 'Rounds', min: 1, max: 50 } },
    ],
    ['There can be at most 20 tags', { code: 'too_many', params: { max: 20, items: 'tags' } }],
    [
      'The translation mr.studentName cannot be more than 100 characters',
      { code: 'translation_too_long', params: { language: 'mr', field: 'studentName', max: 100 } },
    ],
    ['Not found.', { code: 'not_found' }],
    ['Something else', undefined],
  ] as const) {
    test(`'${sentence}' has ${coded ? `the code ${coded.code}` : 'no code'}`, ({ assert }) => {
      assert.deepEqual(codeOf(sentence), coded as never)
    })
  }

  test('are in snake case', ({ assert }) => {
    assert.isTrue(CODES.every((code) => /^[a-z]+(?:_[a-z]+)*$/.test(code)))
  })
})
