import { keepHidden } from '@academy/api/shared/results/hidden_players'
import { isSameName, nameKey } from '@academy/api/shared/results/player_names'
import {
  SCHOOL_PLAYERS,
  type Game,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { problemsOf } from '@academy/api/shared/results/results_rules'
import { schoolSpellings } from '@academy/api/shared/results/school_names'
import type { Coded } from '@academy/api/shared/rules/codes'
import * as words from '@academy/api/shared/words/results_words'
import { language } from '@/lib/language'
import { faultMessage } from '@/lib/fault-message'
import { m } from '@/lib/messages'
import { plain, Unreadable } from './lines'
import { findNumbers, matchedList } from './match-games'
import type { ReadList, ReadPlayer } from './read-list'

export interface Merged {
  results: StoredResults
  lists: ReadList[]
  /** What may be a mistake. */
  doubts: string[]
  summaries: string[]
  adjustments: string[]
}

const ORDER = ['start', 'pairings', 'crosstable', 'trf', 'standings']

/** @param where whom it is about, which says more than a place in the document */
function problemWords(fault: Coded, where: string): string {
  switch (fault.code) {
    case 'results_range':
      return m.resultsRange({ ...fault.params, where })
    case 'results_malformed':
      return m.resultsMalformed({ where })
    default:
      return faultMessage(fault)
  }
}

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
    .map((list) => (list.isTyped ? matchedList(list, current) : list))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.round - b.round)
  const kinds = new Set(lists.map(({ kind, round }) => (kind === 'pairings' ? round : kind)))
  if (kinds.size < lists.length) throw new Unreadable(m.readTwoTournaments())
  const merged: Merged = { results: current, lists, doubts: [], summaries: [], adjustments: [] }
  for (const list of lists) mergeList(merged, list)
  merged.adjustments.push(...roundsNotes(current, merged.results, planned))
  merged.adjustments.push(...schoolsNotes(merged.results))
  const [problem] = problemsOf(merged.results)
  if (!problem) return merged
  const { where, fault } = problem
  const player = merged.results.players[Number(/^players\.(\d+)/.exec(where)?.[1])]
  const place = player ? `${player.no} ${player.name}` : where
  throw new Unreadable(problemWords(fault, place))
}

/** What is to be known of the number of rounds, be it that the tournament says another one. */
function roundsNotes(
  before: StoredResults,
  { rounds }: StoredResults,
  planned: number | null | undefined
): string[] {
  if (planned && rounds !== planned) return [m.adjustedPlanned({ rounds, planned })]
  const isOther = before.players.length > 0 && rounds !== before.rounds
  return isOther ? [m.adjustedRounds({ rounds })] : []
}

/** Whose names are spelt in several ways, and which one is shown. */
function schoolsNotes({ players }: StoredResults): string[] {
  const merged = [...schoolSpellings(players).values()].filter(({ length }) => length > 1)
  const schools = merged.map(([shown, ...others]) => `${shown} (${others.join(', ')})`).join('; ')
  return schools ? [m.adjustedSchools({ schools })] : []
}

function mergeList(merged: Merged, list: ReadList) {
  const { adjustments } = merged
  const { hiddenBefore = [] } = merged.results
  findNumbers(list, merged.results.players)
  const { moves, added, gone } = identify(merged.results, list, adjustments)
  const before = renumbered(without(merged.results, gone), moves)
  const isPairing = list.kind === 'pairings'
  if (isPairing && list.round === 0) assumeRound(list, before)
  const paired = new Set(before.games.map(({ round }) => round))
  if (isPairing && list.round > 1 && !paired.has(list.round - 1)) {
    let missing = 1
    while (paired.has(missing)) missing += 1
    throw new Unreadable(m.readRoundGap({ round: list.round, missing }))
  }
  adjustments.push(...list.notes)
  const players = new Map(before.players.map((player) => [player.no, player]))
  for (const player of list.players) {
    players.set(player.no, updated(players.get(player.no), player, isPairing))
  }
  const known = new Map(before.games.map((game) => [pairKey(game), game]))
  const games = list.games.map(({ round, board, white, black, result }): Game => {
    const game = { round, board, white: white.no, black: black && black.no, result }
    const same = known.get(pairKey(game)) ?? game
    return { ...game, board: board ?? same.board, result: result === '*' ? same.result : result }
  })
  noteResults(merged, before, list, games)
  const rounds = new Set(games.map(({ round }) => round))
  const others = before.games.filter(({ round }) => !rounds.has(round))
  const latest = Math.max(before.round, isPairing ? 0 : list.round, ...pairedRounds(games))
  const announced = roundsWith(before, list, latest)
  merged.results = {
    ...before,
    state: list.isFinal ? 'final' : before.state,
    rounds: announced,
    round: latest,
    schoolPlayers: schoolPlayersOf(before, list),
    players: [...players.values()].sort((a, b) => a.no - b.no),
    // Columns beyond them have only byes.
    games: [...others, ...games]
      .filter((game) => game.round <= announced)
      .sort((a, b) => a.round - b.round),
  }
  setHidden(
    merged,
    before,
    hiddenBefore.map(({ name }) => name)
  )
  if (list.kind !== 'start' && (!isPairing || latest > before.round)) setStandings(merged, list)
  merged.summaries.push(summaryOf(list, added.length))
  if (added.length > 0) adjustments.push(m.adjustedAdded({ names: added.join('; ') }))
}

/** Which known results the list does not say, and which it has no place for. */
function noteResults(merged: Merged, before: StoredResults, list: ReadList, games: Game[]) {
  const open = list.games.filter(({ result }) => result === '*')
  const unsaid = new Set(
    open.map(({ round, white, black }) =>
      pairKey({ round, white: white.no, black: black && black.no })
    )
  )
  const listed = new Set(games.map(pairKey))
  const finished = before.games.filter(({ black, result }) => black !== null && result !== '*')
  for (const round of new Set(games.map((game) => game.round))) {
    const known = finished.filter((game) => game.round === round)
    const kept = known.filter((game) => unsaid.has(pairKey(game))).length
    const lost = known.filter((game) => !listed.has(pairKey(game))).length
    if (kept > 0) merged.adjustments.push(m.resultsStay({ count: kept, round }))
    if (lost > 0) merged.doubts.push(m.resultsLost({ count: lost, round }))
  }
}

/** The first list with schools compares them; nobody else has said anything of it. */
function schoolPlayersOf({ players, schoolPlayers }: StoredResults, { isOfSchools }: ReadList) {
  const isFirst = schoolPlayers === 0 && players.every(({ club }) => !club)
  return isFirst && isOfSchools ? SCHOOL_PLAYERS : schoolPlayers
}

function roundsWith(before: StoredResults, list: ReadList, latest: number) {
  const { kind, round, rounds, isOfAllRounds } = list
  if (isOfAllRounds && rounds > 0) return Math.max(rounds, latest)
  return Math.max(before.rounds, rounds, latest, kind === 'pairings' ? round : 0)
}

function without(results: StoredResults, gone: number[]): StoredResults {
  const { players, hidden, hiddenBefore = [] } = results
  const isGone = ({ no }: ResultPlayer) => gone.includes(no)
  const forgotten = players.filter((player) => isGone(player) && hidden.includes(player.no))
  return {
    ...results,
    players: players.filter((player) => !isGone(player)),
    hidden: hidden.filter((no) => !gone.includes(no)),
    hiddenBefore: [
      ...hiddenBefore,
      ...forgotten.map(({ name, fideId, rating }) => ({ name, fideId, rating })),
    ],
  }
}

/** Who is hidden now, with a note of each one who is not found under the same number and name. */
function setHidden(
  merged: Pick<Merged, 'results' | 'adjustments'>,
  before: StoredResults,
  wasGone: readonly string[]
) {
  const { players } = merged.results
  const { hidden, hiddenBefore, found } = keepHidden(before, players)
  const known = new Set(wasGone)
  for (const { was, as } of found) {
    const { name } = was
    const taken = players.filter(({ no }) => as.includes(no))
    const isClear = taken.every((player) => player.no === was.no && isSameName(player, was))
    if (isClear && taken.length > 0) continue
    const words = taken.map((player) => `${player.no} ${player.name}`).join('; ')
    if (words) merged.adjustments.push(m.hiddenKept({ name, players: words }))
    else if (!known.has(name)) merged.adjustments.push(m.hiddenGone({ name }))
  }
  Object.assign(merged.results, { hidden, hiddenBefore })
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

/** A table alone does not say its round: the one that has the same pairs, else the next. */
function assumeRound(list: ReadList, { games, round }: StoredResults) {
  const pairs = new Set(list.games.map(({ white, black }) => `${white.no} ${black && black.no}`))
  const known = games.filter(({ white, black }) => pairs.has(`${white} ${black}`))
  list.round = (known.length > pairs.size / 2 && known[0]?.round) || round + 1
  for (const game of list.games) game.round = list.round
  list.notes.unshift(m.adjustedRound({ round: list.round }))
}

const pairKey = ({ round, white, black }: Pick<Game, 'round' | 'white' | 'black'>) =>
  `${round} ${white} ${black}`

const pairedRounds = (games: Game[]) => games.flatMap((game) => (game.black ? game.round : []))

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

/** What a list may say of a player beside the standing. */
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

/** What a list says of a player; pairings say only what is not known yet, and another name. */
function updated(known: ResultPlayer | undefined, player: ReadPlayer, isPairing: boolean) {
  const [first, second] = isPairing && known ? [known, player] : [player, known ?? player]
  const facts = PLAYER_FACTS.map((fact) => [fact, first[fact] ?? second[fact]])
  const { points = player.points, rank = null, tieBreaks = [] } = known ?? {}
  // A crosstable leaves out the comma that says which is the surname.
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

/** Pairings give points before their round; if these are others, earlier places are void. */
function setStandings({ results, adjustments }: Merged, list: ReadList) {
  const { players } = results
  const given = new Map(list.players.map((player) => [player.no, player]))
  const isPairing = list.kind === 'pairings'
  const ranked = players.map((player) => {
    const { points = null, rank = null, tieBreaks = [] } = given.get(player.no) ?? {}
    return { ...player, points: points ?? (isPairing ? player.points : null), rank, tieBreaks }
  })
  const count = players.length - list.players.length
  if (isPairing && ranked.every(({ points }, at) => points === players[at]?.points)) return
  if (!isPairing && count > 0) adjustments.push(m.adjustedAbsent({ count }))
  const isVoid = isPairing && players.some(({ rank }) => rank !== null)
  if (isVoid) adjustments.push(m.adjustedStandings())
  Object.assign(results, { tieBreaks: list.tieBreaks, players: ranked })
}

/** Whose numbers are whose: by number, and by name and rating together where numbers have moved. */
function identify(current: StoredResults, { players, kind }: ReadList, adjustments: string[]) {
  const keyOf = (player: ResultPlayer) => `${nameKey(player)} ${player.rating ?? 0}`
  const byNo = new Map(current.players.map((player) => [player.no, player]))
  const published = Map.groupBy(current.players, keyOf)
  const listed = Map.groupBy(players, keyOf)
  const isByPlace = published.size === 0 && players.every(({ no }) => no === 0)
  const moves = new Map<number, number>()
  const taken = new Set<number>()
  const others: ReadPlayer[] = []
  // The games of the list name the same players, and have their numbers with them.
  for (const [index, player] of players.entries()) {
    const { line, name } = player
    if (!/\p{L}/u.test(name)) throw new Unreadable(m.readNoName({ line }))
    // Namesakes keep the order of their numbers.
    const key = keyOf(player)
    const namesakes = published.get(key) ?? []
    const twins = listed.get(key)?.toSorted((one, other) => one.no - other.no) ?? []
    const isClear = namesakes.length === twins.length && (twins.length === 1 || player.no > 0)
    const moved = isClear ? namesakes[twins.indexOf(player)] : undefined
    const no = player.no || moved?.no || (isByPlace && kind !== 'pairings' ? index + 1 : 0)
    if (no === 0) throw new Unreadable(m.readNoNumber({ line, name }))
    if (kind !== 'pairings' && taken.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    taken.add(no)
    player.no = no
    const known = byNo.get(no)
    const same = moved ?? (known && isSameName(known, player) ? known : undefined)
    if (same) moves.set(same.no, no)
    else others.push(player)
  }
  if (isByPlace) adjustments.push(m.adjustedByPlace())
  const renamed = others.filter(({ no }) => byNo.has(no) && !moves.has(no))
  const isOther = renamed.length > Math.max(2, moves.size / 10)
  if (isOther) throw new Unreadable(m.readOtherPlayers({ count: renamed.length }))
  for (const { no, name } of renamed) {
    adjustments.push(m.adjustedName({ no, from: byNo.get(no)?.name ?? '', to: name }))
    moves.set(no, no)
  }
  const count = [...moves].filter(([from, to]) => from !== to).length
  if (count > 0) adjustments.push(m.adjustedNumbers({ count }))
  const homeless = current.players.filter(({ no }) => !moves.has(no) && taken.has(no))
  const played = new Set(current.games.flatMap(({ white, black }) => [white, black]))
  const player = homeless.find(({ no }) => kind !== 'start' || played.has(no))
  if (player) throw new Unreadable(m.readMoved({ name: player.name }))
  const names = homeless.map(({ name }) => name).join('; ')
  if (names) adjustments.push(m.adjustedGone({ names }))
  const added = byNo.size === 0 ? [] : others.filter((player) => !renamed.includes(player))
  return { moves, added: added.map(({ name }) => name), gone: homeless.map(({ no }) => no) }
}

/** With one name corrected: whoever is known by it as hidden is hidden, and who was hidden stays so. */
export function withName(
  before: StoredResults,
  no: number,
  typed: string
): Pick<Merged, 'results' | 'adjustments'> {
  const name = plain(typed)
  const players = before.players.map((player) => (player.no === no ? { ...player, name } : player))
  const merged = { results: { ...before, players }, adjustments: [] }
  const gone = (before.hiddenBefore ?? []).map((one) => one.name)
  setHidden(merged, before, gone)
  return merged
}

export function withoutRound(results: StoredResults, removed: number): StoredResults {
  const games = results.games.filter(({ round }) => round !== removed)
  return { ...results, games, round: Math.max(0, ...pairedRounds(games)), state: 'live' }
}
