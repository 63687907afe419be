import { keepHidden, openedIn } from '@academy/api/shared/results/hidden_players'
import { nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { problemsOf } from '@academy/api/shared/results/results_rules'
import * as said from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { renumbered } from '@/features/results/merging/players'
import { isSameContent } from '@/features/results/publishing/content'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { chooser, type Choices, type Choose, type Clash } from './choosing'
import { mergedGames } from './games'
import { mergedPlayers } from './players'
import { mergedStandings } from './standings'
import { ofEach, pick, type Versions } from './versions'
import { mergedWinners } from './winners'

export interface Rebased {
  /** Clashes that are not decided yet have our version. */
  results: StoredResults
  clashes: Clash[]
}

/**
 * What was changed here, put onto what is published now: single games, names, hidden players, winners and
 * standings stand beside what others have changed meanwhile. Where both have changed the same thing, ours
 * stays until it is chosen otherwise.
 * @param base what both changes were made over
 */
export function rebase(
  base: StoredResults,
  mine: StoredResults,
  theirs: StoredResults,
  choices: Choices = {}
): Rebased {
  if (isSameContent(base, theirs)) return { results: mine, clashes: [] }
  if (isSameContent(base, mine) || isSameContent(mine, theirs)) {
    return { results: theirs, clashes: [] }
  }
  const versions = inOneNumbering(base, mine, theirs)
  if (versions) {
    const clashes: Clash[] = []
    const results = merged(versions, chooser(choices, clashes))
    if (problemsOf(results).length === 0) return { results, clashes }
  }
  return asAWhole(mine, theirs, choices)
}

/** Where the two cannot be merged, one is chosen as a whole; players whom the other hides stay hidden. */
function asAWhole(mine: StoredResults, theirs: StoredResults, choices: Choices): Rebased {
  const words = ({ players, round, games }: StoredResults) => {
    if (players.length === 0) return m.resultsNone()
    const known = games.filter(({ black, result }) => black !== null && result !== '*').length
    return [
      round > 0 && roundWords.roundNumber[language()](round),
      said.playersCount[language()](players.length),
      m.countResults({ count: known }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const clash = {
    id: `all ${theirs.updatedAt} ${theirs.players.length} ${theirs.games.length}`,
    label: m.allResults(),
    mine: words(mine),
    theirs: words(theirs),
  }
  const hidden = new Set([...mine.hidden, ...keepHidden(theirs, mine.players).hidden])
  return {
    results: choices[clash.id] === 'theirs' ? theirs : { ...mine, hidden: [...hidden] },
    clashes: [clash],
  }
}

/** How players were renumbered from one list to another, as far as their names are unique in both. */
function movesBetween(from: StoredResults, to: StoredResults): Map<number, number> {
  const names = Map.groupBy(to.players, nameKey)
  const moves = new Map<number, number>()
  for (const [name, [player, ...namesakes]] of Map.groupBy(from.players, nameKey)) {
    const [now, ...others] = names.get(name) ?? []
    const isClear = player && now && namesakes.length === 0 && others.length === 0
    if (isClear && player.no !== now.no) moves.set(player.no, now.no)
  }
  return moves
}

/** All three with the newest numbers; undefined where those are not clear, or one side has no players. */
function inOneNumbering(
  base: StoredResults,
  mine: StoredResults,
  theirs: StoredResults
): Versions<StoredResults> | undefined {
  if (mine.players.length === 0 || theirs.players.length === 0) return undefined
  const target = movesBetween(base, mine).size > 0 ? mine : theirs
  const versions = ofEach([base, mine, theirs], (one) => renumbered(one, movesBetween(one, target)))
  const isClear = versions.every(
    ({ players }) => new Set(players.map(({ no }) => no)).size === players.length
  )
  return isClear ? versions : undefined
}

function merged(versions: Versions<StoredResults>, choose: Choose): StoredResults {
  const [base, mine, theirs] = versions
  /** There are only two values: a change of either side counts. */
  const either = <Key extends 'state' | 'names'>(key: Key) => {
    const [was, here, there] = pick(versions, key)
    return here === was ? there : here
  }
  const highest = (key: 'round' | 'rounds') => {
    const [was, here, there] = pick(versions, key)
    if (here === was) return there
    return there === was ? here : Math.max(here, there)
  }
  const games = mergedGames(versions, choose)
  const round = Math.max(highest('round'), ...games.flatMap((one) => (one.black ? one.round : [])))
  const winners = mergedWinners(versions, choose)
  const needed = new Set([
    ...games.flatMap((one) => [one.white, one.black]),
    ...winners.map((one) => one.no),
  ])
  const standings = mergedStandings(versions, choose)
  const players = mergedPlayers(versions, needed, choose).map((player) => ({
    ...player,
    ...standings.of(player.no),
  }))
  return {
    ...theirs,
    state: either('state'),
    names: either('names'),
    rounds: Math.max(highest('rounds'), round, ...games.map((one) => one.round)),
    round,
    schoolPlayers: choose(
      {
        id: 'schoolPlayers',
        label: m.schoolPlayers(),
        words: String,
      },
      pick(versions, 'schoolPlayers')
    ),
    tieBreaks: standings.tieBreaks,
    players,
    games,
    winners,
    hidden: mergedHidden(base, mine, theirs, players),
  }
}

/** Hidden on either side is hidden; open is what a director has opened on either side. */
function mergedHidden(
  base: StoredResults,
  mine: StoredResults,
  theirs: StoredResults,
  players: ResultPlayer[]
): number[] {
  const opened = new Set([...openedIn(base, mine), ...openedIn(base, theirs)])
  const known = new Set(players.map(({ no }) => no))
  const all = new Set([...mine.hidden, ...theirs.hidden, ...keepHidden(theirs, players).hidden])
  return [...all].filter((no) => known.has(no) && !opened.has(no)).sort((one, other) => one - other)
}
