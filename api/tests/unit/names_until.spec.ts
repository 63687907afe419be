import { freezeTime, test } from '@japa/runner'
import env from '#start/env'
import { editionsWith } from '#visibility/editions'
import { namesUntil } from '#visibility/public_results'

const NOTHING = { games: [], points: [] }

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

  test('never moves on with the dates: published as of {0}, now {1} to {2}, is {3}')
    .with<[namesFrom: string, start: string | null, end: string | null, day: string][]>([
      ['2025-10-01', '2026-12-20', null, '2026-10-01'],
      ['2025-10-01', '2025-09-30', '2026-12-20', '2026-10-01'],
      ['2025-10-01', null, null, '2026-10-01'],
      ['2026-12-20', '2025-10-01', null, '2026-10-01'],
    ])
    .run(({ assert }, [namesFrom, startDate, endDate, day]) => {
      const editions = [{ namesFrom, marks: NOTHING }]
      assert.equal(namesUntil({ startDate, endDate }, { editions }), day)
    })
})
