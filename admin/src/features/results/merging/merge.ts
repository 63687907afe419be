import { keepHidden } from '@academy/api/shared/results/hidden_players'
import { isSameName, numberedName } from '@academy/api/shared/results/player_names'
import {
  SCHOOL_PLAYERS,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { problemsOf, type Problem } from '@academy/api/shared/results/results_rules'
import { schoolSpellings } from '@academy/api/shared/results/school_names'
import * as words from '@academy/api/shared/words/results_words'
import { language } from '@/lib/language'
import { faultMessage } from '@/lib/fault-message'
import { m } from '@/lib/messages'
import { identify } from './identify'
import { plain, Unreadable } from '@/features/results/reading/lines'
import { findNumbers, matchedList } from './match-games'
import { checkGap, mergeGames, withRound } from './merge-games'
import type { ReadList, ReadPlayer } from '@/features/results/reading/read-list'
import { withoutSerials } from './serial-numbers'
import { someOf } from '@/lib/some-of'

export interface Merged {
  results: StoredResults
  lists: ReadList[]
  /** What may be a mistake. */
  doubts: string[]
  summaries: string[]
  adjustments: string[]
}

/** What one list makes of the results. */
interface Step extends Pick<Merged, 'results' | 'doubts' | 'adjustments'> {
  /** With the numbers of its players, and its round. */
  list: ReadList
  summary: string
}

type Revised = Pick<Merged, 'results' | 'adjustments'>

const ORDER = ['start', 'pairings', 'crosstable', 'trf', 'standings']

/** @param planned rounds of the tournament, where it says them */
export function mergeLists(
  current: StoredResults,
  read: ReadList[],
  planned?: number | null
): Merged {
  if (current.players.length > 0 && read.some(({ isBare }) => isBare)) {
    throw new Unreadable(m.readBareLater())
  }
  const lists = read
    .map((list) => (list.typed ? matchedList(list, current) : list))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.round - b.round)
  const kinds = new Set(lists.map(({ kind, round }) => (kind === 'pairings' ? round : kind)))
  if (kinds.size < lists.length) throw new Unreadable(m.readTwoTournaments())
  const steps: Step[] = []
  for (const list of lists) steps.push(mergeList(steps.at(-1)?.results ?? current, list))
  const results = steps.at(-1)?.results ?? current
  checkProblems(results)
  return {
    results,
    lists: steps.map(({ list }) => list),
    doubts: steps.flatMap(({ doubts }) => doubts),
    summaries: steps.map(({ summary }) => summary),
    adjustments: [
      ...steps.flatMap(({ adjustments }) => adjustments),
      ...roundsNotes(current, results, planned),
      ...schoolsNotes(results),
    ],
  }
}

/** @throws Unreadable for what cannot be published */
function checkProblems(results: StoredResults) {
  const [problem] = problemsOf(results)
  if (problem) throw new Unreadable(problemWords(problem, results.players))
}

/** Names the player, where the problem only gives a place in the document. */
function problemWords({ where, fault }: Problem, players: readonly ResultPlayer[]): string {
  const nameOf = (player: ResultPlayer | undefined) => player && numberedName(player)
  const place = nameOf(players[Number(/^players\.(\d+)/.exec(where)?.[1])]) ?? where
  switch (fault.code) {
    case 'results_range':
      return m.resultsRange({ ...fault.params, where: place })
    case 'results_malformed':
      return m.resultsMalformed({ where: place })
    case 'results_self':
    case 'results_twice': {
      const { round, no } = fault.params
      const player = nameOf(players.find((one) => one.no === no)) ?? no
      const words = fault.code === 'results_self' ? m.resultsSelf : m.resultsTwice
      return words({ round, player })
    }
    default:
      return faultMessage(fault)
  }
}

/** Says that the number of rounds has changed, or that the tournament announces another one. */
function roundsNotes(
  before: StoredResults,
  { rounds }: StoredResults,
  planned: number | null | undefined
): string[] {
  if (planned && rounds !== planned) return [m.adjustedPlanned({ rounds, planned })]
  const isOther = before.players.length > 0 && rounds !== before.rounds
  return isOther ? [m.adjustedRounds({ rounds })] : []
}

/** Names the schools that are spelt in several ways, the shown spelling first. */
function schoolsNotes({ players }: StoredResults): string[] {
  const merged = [...schoolSpellings(players).values()].filter(({ length }) => length > 1)
  const schools = merged.map(([shown, ...others]) => `${shown} (${others.join(', ')})`).join('; ')
  return schools ? [m.adjustedSchools({ schools })] : []
}

function mergeList(current: StoredResults, read: ReadList): Step {
  const named = findNumbers(withoutSerials(read, current.players), current.players)
  const identified = identify(current, named)
  const { moves, added, gone, notes } = identified
  const before = renumbered(without(current, gone), moves)
  const list = withRound(identified.list, before)
  checkGap(list, before)
  const players = playersWith(before, list)
  const { games, doubts, adjustments } = mergeGames(before, list, players)
  const isPairing = list.kind === 'pairings'
  const latest = Math.max(before.round, isPairing ? 0 : list.round, ...pairedRounds(list.games))
  const announced = roundsWith(before, list, latest)
  const listed: StoredResults = {
    ...before,
    state: list.isFinal ? 'final' : before.state,
    rounds: announced,
    round: latest,
    schoolPlayers: schoolPlayersOf(before, list),
    players,
    // A crosstable may have further columns, with nothing but byes.
    games: games.filter((game) => game.round <= announced),
  }
  const wasGone = (current.hiddenBefore ?? []).map(({ name }) => name)
  const hidden = withHidden(listed, before, wasGone)
  const placed = placedBy(list, hidden.results, latest > before.round)
  return {
    list,
    results: placed.results,
    doubts: [...goneNotes(gone), ...doubts, ...placed.doubts],
    adjustments: [
      ...notes,
      ...list.notes,
      ...adjustments,
      ...hidden.adjustments,
      ...placed.adjustments,
      ...(added.length > 0 ? [m.adjustedAdded({ names: added.join('; ') })] : []),
    ],
    summary: summaryOf(list, added.length),
  }
}

const goneNotes = (gone: ResultPlayer[]) =>
  gone.length > 0 ? [m.adjustedGone({ names: gone.map(({ name }) => name).join('; ') })] : []

/** The first list with schools turns their comparison on. */
function schoolPlayersOf({ players, schoolPlayers }: StoredResults, { isOfSchools }: ReadList) {
  const isFirst = schoolPlayers === 0 && players.every(({ club }) => !club)
  return isFirst && isOfSchools ? SCHOOL_PLAYERS : schoolPlayers
}

function roundsWith(before: StoredResults, list: ReadList, latest: number) {
  const { kind, round, rounds, isOfAllRounds } = list
  if (isOfAllRounds && rounds > 0) return Math.max(rounds, latest)
  return Math.max(before.rounds, rounds, latest, kind === 'pairings' ? round : 0)
}

function without(results: StoredResults, gone: readonly ResultPlayer[]): StoredResults {
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

/** Keeps players hidden, and notes each one who is not found under the same number and name. */
function withHidden(
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

const pairedRounds = (games: readonly { round: number; black: unknown }[]) =>
  games.flatMap((game) => (game.black ? game.round : []))

function summaryOf({ kind, round, players, games }: ReadList, added: number) {
  const names = {
    start: words.startingList[language()],
    pairings: m.listPairings({ round }),
    standings: round ? words.standingsAfter[language()](round) : words.standings[language()],
    crosstable: m.listCrosstable(),
    trf: m.listTrf(),
  }
  const paired = games.filter(({ black }) => black !== null)
  const open = paired.filter(({ result }) => result === '*').length
  const parts = [
    (kind !== 'pairings' || paired.length === 0) && m.countPlayers({ count: players.length }),
    paired.length > 0 && m.countBoards({ count: paired.length }),
    open > 0 && m.countOpen({ count: open }),
    added > 0 && m.countAdded({ count: added }),
  ]
  return `${names[kind]}: ${parts.filter(Boolean).join(', ')}`
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

function playersWith(before: StoredResults, { kind, players }: ReadList): ResultPlayer[] {
  const all = new Map(before.players.map((player) => [player.no, player]))
  for (const player of players) {
    all.set(player.no, updated(all.get(player.no), player, kind === 'pairings'))
  }
  return [...all.values()].sort((a, b) => a.no - b.no)
}

type Placed = Pick<Step, 'results' | 'doubts' | 'adjustments'>

/** Takes over the standings of a list; pairings give the points before their round. */
function placedBy(list: ReadList, results: StoredResults, isNewRound: boolean): Placed {
  const { kind } = list
  if (kind === 'pairings') {
    const { adjustments, results: placed } = isNewRound
      ? withPoints(results, list)
      : { results, adjustments: [] }
    return { results: placed, doubts: [], adjustments }
  }
  const given = new Set(list.players.map(({ no }) => no))
  const absent = results.players.filter(({ no }) => !given.has(no))
  const names = someOf(absent.map(({ name }) => name))
  if (kind === 'start') {
    const adjustments = names ? [m.playersStay({ names })] : []
    return { results, doubts: [], adjustments }
  }
  const isLost = absent.some(({ points, rank }) => points !== null || rank !== null)
  const notes = names ? [m.adjustedAbsent({ count: absent.length, names })] : []
  return {
    results: withStandings(results, list),
    doubts: isLost ? notes : [],
    adjustments: isLost ? [] : notes,
  }
}

/** The points of pairings; where they differ from those known, earlier places are void. */
function withPoints(results: StoredResults, list: ReadList): Revised {
  const { players } = results
  const given = new Map(list.players.map(({ no, points }) => [no, points]))
  const counted = players.map((player) => {
    const points = given.get(player.no) ?? player.points
    return { ...player, points, rank: null, tieBreaks: [] }
  })
  if (counted.every(({ points }, at) => points === players[at]?.points)) {
    return { results, adjustments: [] }
  }
  const isVoid = players.some(({ rank }) => rank !== null)
  return {
    results: { ...results, tieBreaks: [], players: counted },
    adjustments: isVoid ? [m.adjustedStandings()] : [],
  }
}

function withStandings(results: StoredResults, list: ReadList): StoredResults {
  const given = new Map(list.players.map((player) => [player.no, player]))
  const players = results.players.map((player) => {
    const { points = null, rank = null, tieBreaks = [] } = given.get(player.no) ?? {}
    return { ...player, points, rank, tieBreaks }
  })
  return { ...results, tieBreaks: list.tieBreaks, players }
}

/** Corrects one name: a player who was hidden under the old or the new one stays hidden. */
export function withName(before: StoredResults, no: number, typed: string): Revised {
  const name = plain(typed)
  const players = before.players.map((player) => (player.no === no ? { ...player, name } : player))
  const gone = (before.hiddenBefore ?? []).map((one) => one.name)
  return withHidden({ ...before, players }, before, gone)
}

export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  return { ...results, games, round: Math.max(0, ...pairedRounds(games)), state: 'live' }
}
