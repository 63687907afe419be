import {
  SCHOOL_PLAYERS,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { numberedName } from '@academy/api/shared/results/player_names'
import { problemsOf, type Problem } from '@academy/api/shared/results/results_problems'
import { schoolSpellings } from '@academy/api/shared/results/school_names'
import * as labels from '@academy/api/shared/words/results_words'
import { checkOneGroup } from '@/features/results/reading/groups-of-lists'
import { Unreadable } from '@/features/results/reading/lines'
import type { ReadList } from '@/features/results/reading/read-list'
import { faultMessage } from '@/lib/fault-message'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { findNumbers } from './find-numbers'
import { identify } from './identify'
import { matchedList } from './match-games'
import { checkGap, mergeGames, pairedRounds, withRound } from './merge-games'
import { playersWith, renumbered, withHidden, withoutPlayers } from './players'
import { withoutSerials } from './serial-numbers'
import { placedBy } from './standings'

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
  if (kinds.size < lists.length) {
    for (const heading of lists.at(-1)?.headings ?? []) checkOneGroup(heading)
    throw new Unreadable(m.readTwoTournaments())
  }
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
  const before = renumbered(withoutPlayers(current, gone), moves)
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

function summaryOf({ kind, round, players, games }: ReadList, added: number) {
  const names = {
    start: labels.startingList[language()],
    pairings: m.listPairings({ round }),
    standings: round ? labels.standingsAfter[language()](round) : labels.standings[language()],
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
