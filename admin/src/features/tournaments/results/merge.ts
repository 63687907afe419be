import {
  isCorrected,
  roundOfPoints,
  type Game,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
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

/** Puts lists into what is published, in whatever order they come. */
export function mergeLists(current: StoredResults, read: ReadList[]): Merged {
  const adjustments: string[] = []
  const lists = read
    .map((list) => (list.round || list.kind !== 'pairings' ? list : withRound(list, current)))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.round - b.round)
  assertOneTournament(lists)
  const merged: Merged = { results: current, lists, summaries: [], adjustments }
  for (const list of lists) mergeList(merged, list)
  assertStorable(merged.results)
  return merged
}

/** A table alone does not say its round: the one that has the same pairs, else the next. */
function withRound(list: ReadList, current: StoredResults): ReadList {
  const pairs = new Set(list.games.map(({ white, black }) => `${white.no} ${black?.no}`))
  const known = current.games.filter(({ white, black }) => pairs.has(`${white} ${black}`))
  const isAgain = known.length > list.games.length / 2
  const round = (isAgain && known[0]?.round) || current.round + 1
  const games = list.games.map((game) => ({ ...game, round }))
  return { ...list, round, games, notes: [m.adjustedRound({ round }), ...list.notes] }
}

const nameKey = (name: string) =>
  folded(name)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

const isSameName = (one: { name: string }, other: { name: string }) =>
  nameKey(one.name) === nameKey(other.name)

/** One number with two names in lists of one paste, or two lists of the same kind. */
function assertOneTournament(lists: ReadList[]) {
  const kinds = new Set(lists.map(({ kind, round }) => (kind === 'pairings' ? round : kind)))
  const players = lists.flatMap((list) => list.players).filter(({ no }) => no !== null)
  const numbers = new Set(players.map(({ no }) => no))
  const named = new Set(players.map(({ no, name }) => `${no} ${nameKey(name)}`))
  // A number that stands twice in one list is named with its line.
  if (kinds.size < lists.length || (lists.length > 1 && numbers.size < named.size)) {
    throw new Unreadable(m.readTwoTournaments())
  }
}

function mergeList(merged: Merged, list: ReadList) {
  const { results: before, adjustments } = merged
  const isFirst = before.players.length === 0
  const isPairing = list.kind === 'pairings'
  const missing = list.round - 1
  if (isPairing && missing > 0 && !before.games.some(({ round }) => round === missing)) {
    throw new Unreadable(m.readRoundGap({ round: list.round, missing }))
  }
  const { identified, renumber, added } = identify(before, list, adjustments)
  adjustments.push(...list.notes)
  const players = new Map(
    before.players.map((player) => [renumber(player.no), { ...player, no: renumber(player.no) }])
  )
  for (const player of identified) {
    players.set(player.no, updated(players.get(player.no), player, isPairing))
  }
  const games = list.games.map((game): Game => ({
    ...game,
    white: game.white.no,
    black: game.black && game.black.no,
  }))
  const rounds = new Set(games.map(({ round }) => round))
  const others = before.games
    .filter((game) => !rounds.has(game.round))
    .map((game) => ({ ...game, white: renumber(game.white), black: renumber(game.black) }))
  const latest = Math.max(before.round, list.round, ...pairedRounds(games))
  const announced = Math.max(before.rounds, list.rounds, latest, ...rounds)
  merged.results = {
    ...before,
    state: list.isFinal ? 'final' : before.state,
    rounds: announced,
    round: latest,
    players: [...players.values()].sort((a, b) => a.no - b.no),
    games: [...others, ...games].sort((a, b) => a.round - b.round),
    winners: before.winners.map((winner) => ({ ...winner, no: renumber(winner.no) })),
    hidden: before.hidden.map(renumber),
  }
  if (list.kind !== 'start' && (!isPairing || list.round > before.round)) {
    setStandings(merged, list)
  }
  if (isFirst) added.length = 0
  merged.summaries.push(summaryOf(list, added.length))
  if (!isFirst && announced > before.rounds)
    adjustments.push(m.adjustedRounds({ rounds: announced }))
  if (added.length > 0) adjustments.push(m.adjustedAdded({ names: added.join('; ') }))
}

/** Rounds in which somebody has an opponent. */
const pairedRounds = (games: Game[]) =>
  games.filter(({ black }) => black !== null).map(({ round }) => round)

/** 'Pairings of round 4: 42 boards, 3 without a result, 1 player who was not in the starting list' */
function summaryOf({ kind, round, players, games }: ReadList, added: number) {
  const names = {
    start: m.listStart(),
    pairings: m.listPairings({ round }),
    standings: round ? m.listStandingsAfter({ round }) : m.listStandings(),
    crosstable: m.listCrosstable(),
    trf: m.listTrf(),
  }
  const paired = games.filter(({ black }) => black !== null)
  const open = paired.filter(({ result }) => result === '*').length
  const parts = [
    kind !== 'pairings' && m.countPlayers({ count: players.length }),
    paired.length > 0 && m.countBoards({ count: paired.length }),
    open > 0 && m.countOpen({ count: open }),
    added > 0 && m.countAdded({ count: added }),
  ]
  return `${names[kind]}: ${parts.filter(Boolean).join(', ')}`
}

const FACTS = ['name', 'title', 'sex', 'rating', 'federation', 'fideId', 'club', 'group'] as const
type Facts = Pick<ResultPlayer, (typeof FACTS)[number]>
type Identified = ReadPlayer & { no: number }

/** What a list says of a player; pairings say only what is not known yet, and another name. */
function updated(known: ResultPlayer | undefined, player: Identified, isPairing: boolean) {
  const [first, second] = isPairing ? [known, player] : [player, known]
  const facts = FACTS.map((fact) => [fact, first?.[fact] ?? second?.[fact] ?? null])
  const { points = player.points, rank = null, tieBreaks = [] } = known ?? {}
  const merged = { ...(Object.fromEntries(facts) as Facts), points, rank, tieBreaks }
  const { name } = isSameName(merged, player) ? merged : player
  return { ...merged, no: player.no, name }
}

/**
 * Points, places and tie-breaks as the list gives them: who is not in standings has none. Pairings
 * give points before their round, and if these are others, places of an earlier round are void.
 */
function setStandings({ results, adjustments }: Merged, list: ReadList) {
  const { players } = results
  const given = new Map(list.players.map((player) => [player.no, player]))
  const isPairing = list.kind === 'pairings'
  const pointsOf = ({ no, points }: ResultPlayer) =>
    given.get(no)?.points ?? (isPairing ? points : null)
  const absent = players.filter(({ no }) => !given.has(no)).length
  if (isPairing) {
    if (players.every((player) => pointsOf(player) === player.points)) return
    if (players.some(({ rank }) => rank !== null)) adjustments.push(m.adjustedStandings())
  } else if (absent > 0) adjustments.push(m.adjustedAbsent({ count: absent }))
  results.tieBreaks = list.tieBreaks
  results.players = players.map((player) => {
    const { rank = null, tieBreaks = [] } = given.get(player.no) ?? {}
    return { ...player, points: pointsOf(player), rank, tieBreaks }
  })
}

/** Whose numbers are whose: by number, and by name and rating together where numbers have moved. */
function identify(current: StoredResults, { players, kind }: ReadList, adjustments: string[]) {
  const keyOf = ({ name, rating }: Pick<ResultPlayer, 'name' | 'rating'>) =>
    `${nameKey(name)} ${rating ?? 0}`
  const byNo = new Map(current.players.map((player) => [player.no, player]))
  const byKey = Map.groupBy(current.players, keyOf)
  /** The number that each player who was published has now. */
  const moves = new Map<number, number>()
  const others: { no: number; name: string }[] = []
  const hasNumbers = current.players.length > 0 || players.some(({ no }) => no !== null)
  const taken = new Set<number>()
  // The games of the list name the same players, and have their numbers with them.
  const identified = players.map((player, index): Identified => {
    const { line, name } = player
    if (!name) throw new Unreadable(m.readNoName({ line }))
    const [found, namesake] = byKey.get(keyOf(player)) ?? []
    const moved = namesake ? undefined : found
    const no = player.no ?? moved?.no ?? (hasNumbers || kind === 'pairings' ? null : index + 1)
    if (no === null) throw new Unreadable(m.readNoNumber({ line, name }))
    if (kind !== 'pairings' && taken.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    taken.add(no)
    const known = byNo.get(no)
    const same = known && isSameName(known, player) ? known : moved
    if (same) moves.set(same.no, no)
    else others.push({ no, name })
    return Object.assign(player, { no })
  })
  if (!hasNumbers) adjustments.push(m.adjustedByPlace())
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
  return { identified, renumber, added }
}

const PROBLEMS: Partial<Record<ProblemCode, typeof m.resultsSelf>> = {
  results_too_many: m.resultsTooMany,
  results_range: m.resultsRange,
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

/** Whether a game was corrected after the standings that count it were read. */
export function isOutdated(standing: StoredResults, results: StoredResults): boolean {
  const last = roundOfPoints(standing) ?? standing.rounds
  const games = standing.games.filter(({ round }) => round <= last)
  return results.players.some(({ rank }) => rank !== null) && isCorrected({ games }, results)
}

/** The results without a round, and as they stood before it. */
export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  return { ...results, games, round: Math.max(0, ...pairedRounds(games)), state: 'live' }
}
