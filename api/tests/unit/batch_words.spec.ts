import { test } from '@japa/runner'
import { yearsOf } from '#shared/classes/years'
import { batchWords, periodWords, seatsWords } from '#shared/words/batch_words'
import { SUNDAY_CLASS } from '#tests/sunday_class'

test.group('Words of a class', () => {
  test('of {all} seats, {taken} taken: {words}')
    .with([
      { all: null, taken: null, words: '' },
      { all: 1, taken: null, words: '1 seat' },
      { all: 16, taken: null, words: '16 seats' },
      { all: 16, taken: 13, words: '3 seats left' },
      { all: 16, taken: 15, words: '1 seat left' },
      { all: 16, taken: 16, words: 'full' },
    ])
    .run(({ assert }, { all, taken, words }) => {
      assert.equal(seatsWords('en', { seats: all, seatsTaken: taken }), words)
    })

  test('from {first} to {last}: {words}')
    .with([
      { first: null, last: null, words: '' },
      { first: '2026-11-29', last: null, words: 'from 29 Nov' },
      { first: '2026-11-28', last: null, words: '' },
      { first: '2026-11-29', last: '2026-12-20', words: 'from 29 Nov, until 20 Dec' },
      { first: null, last: '2026-12-20', words: 'until 20 Dec' },
    ])
    .run(({ assert }, { first, last, words }) => {
      assert.equal(periodWords('en', { firstDay: first, lastDay: last }, '2026-11-28'), words)
    })

  test('in one line: {line}')
    .with([
      { change: {}, line: 'Sunday, 10.00 am – 11.00 am: Beginners, ages 6–9, in the hall' },
      {
        change: { ages: '', place: 'Upper hall' },
        line: 'Sunday, 10.00 am – 11.00 am: Beginners, in the hall, Upper hall',
      },
      {
        change: { level: '', where: 'online', weekday: 6 },
        line: 'Saturday, 10.00 am – 11.00 am: ages 6–9, online',
      },
    ] as const)
    .run(({ assert }, { change, line }) => {
      assert.equal(batchWords('en', { ...SUNDAY_CLASS, ...change }, '2026-11-28'), line)
    })

  test('ages {ages} are from {least} to {most}')
    .with([
      { ages: '6–9', least: 6, most: 9 },
      { ages: '10+', least: 10, most: 120 },
      { ages: '14', least: 14, most: 14 },
      { ages: '', least: 0, most: 120 },
    ])
    .run(({ assert }, { ages, least, most }) => {
      assert.deepEqual(yearsOf(ages), { least, most })
    })
})
