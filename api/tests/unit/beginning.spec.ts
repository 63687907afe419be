import { test } from '@japa/runner'
import { beginningOf } from '#shared/text/beginning'

const TROPHY = '🏆'
const FAMILY = '👨‍👩‍👧'

test.group('The beginning of a text', () => {
  test('ends between two signs: {0}')
    .with([
      ['abc', 3, 'abc'],
      ['abcd', 3, 'abc'],
      [TROPHY.repeat(3), 3, TROPHY],
      [TROPHY.repeat(3), 4, TROPHY.repeat(2)],
      [`a${FAMILY}b`, 4, 'a'],
      ['कॉलेज', 3, 'कॉ'],
      ['', 3, ''],
    ] as const)
    .run(({ assert }, [text, max, expected]) => {
      assert.equal(beginningOf(text, max), expected)
    })
})
