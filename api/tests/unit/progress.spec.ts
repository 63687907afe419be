import { test } from '@japa/runner'
import { progressOf } from '#shared/tournament/progress'
import { tournamentState, type DatedTournament } from '#shared/tournament/tournament_state'
import { badgeWords } from '#shared/words/badge_words'

const TODAY = '2026-11-21'
const played = {
  isActive: true,
  status: 'scheduled' as DatedTournament['status'],
  startDate: '2026-11-28' as string | null,
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  movedFrom: null as string | null,
  rounds: 7,
  results: { state: 'live' as 'live' | 'final', round: 2, rounds: 7 },
}

test.group('Progress of a tournament', () => {
  test('{0} it is {2}: {3}')
    .with([
      ['ahead of its day', {}, 'live', 'Live: round 2 of 7'],
      ['on its day', { startDate: TODAY }, 'live', 'Live: round 2 of 7'],
      ['without a day', { startDate: null }, 'live', 'Live: round 2 of 7'],
      ['after its day', { startDate: '2026-11-20' }, 'results', 'Round 2 of 7'],
      ['postponed', { status: 'postponed' }, null, 'Postponed'],
      ['cancelled', { status: 'cancelled' }, null, 'Cancelled'],
      ['postponed to a day', { movedFrom: '2026-11-20' }, null, 'Registration open'],
      ['brought forward to a day', { movedFrom: '2026-12-20' }, null, 'Registration open'],
      [
        'on the day it was moved to',
        { startDate: TODAY, movedFrom: '2026-11-20' },
        'live',
        'Live: round 2 of 7',
      ],
      [
        'over after it was moved',
        { startDate: '2026-11-20', movedFrom: '2026-11-13' },
        'results',
        'Round 2 of 7',
      ],
      ['hidden', { isActive: false }, null, undefined],
      [
        'with final results',
        { results: { state: 'final', round: 7, rounds: 7 } },
        'results',
        'Final results',
      ],
      [
        'with a starting list',
        { results: { state: 'live', round: 0, rounds: 7 } },
        null,
        'Registration open',
      ],
    ] as [string, Partial<typeof played>, string | null, string | undefined][])
    .run(({ assert }, [, change, progress, words]) => {
      const tournament = { ...played, ...change }
      const state = tournamentState(tournament, TODAY)
      assert.equal(progressOf(tournament, state), progress)
      assert.equal(badgeWords('en', tournament, state)?.words, words)
    })
})
