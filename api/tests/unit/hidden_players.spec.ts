import { test } from '@japa/runner'
import { keepHidden } from '#shared/results/hidden_players'

const listOf = (...names: string[]) =>
  names.map((text, index) => {
    const [name = '', fideId = null] = text.split('#')
    return { no: index + 1, name, fideId, rating: null }
  })

const BEFORE = listOf('Joshi, Aarav', 'Jadhav, Isha#350', 'More, Om')

/** Number 2 was hidden. */
const LISTS: [name: string, list: string[], hidden: number[], before: string[]][] = [
  ['the same list', ['Joshi, Aarav', 'Jadhav, Isha', 'More, Om'], [2], []],
  ['another number', ['Joshi, Aarav', 'More, Om', 'Jadhav, Isha'], [3], []],
  ['the words in another order', ['Joshi, Aarav', 'More, Om', 'Isha Jadhav'], [3], []],
  ['capitals', ['Joshi, Aarav', 'More, Om', 'JADHAV ISHA'], [3], []],
  ["the father's name too", ['Joshi, Aarav', 'More, Om', 'Jadhav, Isha Ravi'], [3], []],
  ['an initial', ['Joshi, Aarav', 'More, Om', 'Jadhav, I.'], [3], []],
  ['another spelling', ['Joshi, Aarav', 'More, Om', 'Jadhaw, Eesha'], [3], []],
  ['another script', ['Joshi, Aarav', 'More, Om', 'ईशा जाधव'], [3], []],
  ['the FIDE number under another name', ['Joshi, Aarav', 'More, Om', 'Kale, I#350'], [3], []],
  ['a child who is new beside her', ['Jadhav, Isha', 'Kale, Ira', 'Joshi, Aarav'], [1], []],
  [
    'another name under her number',
    ['Joshi, Aarav', 'Kale, Ira', 'More, Om'],
    [2],
    ['Jadhav, Isha'],
  ],
  ['a known child under her number', ['Joshi, Aarav', 'More, Om'], [], ['Jadhav, Isha']],
  ['two who may be her', ['Jadhav, Isha A', 'Jadhav, Isha B', 'More, Om'], [1, 2], []],
  [
    'her old entry beside the new one',
    ['Kale, Ira', 'Jadhav, Isha#350', 'Jadhav, Isha Ravi'],
    [2, 3],
    [],
  ],
  ['a sister', ['Joshi, Aarav', 'More, Om', 'Jadhav, Ira'], [], ['Jadhav, Isha']],
  ['nobody', [], [], ['Jadhav, Isha']],
  [
    'another name under her number, an initial beside',
    ['More, Om', 'Kale, Ira', 'Jadhav I'],
    [2, 3],
    [],
  ],
  [
    'a slip under her number, her name beside',
    ['More, Om', 'Jadhav, Ishu', 'Jadhav, Isha'],
    [2, 3],
    [],
  ],
  [
    'a new child under her number, she in another script',
    ['More, Om', 'Kale, Ira', 'ईशा जाधव'],
    [3],
    [],
  ],
]

test.group('A hidden player', () => {
  for (const [name, list, hidden, before] of LISTS) {
    test(`is known again: ${name}`, ({ assert }) => {
      const kept = keepHidden({ players: BEFORE, hidden: [2] }, listOf(...list))
      assert.deepEqual(kept.hidden, hidden)
      assert.deepEqual(
        kept.hiddenBefore,
        before.map((one) => ({ name: one, fideId: '350', rating: null }))
      )
    })
  }

  test('is hidden beside who may be meant: {0}, then number 5 {1} and number 9 {2}')
    .with([
      ['Joshi, Aarav', 'Joshi, Aarv', 'Joshi, A.'],
      ['Patil, Sana', 'Patel, Sana', 'Patil S'],
      ['Patil, Sana', 'Patel, Sanu', 'Sana P.'],
    ] as const)
    .run(({ assert }, [was, fifth, ninth]) => {
      const fideId = null
      const before = { hidden: [5], players: [{ no: 5, name: was, fideId, rating: null }] }
      const list = [
        { no: 5, name: fifth, fideId, rating: null },
        { no: 9, name: ninth, fideId, rating: null },
      ]
      assert.deepEqual(keepHidden(before, list).hidden, [5, 9])
    })

  test('renumbered is hidden by rating and a word of the name: {0} ({1}) is {2}')
    .with([
      ['Joshi, Aarv', 1423, true],
      ['Joshi, Aarv', 1424, false],
      ['Kale, Om', 1423, false],
    ] as const)
    .run(({ assert }, [name, rating, isHidden]) => {
      const rated = { no: 5, name: 'Joshi, Aarav', fideId: null, rating: 1423 }
      const gone = keepHidden({ hidden: [5], players: [rated] }, [])
      const list = [{ no: 9, name, fideId: null, rating }]
      const hidden = isHidden ? [9] : []
      assert.deepEqual(keepHidden({ hidden: [5], players: [rated] }, list).hidden, hidden)
      assert.deepEqual(keepHidden({ ...gone, players: [] }, list).hidden, hidden)
    })

  test('is hidden again in a later list, and one who was shown is not', ({ assert }) => {
    const gone = keepHidden({ players: BEFORE, hidden: [2] }, listOf('Joshi, Aarav'))
    const back = { ...gone, players: listOf('Joshi, Aarav') }
    assert.deepEqual(keepHidden(back, listOf('Jadhav, Isha', 'Joshi, Aarav')).hidden, [1])
    const twins = listOf('Jadhav, Isha', 'Jadhav, Isha')
    assert.deepEqual(keepHidden({ players: twins, hidden: [2] }, twins).hidden, [2])
    assert.deepEqual(keepHidden({ players: twins, hidden: [] }, twins).hidden, [])
  })
})
