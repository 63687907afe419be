import { keepHidden } from '@academy/api/shared/results/hidden_players'
import type { Game, StoredResults } from '@academy/api/shared/results/results'
import { listWords } from '@academy/api/shared/results/shown_results'
import * as titles from '@academy/api/shared/words/results_titles'
import * as roundWords from '@academy/api/shared/words/round_words'
import { formatClock } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { contentOf, differences } from './content'

/** What was published here last, and what it replaced. */
export interface Publishing {
  stamp: string
  previous: StoredResults
  parts: {
    /** 'round 3 published' */
    what: string
    time: string
  }
}

/**
 * What can be undone once `next` is published. Hiding a player or showing a name does not count: the
 * publishing before it can still be undone, and the player stays hidden then.
 */
export function publishingOf(
  current: StoredResults,
  next: StoredResults,
  last: Publishing | undefined
): Publishing | undefined {
  const stamp = contentOf(next)
  const changed = differences(current, next)
  if (changed.some((part) => part !== 'names' && part !== 'hidden')) {
    const parts = { what: whatIs(current, next), time: formatClock(Date.now()) }
    return { stamp, previous: current, parts }
  }
  if (!last) return undefined
  const { hidden } = keepHidden(next, last.previous.players)
  return { ...last, stamp, previous: { ...last.previous, hidden, names: next.names } }
}

/** 'round 3 published, standings changed' */
function whatIs(before: StoredResults, next: StoredResults): string {
  if (next.players.length === 0) return m.allResultsRemoved()
  const words = [...roundsChanged(before, next), ...listsChanged(before, next)]
  return words.join(', ') || titles.results[language()]
}

const ROUND_WORDS = {
  published: m.roundsPublished,
  changed: m.roundsChanged,
  removed: m.roundsRemoved,
}

function roundsChanged(before: StoredResults, next: StoredResults): string[] {
  const was = textsByRound(before)
  const is = textsByRound(next)
  const rounds = [...new Set([...was.keys(), ...is.keys()])].sort((round, next) => round - next)
  const changed = rounds.filter((round) => was.get(round) !== is.get(round))
  const whatOf = (round: number) => {
    if (!was.has(round)) return 'published'
    return is.has(round) ? 'changed' : 'removed'
  }
  return [...Map.groupBy(changed, whatOf)].map(([what, all]) =>
    ROUND_WORDS[what]({ count: all.length, rounds: all.join(', ') })
  )
}

const textsByRound = ({ games }: StoredResults) =>
  new Map([...Map.groupBy(games, ({ round }) => round)].map(([round, of]) => [round, textOf(of)]))

const textOf = (games: Game[]) =>
  games
    .map(({ board, white, black, result }) => [white, black, board, result].join())
    .sort()
    .join(';')

function listsChanged(before: StoredResults, next: StoredResults): string[] {
  if (before.players.length === 0) {
    return next.games.length > 0 ? [] : [m.listPublished({ list: listWords(language(), next) })]
  }
  const names = new Map(before.players.map(({ no, name }) => [no, name]))
  const stayed = new Set(next.players.map(({ no }) => no).filter((no) => names.has(no)))
  const withStayed = (results: StoredResults): StoredResults => ({
    ...results,
    players: results.players.filter(({ no }) => stayed.has(no)),
  })
  const is = withStayed(next)
  const changed = new Set(differences(withStayed(before), is))
  const isRenamed = is.players.some(({ no, name }) => names.get(no) !== name)
  const isOtherList = [before, next].some(({ players }) => players.length !== stayed.size)
  return [
    isOtherList && m.playersChanged(),
    isRenamed && m.namesCorrected(),
    changed.has('facts') && !isRenamed && m.detailsCorrected(),
    changed.has('standings') && m.standingsChanged(),
    changed.has('winners') && m.winnersChanged(),
    changed.has('schoolPlayers') && m.schoolsChanged(),
    changed.has('state') && m.stateChanged({ state: stateWords(next) }),
  ].filter((words) => words !== false)
}

/** As the select calls it. */
const stateWords = ({ state }: StoredResults) =>
  state === 'final' ? m.resultsAreFinal() : roundWords.live[language()]

/** An earlier document as it is published again: who is hidden stays so, and short names stay short. */
export function undoneResults(current: StoredResults, previous: StoredResults): StoredResults {
  const known = new Set(previous.players.map(({ no }) => no))
  const hidden = new Set([...previous.hidden, ...keepHidden(current, previous.players).hidden])
  const isShort = [current, previous].some(({ names }) => names === 'short')
  return {
    ...previous,
    names: isShort ? 'short' : 'full',
    hidden: [...hidden].filter((no) => known.has(no)),
  }
}
