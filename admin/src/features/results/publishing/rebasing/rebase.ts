import { keepHidden, openedIn } from '@academy/api/shared/results/hidden_players'
import { nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { problemsOf } from '@academy/api/shared/results/results_problems'
import * as labels from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { renumbered } from '@/features/results/merging/players'
import { isSameContent } from '@/features/results/publishing/content'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { chooser, type Choices, type Choose, type Clash } from './choosing'
import { mergedGames } from './games'
import { mergedPlayers } from './players'
import { mergedStandings } from './standings'
import { allOf, ofEach, type Versions } from './versions'
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
  const versions = inOneNumbering({ base, mine, theirs })
  if (versions) {
    const clashes: Clash[] = []
    const results = merged(versions, chooser(choices, clashes))
    if (problemsOf(results).length === 0) return { results, clashes }
  }
  return asAWhole(mine, theirs, choices)
}

/** Where the two cannot be merged, one is chosen as a whole; players whom the other hides stay hidden. */
function asAWhole(mine: StoredResults, theirs: StoredResults, choices: Choices): Rebased {
  const clash = {
    id: `all ${theirs.updatedAt} ${theirs.players.length} ${theirs.games.length}`,
    label: m.allResults(),
    mine: sizeWords(mine),
    theirs: sizeWords(theirs),
  }
  const hidden = new Set([...mine.hidden, ...keepHidden(theirs, mine.players).hidden])
  return {
    results: choices[clash.id] === 'theirs' ? theirs : { ...mine, hidden: [...hidden] },
    clashes: [clash],
  }
}

/** 'Round 2 · 4 players · 3 results' */
function sizeWords({ players, round, games }: StoredResults): string {
  if (players.length === 0) return m.resultsNone()
  const known = games.filter(({ black, result }) => black !== null && result !== '*').length
  return [
    round > 0 && roundWords.roundNumber[language()](round),
    labels.playersCount[language()](players.length),
    m.countResults({ count: known }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** All three with the newest numbers; undefined where those are not clear, or one side has no players. */
function inOneNumbering(versions: Versions<StoredResults>): Versions<StoredResults> | undefined {
  const { base, mine, theirs } = versions
  if (mine.players.length === 0 || theirs.players.length === 0) return undefined
  const newest = movesBetween(base, mine).size > 0 ? mine : theirs
  const renewed = ofEach(versions, (results) => renumbered(results, movesBetween(results, newest)))
  const isClear = allOf(renewed).every(
    ({ players }) => new Set(players.map(({ no }) => no)).size === players.length
  )
  return isClear ? renewed : undefined
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

function merged(versions: Versions<StoredResults>, choose: Choose): StoredResults {
  const games = mergedGames(versions, choose)
  const winners = mergedWinners(versions, choose)
  const standings = mergedStandings(versions, choose)
  const needed = new Set([
    ...games.flatMap(({ white, black }) => [white, black]),
    ...winners.map(({ no }) => no),
  ])
  const players = mergedPlayers(versions, needed, choose).map(standings.withStanding)
  const paired = games.filter(({ black }) => black).map(({ round }) => round)
  const round = Math.max(highest(ofEach(versions, (results) => results.round)), ...paired)
  const rounds = highest(ofEach(versions, (results) => results.rounds))
  return {
    ...versions.theirs,
    state: changed(ofEach(versions, ({ state }) => state)),
    names: changed(ofEach(versions, ({ names }) => names)),
    rounds: Math.max(rounds, round, ...games.map((game) => game.round)),
    round,
    schoolPlayers: choose({
      id: 'schoolPlayers',
      label: m.schoolPlayers(),
      words: String,
      versions: ofEach(versions, ({ schoolPlayers }) => schoolPlayers),
    }),
    tieBreaks: standings.tieBreaks,
    players,
    games,
    winners,
    hidden: mergedHidden(versions, players),
  }
}

/** Of something with two values only: a change of either side counts. */
const changed = <T>({ base, mine, theirs }: Versions<T>): T => (mine === base ? theirs : mine)

/** The change of either side, or the higher one of both. */
function highest({ base, mine, theirs }: Versions<number>): number {
  if (mine === base) return theirs
  return theirs === base ? mine : Math.max(mine, theirs)
}

/** Hidden on either side is hidden; open is what a director has opened on either side. */
function mergedHidden(
  { base, mine, theirs }: Versions<StoredResults>,
  players: ResultPlayer[]
): number[] {
  const opened = new Set([...openedIn(base, mine), ...openedIn(base, theirs)])
  const known = new Set(players.map(({ no }) => no))
  const all = new Set([...mine.hidden, ...theirs.hidden, ...keepHidden(theirs, players).hidden])
  return [...all].filter((no) => known.has(no) && !opened.has(no)).sort((no, next) => no - next)
}
