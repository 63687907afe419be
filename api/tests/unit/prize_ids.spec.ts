import { test } from '@japa/runner'
import { withPrizeIds, type SentPrize } from '#shared/tournament/prize_ids'

const prize = (position: string, amount = 0, id?: string): SentPrize => ({
  position,
  amount,
  ...(id && { id }),
})
const STORED = [
  { id: 'a', position: '1st', amount: 5000 },
  { id: 'b', position: '2nd', amount: 3000 },
  { id: 'c', position: 'Best girl', amount: 500 },
]

test.group('Ids of prizes', () => {
  test('{0}')
    .with<[what: string, sent: SentPrize[], ids: (string | undefined)[]][]>([
      ['stay with a prize that has its id', [prize('Champion', 1, 'a')], ['a']],
      ['of others are taken as they are', [prize('4th', 1, 'mine')], ['mine']],
      ['are new for a new prize', [prize('Youngest player')], [undefined]],
      ['come by the words, in any order', [prize('Best Girl '), prize('1ST')], ['c', 'a']],
      ['come by the place', [prize('First prize', 1), prize('दुसरे', 2)], ['a', 'b']],
      [
        'come by the line when only words changed',
        [prize('Champion', 5000), prize('Runner-up', 3000), prize('Top girl', 500)],
        ['a', 'b', 'c'],
      ],
      ['do not pass to another prize of a shorter list', [prize('Top boy', 5000)], [undefined]],
      [
        'do not pass to another prize of a list with ids',
        [prize('1st', 1, 'a'), prize('2nd', 1, 'b'), prize('Best boy', 500)],
        ['a', 'b', undefined],
      ],
      ['are given once', [prize('1st'), prize('1st')], ['a', undefined]],
      [
        'that came twice are one’s and a new one',
        [prize('1st', 1, 'a'), prize('x', 1, 'a')],
        ['a', undefined],
      ],
    ])
    .run(({ assert }, [, sent, ids]) => {
      const found = withPrizeIds(sent, STORED)
      assert.deepEqual(
        found.map(({ position }) => position),
        sent.map(({ position }) => position)
      )
      for (const [index, { id }] of found.entries()) {
        if (ids[index]) assert.equal(id, ids[index])
        else assert.match(id, /^[a-z0-9]{6}$/)
      }
      assert.lengthOf(new Set(found.map(({ id }) => id)), sent.length)
    })
})
