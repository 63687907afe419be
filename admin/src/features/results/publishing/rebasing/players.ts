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
  const byNumber = ofEach(
    versions,
    ({ players }) => new Map(players.map((player) => [player.no, player]))
  )
  const numbers = new Set([...byNumber.mine.keys(), ...byNumber.theirs.keys()])
  return [...numbers]
    .sort((no, next) => no - next)
    .flatMap((no) => {
      const player = ofEach(byNumber, (players) => players.get(no))
      return mergedPlayer(player, needed.has(no), choose) ?? []
    })
}

/** Undefined for one whom either side has taken out. */
function mergedPlayer(
  versions: Versions<ResultPlayer | undefined>,
  isNeeded: boolean,
  choose: Choose
): ResultPlayer | undefined {
  const { base, mine, theirs } = versions
  const player = mine ?? theirs
  if (!player) return undefined
  if (!mine || !theirs) return base && !isNeeded ? undefined : player
  const facts = PLAYER_FACTS.map((fact) => {
    const value = choose({
      id: `player ${player.no} ${fact}`,
      label: [player.no, base?.name ?? player.name].join(' '),
      words: (text) => String(text ?? '–'),
      versions: ofEach(versions, (version) => version?.[fact] ?? null),
    })
    return [fact, value]
  })
  return { ...player, ...(Object.fromEntries(facts) as Partial<ResultPlayer>) }
}
