import { keepHidden } from '@academy/api/shared/results/hidden_players'
import { isSameName, numberedName } from '@academy/api/shared/results/player_names'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { plain } from '@/features/results/reading/lines'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'
import { m } from '@/lib/messages'

/** Results with what the director is told of the change. */
export interface Revised {
  results: StoredResults
  adjustments: string[]
}

/** What a list may say of a player besides the standing. */
export const PLAYER_FACTS = [
  'name',
  'title',
  'sex',
  'rating',
  'federation',
  'fideId',
  'club',
  'group',
] as const

/** A player as the list has it; pairings only add what is not known yet, and correct the name. */
function updated(known: ResultPlayer | undefined, player: ReadPlayer, isPairing: boolean) {
  const [first, second] = isPairing && known ? [known, player] : [player, known ?? player]
  const facts = PLAYER_FACTS.map((fact) => [fact, first[fact] ?? second[fact]])
  const { points = player.points, rank = null, tieBreaks = [] } = known ?? {}
  // A crosstable leaves out the comma that marks the surname.
  const spelt = second.name.includes(',') && !first.name.includes(',') ? second : first
  const { name } = known && isSameName(known, player) ? spelt : player
  return {
    ...(Object.fromEntries(facts) as ResultPlayer),
    no: player.no,
    name,
    points,
    rank,
    tieBreaks,
  }
}

export function playersWith(before: StoredResults, { kind, players }: ReadList): ResultPlayer[] {
  const all = new Map(before.players.map((player) => [player.no, player]))
  for (const player of players) {
    all.set(player.no, updated(all.get(player.no), player, kind === 'pairings'))
  }
  return [...all.values()].sort((a, b) => a.no - b.no)
}

export function withoutPlayers(
  results: StoredResults,
  gone: readonly ResultPlayer[]
): StoredResults {
  const { players, winners, hidden, hiddenBefore = [] } = results
  const numbers = new Set(gone.map(({ no }) => no))
  const forgotten = gone.filter(({ no }) => hidden.includes(no))
  return {
    ...results,
    players: players.filter(({ no }) => !numbers.has(no)),
    winners: winners.filter(({ no }) => no === null || !numbers.has(no)),
    hidden: hidden.filter((no) => !numbers.has(no)),
    hiddenBefore: [
      ...hiddenBefore,
      ...forgotten.map(({ name, fideId, rating }) => ({ name, fideId, rating })),
    ],
  }
}

export function renumbered(results: StoredResults, moves: Map<number, number>): StoredResults {
  const renumber = <No extends number | null>(no: No) => (moves.get(no ?? 0) ?? no) as No
  const move = <Item extends { no: number | null }>(item: Item) => ({
    ...item,
    no: renumber(item.no),
  })
  const games = results.games.map(({ white, black, ...game }) => {
    return { ...game, white: renumber(white), black: renumber(black) }
  })
  return {
    ...results,
    games,
    players: results.players.map(move),
    winners: results.winners.map(move),
    hidden: results.hidden.map(renumber),
  }
}

/** Keeps players hidden, and notes each one who is not found under the same number and name. */
export function withHidden(
  results: StoredResults,
  before: StoredResults,
  wasGone: readonly string[]
): Revised {
  const { players } = results
  const { hidden, hiddenBefore, found } = keepHidden(before, players)
  const known = new Set(wasGone)
  const adjustments = found.flatMap(({ was, as }) => {
    const { name } = was
    const taken = players.filter(({ no }) => as.includes(no))
    const isClear = taken.every((player) => player.no === was.no && isSameName(player, was))
    if (isClear && taken.length > 0) return []
    const words = taken.map(numberedName).join('; ')
    if (words) return [m.hiddenKept({ name, players: words })]
    return known.has(name) ? [] : [m.hiddenGone({ name })]
  })
  return { results: { ...results, hidden, hiddenBefore }, adjustments }
}

/** Corrects one name: a player who was hidden under the old or the new one stays hidden. */
export function withName(before: StoredResults, no: number, typed: string): Revised {
  const name = plain(typed)
  const players = before.players.map((player) => (player.no === no ? { ...player, name } : player))
  const gone = (before.hiddenBefore ?? []).map((one) => one.name)
  return withHidden({ ...before, players }, before, gone)
}
