import { keepHidden, openedIn } from '@academy/api/shared/results/hidden_players'
import { nameKey } from '@academy/api/shared/results/player_names'
import {
  pointsText,
  standingsOf,
  type Game,
  type GameResult,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { problemsOf } from '@academy/api/shared/results/results_rules'
import * as said from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import type { Side } from '@/components/conflict-sides'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { someOf } from '@/lib/some-of'
import { isSameContent, standingOf, type Standing } from './content'
import { PLAYER_FACTS, renumbered } from '@/features/results/merging/players'
import { resultWords } from '@/features/results/result-words'

/** Something that this device and another phone have changed differently. */
export interface Clash {
  /** Contains what the other phone has, so that another change there is asked about again. */
  id: string
  label: string
  mine: string
  theirs: string
}

/** By the id of the clash. */
export type Choices = Readonly<Record<string, Side>>

export interface Rebased {
  /** Clashes that are not decided yet have our version. */
  results: StoredResults
  clashes: Clash[]
}

/** Before both changes, on this device, on the other phone. */
type Versions<T> = [was: T, here: T, there: T]

const ofEach = <T, R>([was, here, there]: Versions<T>, read: (version: T) => R): Versions<R> => [
  read(was),
  read(here),
  read(there),
]

interface Unit<T> {
  id: string
  label: string
  words: (value: T) => string
}

const textOf = (value: unknown) => JSON.stringify(value) ?? 'null'
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/** A short hash (FNV-1a): a collision would only keep an answer that should be asked for again. */
function digestOf(value: unknown): number {
  let digest = 0x811c9dc5
  for (const letter of textOf(value)) {
    digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return digest >>> 0
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

type Choose = <T>(unit: Unit<T>, versions: Versions<T>) => T

function chooser(choices: Choices, clashes: Clash[]): Choose {
  return ({ id, label, words }, [was, here, there]) => {
    if (isSame(here, there) || isSame(there, was)) return here
    if (isSame(here, was)) return there
    const clash = {
      id: `${id} ${digestOf(there)}`,
      label,
      mine: words(here),
      theirs: words(there),
    }
    clashes.push(clash)
    return choices[clash.id] === 'theirs' ? there : here
  }
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

const pick = <Key extends keyof StoredResults>(versions: Versions<StoredResults>, key: Key) =>
  ofEach(versions, (one) => one[key])

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

/** Names by starting number; where they differ, the other phone's. */
const namesOf = (versions: Versions<StoredResults>) =>
  new Map(versions.flatMap(({ players }) => players.map(({ no, name }) => [no, name])))

const pairKey = ({ white, black }: Game) => `${white} ${black}`

const MOST_NAMED = 4

function mergedGames(versions: Versions<StoredResults>, choose: Choose): Game[] {
  const names = namesOf(versions)
  const nameOf = (no: number | null) => names.get(no ?? 0) ?? '–'
  const rounds = new Set(versions.flatMap(({ games }) => games.map(({ round }) => round)))
  return [...rounds]
    .sort((one, other) => one - other)
    .flatMap((round) => mergedRound(versions, round, nameOf, choose))
}

function mergedRound(
  versions: Versions<StoredResults>,
  round: number,
  nameOf: (no: number | null) => string,
  choose: Choose
): Game[] {
  const [was, here, there] = ofEach(
    versions,
    ({ games }) =>
      new Map(games.filter((game) => game.round === round).map((game) => [pairKey(game), game]))
  )
  const resultIn = (games: Map<string, Game>, key: string): GameResult =>
    games.get(key)?.result ?? was.get(key)?.result ?? '*'
  const hasSamePairs = (one: Map<string, Game>, other: Map<string, Game>) =>
    isSame([...one.keys()].sort(), [...other.keys()].sort())
  /** Whether one side has changed the result of a game that the other has taken out. */
  const isLost = (one: Map<string, Game>, other: Map<string, Game>) =>
    [...one].some(
      ([key, { result }]) => was.has(key) && !other.has(key) && result !== resultIn(was, key)
    )
  const isPairedTwice =
    !hasSamePairs(here, there) && !hasSamePairs(here, was) && !hasSamePairs(there, was)
  const label = roundWords.roundNumber[language()](round)

  if (isPairedTwice || isLost(here, there) || isLost(there, here)) {
    const isShared = (game: Game) =>
      [here, there].every((games) => games.get(pairKey(game))?.result === game.result)
    const wordsOf = ({ white, black, result }: Game) =>
      `${nameOf(white)} ${resultWords(result)} ${nameOf(black)}`
    const unit = {
      id: `round ${round}`,
      label,
      words: (games: Game[]) =>
        someOf(games.filter((game) => !isShared(game)).map(wordsOf), MOST_NAMED),
    }
    return choose(unit, [[...was.values()], [...here.values()], [...there.values()]])
  }

  const paired = hasSamePairs(here, was) ? there : here
  return [...paired].map(([key, game]) => {
    const unit = {
      id: `game ${round} ${key}`,
      label: [label, m.resultOf({ white: nameOf(game.white), black: nameOf(game.black) })].join(
        ' · '
      ),
      words: resultWords,
    }
    const results = ofEach([was, here, there], (games) => resultIn(games, key))
    return { ...game, result: choose(unit, results) }
  })
}

type Won = StoredResults['winners'][number]

function mergedWinners(versions: Versions<StoredResults>, choose: Choose): Won[] {
  const keyOf = ({ prizeId, prize }: Won) => prizeId ?? prize
  const byPrize = ofEach(versions, ({ winners }) => Map.groupBy(winners, keyOf))
  const [, here, there] = byPrize
  const names = namesOf(versions)
  const nameOf = ({ no, club }: Won) => names.get(no ?? 0) ?? club ?? '–'
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) => {
    const [before, ours, others] = ofEach(byPrize, (one) => one.get(key) ?? [])
    const unit = {
      id: `winners ${key}`,
      label: (ours[0] ?? others[0])?.prize ?? key,
      words: (winners: Won[]) => winners.map(nameOf).join('; ') || '–',
    }
    return choose(unit, [before, ours, others])
  })
}

/** '2. Patil, Om 4½ (18; 20.5)' */
const standingWords = (
  { no, points, rank, tieBreaks }: Standing,
  names: ReadonlyMap<number, string>
) =>
  [
    rank && `${rank}.`,
    names.get(no),
    points !== null && pointsText(points),
    tieBreaks.length > 0 && `(${tieBreaks.map((value) => value ?? '–').join('; ')})`,
  ]
    .filter(Boolean)
    .join(' ')

/** Places, points and tie-breaks belong together, and are taken from one side. */
function mergedStandings(versions: Versions<StoredResults>, choose: Choose) {
  const known = ofEach(versions, ({ players }) => new Set(players.map(({ no }) => no)))
  const isInAll = ({ no }: ResultPlayer) => known.every((nos) => nos.has(no))
  const standings = ofEach(versions, ({ tieBreaks, players }) => ({
    tieBreaks,
    rows: players
      .filter(isInAll)
      .toSorted((one, other) => one.no - other.no)
      .map(standingOf),
  }))
  const names = namesOf(versions)
  const [, here, there] = standings
  const words = ({ tieBreaks, rows }: typeof here) => {
    const players = rows.filter((_row, at) => !isSame(here.rows[at], there.rows[at]))
    if (players.length === 0) return tieBreaks.join('; ')
    const all = standingsOf({ players }).map((player) => standingWords(player, names))
    return someOf(all, MOST_NAMED)
  }
  const unit = {
    id: 'standings',
    label: said.standings[language()],
    words,
  }
  const chosen = choose(unit, standings)
  const [, mine, theirs] = versions
  const [from, other] = chosen === there ? [theirs, mine] : [mine, theirs]
  const own = new Map(from.players.map((player) => [player.no, player]))
  const added = new Map(other.players.map((player) => [player.no, player]))
  return {
    tieBreaks: chosen.tieBreaks,
    of(no: number): Pick<ResultPlayer, 'points' | 'rank' | 'tieBreaks'> {
      const player = own.get(no)
      if (player) return { points: player.points, rank: player.rank, tieBreaks: player.tieBreaks }
      return { points: added.get(no)?.points ?? null, rank: null, tieBreaks: [] }
    },
  }
}

/** @param needed numbers of players who have a game or a prize, and must not be dropped */
function mergedPlayers(
  versions: Versions<StoredResults>,
  needed: ReadonlySet<number | null>,
  choose: Choose
): ResultPlayer[] {
  const [was, here, there] = ofEach(
    versions,
    ({ players }) => new Map(players.map((player) => [player.no, player]))
  )
  const numbers = [...new Set([...here.keys(), ...there.keys()])].sort((one, other) => one - other)
  return numbers.flatMap((no): ResultPlayer[] => {
    const before = was.get(no)
    const [ours, others] = [here.get(no), there.get(no)]
    const player = ours ?? others
    if (!player) return []
    // Taken out on one side.
    if (!ours || !others) return before && !needed.has(no) ? [] : [player]
    const facts = PLAYER_FACTS.map((fact) => {
      const unit = {
        id: `player ${no} ${fact}`,
        label: [no, before?.name ?? player.name].join(' '),
        words: (value: string | number | null) => String(value ?? '–'),
      }
      const values = ofEach([before, ours, others], (one) => one?.[fact] ?? null)
      return [fact, choose(unit, values)]
    })
    return [{ ...player, ...(Object.fromEntries(facts) as Partial<ResultPlayer>) }]
  })
}
