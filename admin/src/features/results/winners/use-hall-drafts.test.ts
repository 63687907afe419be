// @vitest-environment happy-dom
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Tournament } from '@/lib/data'
import { readEntries } from '@/unsent/entries'
import type { Hall, PlayersPrize } from './hall-drafts'
import { useHallDrafts } from './use-hall-drafts'

it('drafts from results without standings tell the points that the games give', async () => {
  const pupil = { club: namesIn('en').academy, rank: null, points: null }
  const players = [
    { no: 1, name: 'Joshi, Aarav', ...pupil },
    { no: 2, name: 'Patil, Sana', ...pupil },
  ]
  const games = [1, 2].map((round) => ({ round, board: 1, white: 1, black: 2, result: '1-0' }))
  const results = { ...NO_RESULTS, hidden: [], state: 'final', rounds: 7, round: 2 }
  const change = vi.fn()
  const hall = { change, deleted: () => Promise.resolve([]) } as unknown as Hall
  const { result } = renderHook(() =>
    useHallDrafts(
      hall,
      { title: 'Rapid Open', _id: 'counted', rounds: 7 } as unknown as Tournament,
      { ...results, players, games } as unknown as StoredResults,
      [{ prize: '1st', winner: { prize: 'p1' }, player: players[0] } as unknown as PlayersPrize]
    )
  )
  await act(() => result.current.make())
  const made = (await readEntries()).map(({ fields }) => JSON.stringify(fields)).join()
  expect(made).toContain('1st in Rapid Open: 2 points from 2 rounds')
})
