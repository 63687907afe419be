import { test } from '@japa/runner'
import { alikeIn } from '#shared/results/alike_names'

const NAME = 'Deshmukh, Ananya'

test.group('Alike names', () => {
  test('{0} ({1}) is alike: {2}')
    .with([
      ['a missing letter', 'Deshmuk, Anaya', true],
      ['a letter too many', 'Deshmukh, Anantya', true],
      ['a wrong letter', 'Deshmukh, Anamya', true],
      ['two letters changed places', 'Deshmukh, Annaya', true],
      ['two wrong letters', 'Deshmukh, Anomya', false],
      ['an initial', 'A. Deshmukh', true],
      ['another initial', 'S. Deshmukh', false],
      ['the first name alone', 'Ananya', true],
      ['one word more', 'Deshmukh, Ananya Ravi', true],
      ['a word more and one that differs', 'Deshmukh, Ira Ravi', false],
      ['initials alone', 'A. D.', false],
      ['another script', 'अनन्या देशमुख', true],
    ] as const)
    .run(({ assert }, [, other, isAlike]) => {
      const expected = isAlike ? 1 : 0
      assert.lengthOf(alikeIn([{ name: other }])(NAME), expected)
      assert.lengthOf(alikeIn([{ name: NAME }])(other), expected)
    })

  test('are found among the others, each player of them', ({ assert }) => {
    const players = [{ name: NAME }, { name: 'Ananya Deshmukh' }, { name: 'Deshmukh, Ira' }]
    assert.sameMembers(alikeIn(players)('Deshmukh, A.'), players.slice(0, 2))
  })
})
