import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { CODES, codeOf } from '#shared/rules/codes'

/** Every text that one of the shared files of rules exports, also within its objects. */
async function* sentences() {
  for (const name of globSync(
    'shared/{rules,text,tournament}/{*_rules,*_rule,refusals,languages,tournament_facts}.ts',
    {
      cwd: app.makePath(),
    }
  ).sort()) {
    const exported = (await import(join(app.makePath(), name))) as Record<string, unknown>
    for (const [key, value] of Object.entries(exported)) yield* textsIn(value, key, name)
  }
}

function* textsIn(value: unknown, key: string, file: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [`${file}: ${key}`, value]
  else if (value && typeof value === 'object' && !(value instanceof RegExp)) {
    for (const [part, one] of Object.entries(value)) yield* textsIn(one, `${key}.${part}`, file)
  }
}

/** Said by nobody as a refusal. */
const OTHER =
  /PHONE_HINT|_FIELD|CONTACT_SENT|_FAILED|\.label$|_STATES|_KINDS|LANGUAGES|SHARE_|TEXT_FACTS|cropper|PATTERN/

test.group('Codes of refusals', () => {
  test('every sentence of the rules has one', async ({ assert }) => {
    const without: string[] = []
    let count = 0
    for await (const [place, sentence] of sentences()) {
      if (OTHER.test(place) && !place.includes('VALIDATION_FAILED')) continue
      count += 1
      if (!codeOf(sentence)) without.push(`${place}: ${sentence}`)
    }
    assert.deepEqual(without, [])
    assert.isAbove(count, 90)
  })

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
    test(`'${sentence}'`, ({ assert }) => {
      assert.deepEqual(codeOf(sentence), coded as never)
    })
  }

  test('names stay: what front ends speak from', ({ assert }) => {
    assert.isTrue(CODES.every((code) => /^[a-z]+(?:_[a-z]+)*$/.test(code)))
  })
})
