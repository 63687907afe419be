import type { Game, ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { problemsOf, type ProblemCode } from '@academy/api/shared/results/results_rules'
import { folded } from '@academy/api/shared/text/folded_text'
import { m } from '@/lib/messages'
import { Unreadable } from './lines'
import type { ReadList, ReadPlayer } from './read-list'

export interface Merged {
  results: StoredResults
  /** The lists that were read, in the order in which they were put together. */
  lists: ReadList[]
  /** What each of them says, in figures. */
  summaries: string[]
  /** What was understood otherwise than it is written, or has changed by it. */
  adjustments: string[]
}

const ORDER = ['start', 'pairings', 'crosstable', 'trf', 'standings']

/**
 * Puts lists into what is published, in whatever order they come.
 * @param round of the pairings, whatever they say themselves
 */
export function mergeLists(current: StoredResults, read: ReadList[], round?: number): Merged {
  const adjustments: string[] = []
  const lists = read
    .map((list) => (list.kind === 'pairings' ? withRound(list, current, adjustments, round) : list))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.round - b.round)
  assertOneTournament(lists)
  const merged: Merged = { results: current, lists, summaries: [], adjustments }
  for (const list of lists) mergeList(merged, list)
  assertStorable(merged.results)
  return merged
}

/** A table alone does not say its round: the latest one if its pairs are the same, else the next. */
function withRound(
  list: ReadList,
  current: StoredResults,
  adjustments: string[],
  chosen?: number
): ReadList {
  let round = chosen ?? list.round
  if (!round) {
    const latest = current.games.filter((game) => game.round === current.round)
    const pairs = new Set(latest.map(({ white, black }) => `${white} ${black}`))
    const known = list.games.filter(({ white, black }) => pairs.has(`${white?.no} ${black?.no}`))
    const isAgain = known.length > list.games.length / 2
    round = current.round + (isAgain ? 0 : 1)
    adjustments.push(m.adjustedRound({ round }))
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
  const kinds = new Set(
    lists.map(({ kind, round }) => `${kind} ${kind === 'pairings' ? round : ''}`)
  )
  const names = new Map<number, string>()
  const isOther = ({ no, name }: ReadPlayer) => {
    if (no === null) return false
    const known = names.get(no)
    names.set(no, name)
    return known !== undefined && nameKey(known) !== nameKey(name)
  }
  const hasOther = lists.flatMap(({ players }) => players).some(isOther)
  if (hasOther || kinds.size < lists.length) throw new Unreadable(m.readTwoTournaments())
}

function mergeList(merged: Merged, list: ReadList) {
  const { results: before, adjustments } = merged
  const isFirst = before.players.length === 0
  const isPairing = list.kind === 'pairings'
  const missing = list.round - 1
  if (isPairing && missing > 0 && !before.games.some(({ round }) => round === missing)) {
    throw new Unreadable(m.readRoundGap({ round: list.round, missing }))
  }
  const { numbers, renumber, added } = identify(before, list, adjustments)
  adjustments.push(...list.notes)
  const players = new Map(
    before.players.map((player) => {
      const no = renumber(player.no)
      return [no, { ...player, no }]
    })
  )
  for (const [player, no] of numbers) {
    players.set(no, updated(players.get(no), player, no, isPairing))
  }
  const noOf = (player: ReadPlayer | null) => (player && numbers.get(player)) ?? null
  const games = list.games.map((game): Game => ({
    ...game,
    white: noOf(game.white),
    black: noOf(game.black),
  }))
  const rounds = new Set(games.map(({ round }) => round))
  const kept = before.games
    .filter((game) => !rounds.has(game.round))
    .map((game) => ({ ...game, white: renumber(game.white), black: renumber(game.black) }))
  const paired = games.filter(({ black }) => black !== null)
  const latest = Math.max(before.round, list.round, ...paired.map(({ round }) => round))
  const announced = Math.max(before.rounds, list.rounds, latest, ...rounds)
  merged.results = {
    ...before,
    state: list.isFinal ? 'final' : before.state,
    rounds: announced,
    round: latest,
    players: [...players.values()].sort((a, b) => a.no - b.no),
    games: [...kept, ...games].sort((a, b) => a.round - b.round),
    winners: before.winners.map((winner) => ({ ...winner, no: renumber(winner.no) })),
    hidden: before.hidden.map((no) => renumber(no)),
  }
  if (list.kind !== 'start' && (!isPairing || list.round > before.round)) {
    setStandings(merged, list, numbers)
  }
  const open = paired.filter(({ result }) => result === '*').length
  const count = isFirst ? 0 : added.length
  merged.summaries.push(summaryOf(list, paired.length, open, count))
  if (!isFirst && announced > before.rounds)
    adjustments.push(m.adjustedRounds({ rounds: announced }))
  if (count > 0) adjustments.push(m.adjustedAdded({ names: added.join('; ') }))
}

/** 'Pairings of round 4: 42 boards, 3 without a result, 1 player who was not in the starting list' */
function summaryOf(
  { kind, round, players }: ReadList,
  boards: number,
  open: number,
  added: number
) {
  const names = {
    start: m.listStart(),
    pairings: m.listPairings({ round }),
    standings: round ? m.listStandingsAfter({ round }) : m.listStandings(),
    crosstable: m.listCrosstable(),
    trf: m.listTrf(),
  }
  const parts = [
    kind !== 'pairings' && m.countPlayers({ count: players.length }),
    boards > 0 && m.countBoards({ count: boards }),
    open > 0 && m.countOpen({ count: open }),
    added > 0 && m.countAdded({ count: added }),
  ]
  return `${names[kind]}: ${parts.filter(Boolean).join(', ')}`
}

const FACTS = ['name', 'title', 'sex', 'rating', 'federation', 'fideId', 'club', 'group'] as const
type Facts = Pick<ResultPlayer, (typeof FACTS)[number]>

/** What a list says of a player; pairings say only what is not known yet. */
function updated(
  known: ResultPlayer | undefined,
  player: ReadPlayer,
  no: number,
  isPairing: boolean
): ResultPlayer {
  const [first, second] = isPairing ? [known, player] : [player, known]
  const facts = FACTS.map((fact) => [fact, first?.[fact] ?? second?.[fact] ?? null])
  const { points = player.points, rank = null, tieBreaks = [] } = known ?? {}
  return { ...(Object.fromEntries(facts) as Facts), no, points, rank, tieBreaks }
}

/**
 * Points, places and tie-breaks as the list gives them: who is not in standings has none. Pairings
 * give points before their round, and if these are others, places of an earlier round are void.
 */
function setStandings(merged: Merged, list: ReadList, numbers: Map<ReadPlayer, number>) {
  const { results, adjustments } = merged
  const { players } = results
  const said = new Map(list.players.map((player) => [numbers.get(player), player]))
  const isPairing = list.kind === 'pairings'
  const pointsOf = ({ no, points }: ResultPlayer) =>
    said.get(no)?.points ?? (isPairing ? points : null)
  const absent = players.filter(({ no }) => !said.has(no)).length
  if (isPairing) {
    if (players.every((player) => pointsOf(player) === player.points)) return
    if (players.some(({ rank }) => rank !== null)) adjustments.push(m.adjustedStandings())
  } else if (absent > 0) adjustments.push(m.adjustedAbsent({ count: absent }))
  results.tieBreaks = list.tieBreaks
  results.players = players.map((player) => {
    const { rank = null, tieBreaks = [] } = said.get(player.no) ?? {}
    return { ...player, points: pointsOf(player), rank, tieBreaks }
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
  /** The number of each player of the list, and those published that have become others. */
  const numbers = new Map<ReadPlayer, number>()
  const moves = new Map<number, number>()
  const others: { no: number; name: string }[] = []
  const isFirst = current.players.length === 0
  const hasNumbers = players.some(({ no }) => no !== null)
  const taken = new Set<number>()
  for (const [index, player] of players.entries()) {
    const { line, name } = player
    const found = byKey.get(keyOf(player))
    const isByPlace = isFirst && !hasNumbers && kind !== 'pairings'
    const no = player.no ?? found?.no ?? (isByPlace ? index + 1 : null)
    if (no === null) throw new Unreadable(m.readNoNumber({ line, name }))
    if (kind !== 'pairings' && taken.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    numbers.set(player, no)
    taken.add(no)
    const known = byNo.get(no)
    if (known && nameKey(known.name) === nameKey(name)) moves.set(no, no)
    else if (found) moves.set(found.no, no)
    else others.push({ no, name })
  }
  if (isFirst && !hasNumbers) adjustments.push(m.adjustedByPlace())
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
  const homeless = current.players.find(({ no }) => !moves.has(no) && taken.has(no))
  if (homeless) throw new Unreadable(m.readMoved({ name: homeless.name }))
  const added = others.filter((player) => !renamed.includes(player)).map(({ name }) => name)
  const renumber = <No extends number | null>(no: No) => (moves.get(no ?? 0) ?? no) as No
  return { numbers, renumber, added }
}

const PROBLEMS: Partial<Record<ProblemCode, typeof m.resultsSelf>> = {
  results_too_many: m.resultsTooMany,
  results_range: m.resultsRange,
  results_text: m.resultsText,
  results_self: m.resultsSelf,
  results_twice: m.resultsTwice,
}

/** @throws Unreadable if they cannot be stored */
function assertStorable(results: StoredResults) {
  const [problem] = problemsOf(results)
  if (!problem) return
  const { where, code, params } = problem
  const player = results.players[Number(/^players\.(\d+)/.exec(where)?.[1])]
  const place = player ? `${player.no} ${player.name}` : where
  throw new Unreadable((PROBLEMS[code] ?? m.resultsMalformed)({ ...params, where: place }))
}

/** The results without a round, and as they stood before it. */
export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  const paired = games.flatMap(({ round, black }) => (black === null ? [] : [round]))
  return { ...results, games, round: Math.max(0, ...paired), state: 'live' }
}
