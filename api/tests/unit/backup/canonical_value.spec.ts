import { test } from '@japa/runner'
import { columnKind, toCanonical, toStored } from '#backup/canonical_value'

const CASES: [type: string, values: unknown[], canonical: unknown][] = [
  ['boolean', [1, true], true],
  ['boolean', [0, false], false],
  ['bigint', ['1763690400001', 1763690400001], 1763690400001],
  ['integer', [12, '12'], 12],
  ['text', ['é', 'é'], 'é'],
  [
    'timestamp with time zone',
    ['2026-11-21 03:45:00', 1795232700000, new Date('2026-11-21T03:45:00Z')],
    '2026-11-21T03:45:00.000Z',
  ],
  ['text', [null, undefined], null],
]

test.group('Canonical values', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('of {0} are one, whatever the engine gives')
    .with(CASES)
    .run(({ assert }, [type, values, canonical]) => {
      for (const value of values) {
        assert.deepEqual(toCanonical(columnKind(type), value), canonical)
      }
    })

  test('of JSON do not depend on the order of members', ({ assert }) => {
    const [one, other] = ['{"b":[{"y":1,"x":2}],"a":null}', { a: null, b: [{ x: 2, y: 1 }] }]
    const text = (value: unknown) => JSON.stringify(toCanonical('json', value))
    assert.equal(text(one), text(other))
    assert.equal(toStored('json', [1]), '[1]')
    assert.isNull(toStored('json', null))
  })

  test('are refused where a value would change', ({ assert }) => {
    assert.throws(() => toCanonical('number', '9007199254740993'), /no number that can be copied/)
    assert.throws(() => toCanonical('boolean', 'yes'), /neither true nor false/)
    assert.throws(() => columnKind('interval'), /type interval cannot be copied yet/)
  })
})
