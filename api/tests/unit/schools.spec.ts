import { test } from '@japa/runner'
import type { ResultPlayer } from '#shared/results/results'
import { alikeSchools } from '#shared/results/alike_schools'
import { schoolNames, schoolSpellings } from '#shared/results/school_names'
import { schoolsOf, shownWinners } from '#shared/results/schools'
import { schoolPlaces } from '#shared/tournament/prizes'
import { listed } from '#tests/players'

const player = (no: number, club: string | null, points: number | null) =>
  listed(no, `Player, ${no}`, { club, points, rank: no })

/** Players in order, as 'club: points, points …'. */
function playersOf(...clubs: [club: string | null, ...points: (number | null)[]][]) {
  const entries = clubs.flatMap(([club, ...points]) => points.map((one) => [club, one] as const))
  return entries.map(([club, points], index) => player(index + 1, club, points))
}

const linesOf = (players: ResultPlayer[], schoolPlayers = 4, hidden: number[] = []) =>
  schoolsOf({ players, schoolPlayers }, schoolSpellings(players, hidden)).map(
    ({ place, club, points }) => `${place ?? '–'} ${club} ${points}`
  )

/** A tournament of 84: six clubs of twelve, one of three, and nine without a club. */
function tournament() {
  const spellings: [string, ...string[]][] = [
    ['Kavyapta', 'KAVYAPTA', ' kavyapta '],
    ['Pune Chess Circle', 'pune chess circle', 'PuneChess  Circle'],
    ['St. Mary School'],
    ['शिवनेरी विद्यालय', 'शिवनेरी  विद्यालय'],
    ['Satara Rooks', 'SATARA ROOKS'],
    ['Nashik', 'nashik'],
  ]
  const points = [7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5]
  // Less for each club but the third, which has as much as the second.
  const less = [0, 0.5, 0.5, 1, 1.5, 1.5]
  const clubs = spellings.flatMap((spelt, at) =>
    points.map((one, index) => [spelt[index % spelt.length]!, one - less[at]!] as const)
  )
  const small = [7, 7, 7].map((one) => ['Three Friends', one] as const)
  const without = points.slice(0, 9).map((one) => ['  ', one] as const)
  return [...clubs, ...small, ...without].map(([club, one], index) =>
    player(index + 1, club.trim() ? club : index % 2 ? null : club, one)
  )
}

test.group('Schools', () => {
  test('of 84 players share a place with equal sums; who is too few follows', ({ assert }) => {
    const players = tournament()
    assert.lengthOf(players, 84)
    assert.deepEqual(linesOf(players), [
      '1 Kavyapta 25',
      '2 Pune Chess Circle 23',
      '2 St. Mary School 23',
      '4 शिवनेरी विद्यालय 21',
      '5 Nashik 19',
      '5 Satara Rooks 19',
      '– Three Friends 21',
    ])
    assert.equal(linesOf(players, 3)[0], '1 Three Friends 21')
    assert.equal(linesOf(players, 12).at(-1), '– Three Friends 21')
    assert.equal(linesOf(players, 13)[0], '– Kavyapta 51')
  })

  test('are listed so: {0}')
    .with<[what: string, lines: string[], players: ResultPlayer[], schoolPlayers: number][]>([
      ['the best count', ['1 A 9.5'], playersOf(['A', 1, 4, 0, 5.5]), 2],
      ['case and blanks are no other school', ['1 A b 3'], playersOf(['A b', 1], ['a B', 2]), 2],
      [
        'nor are dots, commas and apostrophes',
        ["1 St. Mary's, Karad 3"],
        playersOf(["St. Mary's, Karad", 1], ['St Marys Karad', 2]),
        2,
      ],
      [
        'whatever is typed for an apostrophe',
        ["1 St. Mary's 6"],
        playersOf(["St. Mary's", 1, 1], ['St. Mary`s', 1], ['St. Mary´s', 1], ['St. Maryʼs', 1, 1]),
        6,
      ],
      ['the fullest spelling is shown', ['1 A B 3'], playersOf(['AB', 1], [' A  B ', 2]), 2],
      [
        'the most frequent spelling is shown',
        ['1 Nehru V 3'],
        playersOf(['nehru v', 1], ['Nehru V', 1, 0, 1]),
        3,
      ],
      ['also before the fullest', ['1 AB 3'], playersOf(['A B', 1], ['AB', 1, 1]), 3],
      [
        'of equal ones the best capitalised',
        ['1 Ab 3'],
        playersOf(['ab', 1], ['AB', 1], ['Ab', 1]),
        3,
      ],
      ['with all its capitals', ['1 DAV One 3'], playersOf(['Dav One', 1], ['DAV One', 2]), 2],
      ['one keyboard’s कॉलेज is another’s', ['1 कॉलेज 3'], playersOf(['कॉलेज', 1], ['काॅलेज', 2]), 2],
      [
        'names decide the order of equal ones',
        ['1 A 1', '1 B 1', '3 C 0.5'],
        playersOf(['C', 0.5], ['B', 1], ['A', 1]),
        1,
      ],
      [
        'too few by what they have',
        ['1 C 2', '– A 3', '– B 2.5'],
        playersOf(['B', 2.5], ['A', 3], ['C', 1, 1]),
        2,
      ],
      ['who has not played does not count', ['– A 1'], playersOf(['A', 1, null]), 2],
      ['nobody has a club', [], playersOf([null, 1], ['', 2], [' ', 3]), 1],
      ['a starting list', [], playersOf(['A', 0, 0], ['B', null]), 1],
    ])
    .run(({ assert }, [, lines, players, schoolPlayers]) => {
      assert.deepEqual(linesOf(players, schoolPlayers), lines)
    })

  test('count their hidden players, who are all that nobody names', ({ assert }) => {
    const players = playersOf(['Abcd School', 3], ['abcd', 2], ['ABCD', 1], ['Efgh', 5, 5])
    const groups = players.map((one) =>
      one.no < 4 ? { ...one, club: one.no === 1 ? 'Ab cd' : one.club } : one
    )
    assert.deepEqual(linesOf(groups, 2, [1]), ['1 Efgh 10', '2 ABCD 5'])
    assert.deepEqual(linesOf(groups, 2, [4, 5]), ['2 Ab cd 5'])
  })

  test('of hidden players alone are no winners for anybody else', ({ assert }) => {
    const players = playersOf(['ABCD', 3, 1], ['Abcd', 2], ['Efgh', 5])
    const winners = ['abcd', 'Efgh', 'Gone'].map((club) => ({ no: null, club, prize: 'Best' }))
    const named = (...hidden: number[]) =>
      shownWinners({ players, winners, hidden }).map(({ club }) => club)
    assert.deepEqual(named(), ['ABCD', 'Efgh', 'Gone'])
    assert.deepEqual(named(1, 2), ['Abcd', 'Efgh', 'Gone'])
    assert.deepEqual(named(1, 2, 3), ['Efgh', 'Gone'])
  })

  test('have one name, whoever spells it', ({ assert }) => {
    const players = playersOf(['nehru vidyalaya', 1], ['Nehru Vidyalaya', 1, 1], ['Efgh', 2])
    const nameOf = schoolNames(players)
    assert.equal(nameOf('NEHRU  VIDYALAYA'), 'Nehru Vidyalaya')
    assert.equal(nameOf('Another'), 'Another')
    assert.equal(schoolNames(players, [2, 3])('Nehru Vidyalaya'), 'nehru vidyalaya')
  })

  test('that are probably one: {0}')
    .with<[what: string, pairs: string[], clubs: string[]][]>([
      [
        'a short form with its full stop',
        ['New English School < New Eng. School'],
        ['New Eng. School', 'New English School'],
      ],
      [
        'the more frequent spelling is kept',
        ['New Eng. School < New English School'],
        ['New English School', 'New Eng. School', 'NEW ENG. SCHOOL'],
      ],
      [
        'short forms on both sides',
        ['Karad Eng. Secondary School < Karad English Sec. School'],
        ['Karad Eng. Secondary School', 'Karad English Sec. School'],
      ],
      [
        'a short form that ends as its word does',
        ['Government Vidyalaya < Govt. Vidyalaya'],
        ['Govt. Vidyalaya', 'Government Vidyalaya'],
      ],
      [
        'initials',
        ['New English School, Satara < N.E. School, Satara'],
        ['N.E. School, Satara', 'New English School, Satara'],
      ],
      [
        'initials that could be those of two',
        [],
        ['A. Vidyalaya', 'Adarsh Vidyalaya', 'Abhinav Vidyalaya'],
      ],
      ['a letter missing', ['English School < Englsh School'], ['Englsh School', 'English School']],
      [
        'a letter too many',
        ['Vidyalayaa One < Vidyalaya One'],
        ['Vidyalaya One', 'Vidyalayaa One'],
      ],
      ['another letter', ['English School < Enklish School'], ['English School', 'Enklish School']],
      [
        'two letters swapped',
        ['English School < Egnlish School'],
        ['English School', 'Egnlish School'],
      ],
      ['in Marathi', ['न्यू इंग्लिश स्कूल < न्यू इं. स्कूल'], ['न्यू इं. स्कूल', 'न्यू इंग्लिश स्कूल']],
      ['two slips', [], ['Englsh Schoolhouse', 'English Schoolhuse']],
      ['a short word', [], ['Nehru School', 'Nehra School']],
      [
        'numbers',
        [],
        ['School No. 2', 'School No. 3', 'School No. 21', 'School No. 22', 'School No.'],
      ],
      ['towns', [], ['New English School, Satara', 'New English School, Karad']],
      ['towns that differ by a letter', [], ['English School Satara', 'English School Satana']],
      ['without a full stop', [], ['New Eng School', 'New English School']],
      ['with a word more', [], ['New English School', 'New English Medium School']],
      ['without a club', [], ['', ' ', '’’']],
    ])
    .run(({ assert }, [, pairs, clubs]) => {
      const players = playersOf(...clubs.map((club) => [club, 1] as [string, number]))
      const found = alikeSchools(players).map(({ kept, other }) => `${kept} < ${other}`)
      assert.deepEqual(found, pairs)
    })

  test('are what the prize {0} is for: {1}')
    .with<[position: string, places: [from: number, to: number] | null][]>([
      ['Best school', [1, 1]],
      ['Best Academy', [1, 1]],
      ['best club trophy', [1, 1]],
      ['उत्कृष्ट शाळा', [1, 1]],
      ['सर्वोत्कृष्ट शाळा', [1, 1]],
      ['सर्वोत्तम अकादमी', [1, 1]],
      ['सर्वश्रेष्ठ स्कूल', [1, 1]],
      ['उत्कृष्ट शाळा पुरस्कार', [1, 1]],
      ['Best school, 2nd', [2, 2]],
      ['2nd best school', [2, 2]],
      ['Best school (1st to 3rd)', [1, 3]],
      ['Second best academy', [2, 2]],
      ['Best school girl', null],
      ['Best player of a village school', null],
      ['Best school under 9', null],
      ['School students, 1st', null],
      ['1st', null],
    ])
    .run(({ assert }, [position, places]) => {
      const found = schoolPlaces(position)
      assert.deepEqual(found && [found.from, found.to], places)
    })
})
