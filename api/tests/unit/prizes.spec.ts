import { test } from '@japa/runner'
import { prizeCount, prizeTotal } from '#shared/tournament/prizes'
import { MOST_MS, quickest } from '#tests/quickest'

const counts: [count: number, positions: string[]][] = [
  [2, ['Semi-finalists', 'semifinalists']],
  [4, ['Quarter-finalists', 'Best player on each of 4 boards']],
  [
    7,
    [
      '4th to 10th',
      '4-10',
      '4 - 10',
      '4th–10th',
      '4th—10th',
      '4th - 10',
      '4 to 10',
      '4TH TO 10TH',
      '4th to 10th place',
      'Rank 4 to 10',
      'Positions 4-10',
      '4 ते 10',
      '४ ते १०',
      '४ था ते १० वा',
      '4था ते 10वा क्रमांक',
      'क्रमांक ४ ते १०',
      '4 से 10',
      'Fourth to Tenth',
      'चौथा ते दहावा',
      'चौथा से दसवाँ',
      'Chautha to dahava',
      'Chautha te dahava',
      '4 te 10',
      'Under 9: 4th to 10th',
      'Below 1600 4th to 10th',
      '4th through 10th each',
    ],
  ],
  [
    3,
    [
      '1st to 3rd',
      'प्रथम ते तृतीय',
      'Best U-15 1st to 3rd',
      '4th, 5th & 6th',
      '८ ते १०',
      'Eleventh to Thirteenth',
    ],
  ],
  [2, ['4th & 5th', '4th and 5th', '४ था व ५ वा', '४ था एवं ५ वा', '9th-10th']],
  [91, ['10-100']],
  [
    1,
    [
      '1st',
      'First',
      '२',
      'Best Girl',
      'Best U-9',
      'Under 7-9',
      'Best 1400-1600',
      '1401 to 1600',
      'Class 5th to 7th',
      '5th to 7th std',
      '8th to 10th standard',
      '५ वी ते ७ वी',
      'Age 8-10',
      '8-10 years',
      'Best of 2024-25',
      '10th to 4th',
      '4th to 4th',
      '0-10',
      '4th to 10th (total)',
      'Team of 4',
      '2-1',
      '',
    ],
  ],
]

test.group('Prizes', () => {
  for (const [count, positions] of counts) {
    for (const position of positions) {
      test(`'${position}' counts as ${count}`, ({ assert }) => {
        assert.equal(prizeCount({ position }), count)
      })
    }
  }

  test('a shared sum counts once', ({ assert }) => {
    assert.equal(prizeCount({ position: '4th to 10th', description: 'to be shared' }), 1)
    assert.equal(prizeCount({ position: '४ ते १०', description: 'एकूण' }), 1)
  })

  test('a total counts every position of a range', ({ assert }) => {
    const prizes = [
      { position: '1st', amount: 21_000 },
      { position: '2nd', amount: 15_000 },
      { position: '3rd', amount: 11_000 },
      { position: '4th to 10th', amount: 2_000 },
    ]
    assert.deepEqual(prizeTotal(prizes), { amount: 61_000, count: 10 })
    assert.deepEqual(prizeTotal([]), { amount: 0, count: 0 })
    assert.deepEqual(prizeTotal([{ position: '4-10', amount: 0 }]), { amount: 0, count: 7 })
  })

  test('a position of the greatest length is read within 20 ms', async ({ assert }) => {
    for (const unit of ['1st,', '4th to ', '4-', ' ', '1stand ', 'क्रमांक']) {
      const position = unit.repeat(50).slice(0, 50)
      assert.isBelow(await quickest(() => prizeCount({ position })), MOST_MS, unit)
    }
  })
})
