import type { StoredResults } from '@academy/api/shared/results/results'
import { roundsOf } from '@academy/api/shared/results/shown_results'
import { m } from '@/lib/messages'

/** [1, 3, 4, 5] → '1, 3–5' */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}

/** Says which games or rounds final results lack; '' if they are complete. */
export function finalDoubt({ state, rounds, games }: StoredResults): string {
  const paired = roundsOf({ games }).reverse()
  // Standings can come without their games.
  if (state !== 'final' || paired.length === 0) return ''
  const unfinished = paired.flatMap((round) => {
    const isOpen = (game: StoredResults['games'][number]) =>
      game.round === round && game.black !== null && game.result === '*'
    const count = games.filter(isOpen).length
    return count > 0 ? m.finalOpen({ round, count }) : []
  })
  const all = Array.from({ length: rounds }, (_, at) => at + 1)
  const missing = all.filter((round) => !paired.includes(round))
  const gaps =
    missing.length > 0 ? [m.finalMissing({ count: missing.length, rounds: rangesOf(missing) })] : []
  const facts = [...unfinished, ...gaps].join('; ')
  return facts && m.finalDoubt({ facts })
}
