import {
  problemsOf,
  type Problem,
  type ProblemCode,
} from '@academy/api/shared/results/results_rules'
import type { StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import type { Summary } from './merge'
import { Unreadable } from './unreadable'

type Params = Record<string, string | number>
type Words = (params: never) => string

const PROBLEMS: Partial<Record<ProblemCode, Words>> = {
  results_too_many: m.resultsTooMany,
  results_range: m.resultsRange,
  results_text: m.resultsText,
  results_number_twice: m.resultsNumberTwice,
  results_number_unknown: m.resultsNumberUnknown,
  results_self: m.resultsSelf,
  results_twice: m.resultsTwice,
  results_beyond: m.resultsBeyond,
}

const say = (words: Words, params: object) => (words as (params: object) => string)(params)

/** Why something cannot be read, in one sentence. */
export const refusalWords = (error: unknown) =>
  error instanceof Unreadable ? error.message : m.readFailed()

/** What is wrong with a document, in one sentence; undefined: nothing is. */
export function problemWords(results: StoredResults): string | undefined {
  const [problem] = problemsOf(results)
  if (!problem) return undefined
  const words = PROBLEMS[problem.code] ?? m.resultsMalformed
  return say(words, { ...problem.params, ...placeOf(problem, results) })
}

/** A place in the document as a person knows it. */
function placeOf({ where }: Problem, results: StoredResults): Params {
  const [list, index] = where.split('.')
  const player = list === 'players' ? results.players[Number(index)] : undefined
  return { where: player ? `${player.no} ${player.name}` : where }
}

/** 'Pairings of round 4: 42 boards, 3 without a result, 1 player who was not in the starting list' */
export function summaryWords({ kind, round, players, boards, open, added }: Summary): string {
  const names = {
    start: m.listStart(),
    pairings: m.listPairings({ round }),
    standings: round ? m.listStandingsAfter({ round }) : m.listStandings(),
    crosstable: m.listCrosstable(),
    trf: m.listTrf(),
  }
  const isPairings = kind === 'pairings'
  const parts = [
    !isPairings && m.countPlayers({ count: players }),
    boards > 0 && m.countBoards({ count: boards }),
    boards > 0 && open > 0 && m.countOpen({ count: open }),
    added > 0 && m.countAdded({ count: added }),
  ]
  return `${names[kind]}: ${parts.filter(Boolean).join(', ')}`
}
