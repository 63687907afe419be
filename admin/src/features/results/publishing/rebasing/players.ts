import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { PLAYER_FACTS } from '@/features/results/merging/players'
import type { Choose } from './choosing'
import { ofEach, type Versions } from './versions'

/** @param needed numbers of players who have a game or a prize, and must not be dropped */
export function mergedPlayers(
  versions: Versions<StoredResults>,
  needed: ReadonlySet<number | null>,
  choose: Choose
): ResultPlayer[] {
  const [was, here, there] = ofEach(
    versions,
    ({ players }) => new Map(players.map((player) => [player.no, player]))
  )
  const numbers = [...new Set([...here.keys(), ...there.keys()])].sort((one, other) => one - other)
  return numbers.flatMap((no): ResultPlayer[] => {
    const before = was.get(no)
    const [ours, others] = [here.get(no), there.get(no)]
    const player = ours ?? others
    if (!player) return []
    // Taken out on one side.
    if (!ours || !others) return before && !needed.has(no) ? [] : [player]
    const facts = PLAYER_FACTS.map((fact) => {
      const unit = {
        id: `player ${no} ${fact}`,
        label: [no, before?.name ?? player.name].join(' '),
        words: (value: string | number | null) => String(value ?? '–'),
      }
      const values = ofEach([before, ours, others], (one) => one?.[fact] ?? null)
      return [fact, choose(unit, values)]
    })
    return [{ ...player, ...(Object.fromEntries(facts) as Partial<ResultPlayer>) }]
  })
}
