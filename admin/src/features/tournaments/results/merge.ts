import { folded } from '@academy/api/shared/text/folded_text'
import type { Game, ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import type { ReadList, ReadPlayer } from './read-list'
import { Unreadable } from './unreadable'

/** What a list says, in figures. */
export interface Summary {
  kind: ReadList['kind']
  round: number
  players: number
  boards: number
  open: number
  added: number
}

export interface Merged {
  results: StoredResults
  summaries: Summary[]
  /** What was understood otherwise than it is written, or has changed by it, in sentences. */
  adjustments: string[]
}

const ORDER = ['start', 'pairings', 'crosstable', 'trf', 'standings']

/** Puts lists into what is published, in whatever order they come. */
export function mergeLists(current: StoredResults, lists: ReadList[], round?: number): Merged {
  const merged: Merged = { results: current, summaries: [], adjustments: [] }
  const sorted = lists
    .map((list) => (list.kind === 'pairings' ? withRound(list, current, merged, round) : list))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.round - b.round)
  assertOneTournament(sorted)
  for (const list of sorted) mergeList(merged, list)
  return merged
}

/** A table alone does not say its round: the latest one if its pairs are the same, else the next. */
function withRound(
  list: ReadList,
  current: StoredResults,
  merged: Merged,
  chosen?: number
): ReadList {
  let round = chosen || list.round
  if (!round) {
    const pairs = new Set(
      current.games
        .filter((game) => game.round === current.round)
        .map(({ white, black }) => `${white} ${black}`)
    )
    const known = list.games.filter(({ white, black }) => pairs.has(`${white?.no} ${black?.no}`))
    const isAgain = known.length > list.games.length / 2
    round = current.round + (isAgain ? 0 : 1)
    merged.adjustments.push(m.adjustedRound({ round }))
  }
  return { ...list, round, games: list.games.map((game) => ({ ...game, round })) }
}

const nameKey = (name: string) =>
  folded(name)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

/** One number with two names in lists of one paste, or two lists of the same kind. */
function assertOneTournament(lists: ReadList[]) {
  const names = new Map<number, string>()
  const kinds = new Set(
    lists.map(({ kind, round }) => `${kind} ${kind === 'pairings' ? round : ''}`)
  )
  if (kinds.size < lists.length) throw new Unreadable(m.readTwoTournaments())
  for (const { no, name } of lists.flatMap(({ players }) => players)) {
    if (no === null) continue
    const known = names.get(no) ?? name
    if (nameKey(known) !== nameKey(name)) throw new Unreadable(m.readTwoTournaments())
    names.set(no, name)
  }
}

function mergeList(merged: Merged, list: ReadList) {
  const before = merged.results
  const isPairing = list.kind === 'pairings'
  const missing = list.round - 1
  if (isPairing && missing > 0 && !before.games.some(({ round }) => round === missing)) {
    throw new Unreadable(m.readRoundGap({ round: list.round, missing }))
  }
  const { numbers, renumber, added } = identify(before, list, merged.adjustments)
  merged.adjustments.push(...list.notes)
  const players = new Map(
    before.players.map((player) => {
      const no = renumber(player.no)
      return [no, { ...player, no }]
    })
  )
  for (const [player, no] of numbers) {
    const known = players.get(no)
    players.set(no, known ? updated(known, player, isPairing) : newPlayer(player, no))
  }
  const noOf = (player: ReadPlayer | null) => (player && numbers.get(player)) ?? null
  const games = list.games.map(({ white, black, ...game }): Game => ({
    ...game,
    white: noOf(white),
    black: noOf(black),
  }))
  const rounds = new Set(games.map(({ round }) => round))
  const kept = before.games
    .filter((game) => !rounds.has(game.round))
    .map((game) => ({ ...game, white: renumber(game.white), black: renumber(game.black) }))
  const paired = games.filter(({ black }) => black !== null)
  const latest = Math.max(before.round, list.round, ...paired.map(({ round }) => round))
  const announced = Math.max(before.rounds, list.rounds, latest, ...rounds)
  if (announced > before.rounds && before.players.length > 0) {
    merged.adjustments.push(m.adjustedRounds({ rounds: announced }))
  }
  const results: StoredResults = {
    ...before,
    state: list.isFinal ? 'final' : before.state,
    rounds: announced,
    round: latest,
    players: [...players.values()].sort((a, b) => a.no - b.no),
    games: [...kept, ...games].sort((a, b) => a.round - b.round),
    winners: before.winners.map((winner) => ({ ...winner, no: renumber(winner.no) })),
    hidden: before.hidden.map(renumber),
  }
  if (isPairing && list.round > before.round) beginRound(merged, results, list, numbers)
  else if (list.kind !== 'start' && !isPairing) {
    rank(results, list, numbers)
    const absent = results.players.length - new Set(numbers.values()).size
    if (absent > 0) merged.adjustments.push(m.adjustedAbsent({ count: absent }))
  }
  merged.results = results
  merged.summaries.push({
    kind: list.kind,
    round: list.round,
    players: list.players.length,
    boards: paired.length,
    open: paired.filter(({ result }) => result === '*').length,
    added: before.players.length > 0 ? added.length : 0,
  })
  if (before.players.length > 0 && added.length > 0) {
    merged.adjustments.push(m.adjustedAdded({ names: added.join('; ') }))
  }
}

function newPlayer(player: ReadPlayer, no: number): ResultPlayer {
  const added: ResultPlayer & { line?: number } = { ...player, no, tieBreaks: [] }
  delete added.line
  return added
}

/** What a list says of a player; pairings say only what is not known yet. */
function updated(known: ResultPlayer, player: ReadPlayer, isPairing: boolean): ResultPlayer {
  const { name, title, sex, rating, federation, fideId, club, group } = player
  const told = Object.entries({ name, title, sex, rating, federation, fideId, club, group })
  const news = told.filter(
    ([fact, value]) => value !== null && !(isPairing && known[fact as 'name'] !== null)
  )
  return { ...known, ...(Object.fromEntries(news) as Partial<ResultPlayer>) }
}

/** Points are those before the round; ranks of an earlier round are none of this one. */
function beginRound(
  merged: Merged,
  results: StoredResults,
  list: ReadList,
  numbers: Map<ReadPlayer, number>
) {
  const points = new Map(list.players.map((player) => [numbers.get(player), player.points]))
  const after = (player: ResultPlayer) => points.get(player.no) ?? player.points
  const isOlder = results.players.some((player) => after(player) !== player.points)
  if (isOlder) {
    if (results.players.some((player) => player.rank !== null)) {
      merged.adjustments.push(m.adjustedStandings())
    }
    results.tieBreaks = []
    results.players = results.players.map((player) => ({
      ...player,
      ...{ points: after(player), rank: null, tieBreaks: [] },
    }))
  }
}

/** Points, ranks and tie-breaks as the list gives them: who is not in it has none. */
function rank(results: StoredResults, list: ReadList, numbers: Map<ReadPlayer, number>) {
  const ranked = new Map(list.players.map((player) => [numbers.get(player), player]))
  results.tieBreaks = list.tieBreaks
  results.players = results.players.map((player) => {
    const { points = null, rank: place = null, tieBreaks = [] } = ranked.get(player.no) ?? {}
    return { ...player, points, rank: place, tieBreaks }
  })
}

/** Whose numbers are whose: by number, and by name and rating together where numbers have moved. */
function identify(current: StoredResults, { players, kind }: ReadList, adjustments: string[]) {
  const byNo = new Map(current.players.map((player) => [player.no, player]))
  const keyOf = ({ name, rating }: Pick<ResultPlayer, 'name' | 'rating'>) =>
    `${nameKey(name)} ${rating ?? 0}`
  const byKey = new Map<string, ResultPlayer | null>()
  for (const player of current.players) {
    byKey.set(keyOf(player), byKey.has(keyOf(player)) ? null : player)
  }
  const numbers = new Map<ReadPlayer, number>()
  const moves = new Map<number, number>()
  const others: { no: number; name: string }[] = []
  const isFirst = current.players.length === 0
  const isNumbered = players.some(({ no }) => no !== null)
  const taken = new Set<number>()
  for (const [index, player] of players.entries()) {
    if (player.no === null) {
      const found = byKey.get(keyOf(player))
      if (!found && (!isFirst || isNumbered || kind === 'pairings')) {
        throw new Unreadable(m.readNoNumber({ line: player.line, name: player.name }))
      }
      if (found) moves.set(found.no, found.no)
      numbers.set(player, found?.no ?? index + 1)
      continue
    }
    numbers.set(player, player.no)
    if (kind !== 'pairings' && taken.has(player.no)) {
      throw new Unreadable(m.readNumberTwice({ line: player.line, no: player.no }))
    }
    taken.add(player.no)
    const known = byNo.get(player.no)
    if (known && nameKey(known.name) === nameKey(player.name)) {
      moves.set(player.no, player.no)
      continue
    }
    const moved = byKey.get(keyOf(player))
    if (moved) moves.set(moved.no, player.no)
    else others.push({ no: player.no, name: player.name })
  }
  if (isFirst && players.some(({ no }) => no === null)) adjustments.push(m.adjustedByPlace())
  const renamed = others.filter(({ no }) => byNo.has(no) && !moves.has(no))
  if (renamed.length > Math.max(2, moves.size / 10)) {
    throw new Unreadable(m.readOtherPlayers({ count: renamed.length }))
  }
  for (const { no, name } of renamed) {
    adjustments.push(m.adjustedName({ no, from: byNo.get(no)?.name ?? '', to: name }))
    moves.set(no, no)
  }
  const count = [...moves].filter(([from, to]) => from !== to).length
  if (count > 0) adjustments.push(m.adjustedNumbers({ count }))
  moveAbsent(current.players, numbers, moves, adjustments)
  const added = others.filter((player) => !renamed.includes(player)).map(({ name }) => name)
  const renumber = <No extends number | null>(no: No) => (moves.get(no ?? 0) ?? no) as No
  return { numbers, renumber, added: isFirst ? [] : added }
}

/** Players who are not in the list keep their numbers, or move as those before them have. */
function moveAbsent(
  current: ResultPlayer[],
  numbers: Map<ReadPlayer, number>,
  moves: Map<number, number>,
  adjustments: string[]
) {
  const taken = new Set(numbers.values())
  let shift = 0
  for (const { no, name } of [...current].sort((a, b) => a.no - b.no)) {
    const to = moves.get(no)
    if (to !== undefined) {
      shift = to - no
      continue
    }
    let free = no + shift
    while (taken.has(free) || free < 1) free += 1
    taken.add(free)
    moves.set(no, free)
    if (free !== no) adjustments.push(m.adjustedAssumed({ name, no: free }))
  }
}

/** The results without a round, and as they stood before it. */
export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  const paired = games.flatMap(({ round, black }) => (black === null ? [] : [round]))
  return { ...results, games, round: Math.max(0, ...paired), state: 'live' }
}
