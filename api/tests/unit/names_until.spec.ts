import { freezeTime, test } from '@japa/runner'
import env from '#start/env'
import { editionsWith, type Edition } from '#visibility/editions'
import { namesUntil } from '#visibility/public_results'

const NOTHING: Edition['marks'] = { games: [], points: [] }

test.group('The day from which players are initials', () => {
  test('is {3}: played {0} to {1}, {2} months')
    .with<[start: string | null, end: string | null, months: number, day: string][]>([
      ['2026-11-22', null, 12, '2027-11-22'],
      ['2026-11-22', '2026-11-24', 12, '2027-11-24'],
      ['2026-01-31', null, 1, '2026-02-28'],
      ['2027-12-31', null, 2, '2028-02-29'],
      ['2028-02-29', null, 12, '2029-02-28'],
      // Without dates it counts from the first publication, on an Indian day.
      [null, null, 12, '2027-04-01'],
    ])
    .run(({ assert, cleanup }, [startDate, endDate, months, day]) => {
      const usual = env.get('RESULT_NAMES_MONTHS')
      cleanup(() => env.set('RESULT_NAMES_MONTHS', usual))
      env.set('RESULT_NAMES_MONTHS', months)
      freezeTime(new Date('2026-03-31T20:00:00.000Z'))
      const played = { startDate, endDate }
      const before = { editions: [], published: null }
      const editions = editionsWith({ players: [], games: [] }, played, before)
      assert.equal(namesUntil(played, { editions }), day)
    })

  const MARKS: Edition['marks'] = { games: ['a game'], points: [] }

  test('never moves on with the dates: published as of {0}, now {1} to {2}, is {3}')
    .with<[namesFrom: string, start: string | null, end: string | null, day: string][]>([
      ['2025-10-01', '2026-12-20', null, '2026-10-01'],
      ['2025-10-01', '2025-09-30', '2026-12-20', '2026-10-01'],
      ['2025-10-01', null, null, '2026-10-01'],
      ['2026-12-20', '2025-10-01', null, '2026-10-01'],
    ])
    .run(({ assert }, [namesFrom, start, end, day]) => {
      for (const marks of [MARKS, NOTHING]) {
        const editions = [{ namesFrom, publishedOn: '2025-10-01', marks }]
        assert.equal(namesUntil({ startDate: start, endDate: end }, { editions }), day)
      }
    })

  test('of results from {0}, published as of 2025-11-22, is {4} once the date is {2} to {3}')
    .with<
      [
        publishedOn: string,
        marks: Edition['marks'],
        start: string,
        end: string | null,
        day: string,
      ][]
    >([
      ['2026-11-22', MARKS, '2026-11-22', null, '2027-11-22'],
      ['2026-11-29', MARKS, '2026-11-21', '2026-11-22', '2027-11-22'],
      // On the first of two days: as of the last day on which they were seen to be played.
      ['2026-11-21', MARKS, '2026-11-21', '2026-11-22', '2027-11-21'],
      ['2026-11-21', MARKS, '2026-11-22', null, '2026-11-22'],
      ['2026-11-10', NOTHING, '2026-11-22', null, '2027-11-10'],
      ['2026-09-10', NOTHING, '2026-11-22', null, '2026-11-22'],
    ])
    .run(({ assert }, [publishedOn, marks, startDate, endDate, day]) => {
      const editions = [{ namesFrom: '2025-11-22', publishedOn, marks }]
      assert.equal(namesUntil({ startDate, endDate }, { editions }), day)
    })
})
