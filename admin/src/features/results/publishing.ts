import { keepHidden } from '@academy/api/shared/results/hidden_players'
import type { StoredResults } from '@academy/api/shared/results/results'
import { listWords } from '@academy/api/shared/results/shown_results'
import * as titles from '@academy/api/shared/words/results_titles'
import * as roundWords from '@academy/api/shared/words/round_words'
import { formatClock } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'

/** What was published here last, and what it took the place of. */
export interface Publishing {
  stamp: string
  previous: StoredResults
  parts: {
    /** 'Round 3' */
    what: string
    time: string
  }
}

/** The same for the same content, whoever has saved it. */
export function stampOf(results: StoredResults): string {
  const { names, hidden } = results
  const sorted = hidden.toSorted((one, other) => one - other)
  return JSON.stringify([listsOf(results), names, sorted])
}

/** All but how players are named. */
function listsOf({ state, rounds, winners, schoolPlayers, games, players }: StoredResults) {
  const won = winners.map(({ no, club, prizeId, prize }) => [no, club, prizeId ?? prize])
  return JSON.stringify([
    state,
    rounds,
    won,
    schoolPlayers,
    gamesOf({ games }),
    placesOf({ players }),
  ])
}

const gamesOf = ({ games }: Pick<StoredResults, 'games'>) =>
  games.map(({ round, white, black, result }) => [round, white, black, result])

const placesOf = ({ players }: Pick<StoredResults, 'players'>) =>
  players.map(({ no, name, points, rank }) => [no, name, points, rank])

/**
 * What can be undone once `next` is published. To hide a player or to open a name is no publishing of its
 * own: what was published before can still be undone, and leaves it.
 */
export function publishingOf(
  current: StoredResults,
  next: StoredResults,
  last: Publishing | undefined
): Publishing | undefined {
  const stamp = stampOf(next)
  if (listsOf(current) !== listsOf(next)) {
    const parts = { what: whatIs(current, next), time: formatClock(Date.now()) }
    return { stamp, previous: current, parts }
  }
  if (!last) return undefined
  const { hidden } = keepHidden(next, last.previous.players)
  return { ...last, stamp, previous: { ...last.previous, hidden, names: next.names } }
}

function whatIs(before: StoredResults, next: StoredResults): string {
  if (next.players.length === 0) return m.allResultsRemoved()
  const known = new Set(gamesOf(before).map((game) => JSON.stringify(game)))
  const now = new Set(gamesOf(next).map((game) => JSON.stringify(game)))
  const isNew = (game: unknown) => !known.has(JSON.stringify(game))
  const isGone = (game: unknown) => !now.has(JSON.stringify(game))
  const changed = [...gamesOf(next).filter(isNew), ...gamesOf(before).filter(isGone)]
  const rounds = [...new Set(changed.map(([round]) => Number(round)))].sort((a, b) => a - b)
  const [round, ...others] = rounds
  if (round !== undefined && others.length === 0) return roundWords.roundNumber[language()](round)
  const isSamePlaces = JSON.stringify(placesOf(before)) === JSON.stringify(placesOf(next))
  if (round !== undefined || isSamePlaces) return titles.results[language()]
  return listWords(language(), next)
}

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
