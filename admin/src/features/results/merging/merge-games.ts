import type { Game, ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import { changeWords, pairWords } from '@/features/results/result-words'
import { someOf } from '@/lib/some-of'
import { assumedRound } from '@/features/results/reading/named-rounds'
import type { ReadList } from '@/features/results/reading/read-list'

interface MergedGames {
  games: Game[]
  doubts: string[]
  adjustments: string[]
}

/** A table without a heading is of the round that has the same pairs, else of the next one. */
export function withRound(list: ReadList, { games, round }: StoredResults): ReadList {
  if (list.kind !== 'pairings' || list.round > 0) return list
  const pairs = new Set(list.games.map(({ white, black }) => `${white.no} ${black && black.no}`))
  const known = games.filter(({ white, black }) => pairs.has(`${white} ${black}`))
  const assumed = (known.length > pairs.size / 2 && known[0]?.round) || round + 1
  return {
    ...list,
    round: assumed,
    games: list.games.map((game) => ({ ...game, round: assumed })),
    notes: [assumedRound(assumed), ...list.notes],
  }
}

/** @throws Unreadable where a round before these pairings is missing */
export function checkGap({ kind, round }: ReadList, { games }: StoredResults) {
  const paired = new Set(games.map((game) => game.round))
  if (kind !== 'pairings' || round <= 1 || paired.has(round - 1)) return
  let missing = 1
  while (paired.has(missing)) missing += 1
  throw new Unreadable(m.readRoundGap({ round, missing }))
}

const pairKey = ({ round, white, black }: Pick<Game, 'round' | 'white' | 'black'>) =>
  `${round} ${white} ${black}`

const gamesOf = (list: ReadList): Game[] =>
  list.games.map(({ round, board, white, black, result }) => ({
    round,
    board,
    white: white.no,
    black: black && black.no,
    result,
  }))

/**
 * Merges the games of a list. It is complete for the players it names; boards of other players stay, since
 * a list may be a part of its round.
 * @param players with those of the list
 */
export function mergeGames(
  before: StoredResults,
  list: ReadList,
  players: readonly ResultPlayer[]
): MergedGames {
  const known = new Map(before.games.map((game) => [pairKey(game), game]))
  const read = gamesOf(list)
  const games = read.map((game): Game => {
    const same = known.get(pairKey(game)) ?? game
    const { board, result } = game
    return { ...game, board: board ?? same.board, result: result === '*' ? same.result : result }
  })
  const rounds = new Set(games.map(({ round }) => round))
  const named = new Set(list.players.map(({ no }) => no))
  const isNamed = (no: number | null) => no !== null && named.has(no)
  const others = before.games.filter(
    ({ round, white, black }) => !rounds.has(round) || (!isNamed(white) && !isNamed(black))
  )
  const place = new Map(before.games.map((game, at) => [pairKey(game), at]))
  const placeOf = (game: Game) => place.get(pairKey(game)) ?? place.size
  const all = [...games, ...others].sort((a, b) => a.round - b.round || placeOf(a) - placeOf(b))
  const merged = { games: all, doubts: [], adjustments: [] }
  return [...rounds].reduce<MergedGames>((noted, round) => {
    const isOfRound = (game: Game) => game.round === round
    const notes = roundNotes({
      round,
      list,
      players,
      before: before.games.filter(isOfRound),
      read: read.filter(isOfRound),
      kept: others.filter(isOfRound),
    })
    return {
      ...noted,
      doubts: [...noted.doubts, ...notes.doubts],
      adjustments: [...noted.adjustments, ...notes.adjustments],
    }
  }, merged)
}

interface RoundRead {
  round: number
  list: ReadList
  players: readonly ResultPlayer[]
  before: Game[]
  /** As the list says them. */
  read: Game[]
  /** Between players of whom it says nothing. */
  kept: Game[]
}

/** Notes what becomes of games that were known, and who has no game. */
function roundNotes({ round, list, players, before, read, kept }: RoundRead) {
  const doubts: string[] = []
  const adjustments: string[] = []
  const playerOf = (no: number | null) => players.find((one) => one.no === no)
  const namedGame = ({ white, black, result }: Game) => {
    return { white: playerOf(white), black: playerOf(black), result }
  }
  const wordsOf = (games: Game[]) => someOf(games.map((game) => pairWords(namedGame(game))))
  const given = new Map(read.map((game) => [pairKey(game), game.result]))
  const finished = before.filter(({ black, result }) => black !== null && result !== '*')
  const changed = finished.flatMap((game) => {
    const result = given.get(pairKey(game)) ?? '*'
    if (result === '*' || result === game.result) return []
    return [changeWords(namedGame(game), result)]
  })
  const stay = finished.filter((game) => given.get(pairKey(game)) === '*').length
  const lost = finished.filter((game) => !given.has(pairKey(game)) && !kept.includes(game))
  if (stay > 0) adjustments.push(m.resultsStay({ count: stay, round }))
  if (changed.length > 0) {
    doubts.push(m.resultsChange({ count: changed.length, round, games: someOf(changed) }))
  }
  if (lost.length > 0) {
    doubts.push(m.resultsLost({ count: lost.length, round, games: wordsOf(lost) }))
  }
  const boards = Map.groupBy(
    [...read, ...kept].filter(({ board }) => board !== null),
    ({ board }) => board
  )
  for (const [board, same] of boards) {
    if (same.length > 1)
      doubts.push(m.boardTwice({ round, board: board ?? 0, games: wordsOf(same) }))
  }
  if (kept.length > 0) {
    // Where the list has new boards, these may have been cancelled.
    const known = new Set(before.map(pairKey))
    const isCorrection = read.every((game) => known.has(pairKey(game)))
    const notes = isCorrection ? adjustments : doubts
    notes.push(m.gamesStay({ round, games: wordsOf(kept) }))
  }
  if (list.kind === 'pairings' && !list.typed) {
    const playing = new Set([...read, ...kept].flatMap(({ white, black }) => [white, black]))
    const idle = players.filter(({ no }) => !playing.has(no))
    const names = someOf(idle.map(({ name }) => name))
    if (names) doubts.push(m.playersIdle({ round, names }))
  }
  return { doubts, adjustments }
}

export const pairedRounds = (games: readonly { round: number; black: unknown }[]) =>
  games.flatMap((game) => (game.black ? game.round : []))

export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  return { ...results, games, round: Math.max(0, ...pairedRounds(games)), state: 'live' }
}
