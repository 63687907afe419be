import { nameWords } from '@academy/api/shared/results/player_names'
import { remembered } from '@academy/api/shared/results/remembered'
import type {
  Game,
  GameResult,
  ResultPlayer,
  StoredResults,
} from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { changeWords } from '@/features/results/result-words'
import { quoted, Unreadable } from '@/features/results/reading/lines'
import { assumedRound } from '@/features/results/reading/named-rounds'
import { playersOf, type ReadGame } from '@/features/results/reading/pair-up'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'
import { isNamed, OPPONENT, UNNAMED } from '@/features/results/reading/typed-forms'
import { pairedRounds } from './merge-games'
import { finderIn, meantBy, typedName, WORD_MIN } from './typed-names'
import { wholeRound } from './whole-round'

const SWAPPED: Partial<Record<GameResult, GameResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '+--': '--+',
  '--+': '+--',
}

/** A typed game, with the starting numbers of all whom a name may mean; null for a side without a name. */
interface Typed {
  line: number
  board: number | null
  result: GameResult
  white: ReadonlySet<number> | null
  black: ReadonlySet<number> | null
  /** Only one player is named, who may have either colour. */
  isOfOne: boolean
  /** It says of itself that it corrects another one. */
  isCorrection: boolean
  /** As it is typed. */
  words: string
}

interface Found {
  game: Game
  result: GameResult
}

interface Match {
  game: Typed
  /** Null: no board of the round is clearly meant. */
  found: Found | null
}

/**
 * Finds the boards of the round that a typed list gives results of; the other boards stay as they are. A
 * list that names everybody is its round, where nobody has published the pairings.
 * @throws Unreadable where a line is not clearly one board of the round
 */
export function matchedList(list: ReadList, results: StoredResults): ReadList {
  const matched = matchedGames(list, results)
  return { ...matched, notes: [...matched.notes, ...passedNotes(list, results.players)] }
}

function matchedGames(list: ReadList, results: StoredResults): ReadList {
  const rounds = roundsOf(list, results)
  if (rounds.length === 0) return wholeRound(list, list.round || 1, results)
  const matchesIn = matcherIn(typedIn(list, results.players), results.games)
  if (isOfNextRound(list, results, rounds, matchesIn)) {
    return wholeRound(list, results.round + 1, results)
  }
  const round = meantRound(rounds, matchesIn)
  checkPassed(list, round, results)
  const { results: found, corrected } = resultsIn(round, matchesIn(round))
  const playerOf = (no: number | null) => results.players.find((one) => one.no === no)
  const notes = corrected.map(({ line, game, from, to }) => {
    const [white, black] = [playerOf(game.white), playerOf(game.black)]
    return m.adjustedCorrected({
      line,
      game: changeWords({ white, black, result: from }, to),
    })
  })
  const roundNotes = list.round ? list.notes : [...list.notes, assumedRound(round)]
  return { ...list, ...boardsOf(round, results, found), round, notes: [...roundNotes, ...notes] }
}

/** The paired rounds that a list may be of, the likeliest first. */
function roundsOf({ round, games }: ReadList, results: StoredResults): number[] {
  const paired = new Set(pairedRounds(results.games))
  if (round) return paired.has(round) ? [round] : []
  const rounds = [...paired].toSorted((a, b) => b - a)
  // 'Kale won' is of the round that is being played.
  const isOfOne = games.some(({ black }) => black?.name === OPPONENT)
  return isOfOne ? rounds.slice(0, 1) : rounds
}

/** Whether the latest round is over, and the list has none of the pairs that have met. */
function isOfNextRound(
  { round, typed }: ReadList,
  { round: latest, games }: StoredResults,
  rounds: number[],
  matchesIn: (round: number) => Match[]
): boolean {
  const isOver = games.every((game) => game.round !== latest || game.result !== '*')
  const isSaid = round > 0 || !typed?.hasColours
  const isNew = rounds.every((one) => matchesIn(one).every(({ found }) => !found))
  return isOver && !isSaid && isNew
}

/** The round in whose pairings all games are, on the boards that are typed if there is such a one. */
function meantRound(rounds: number[], matchesIn: (round: number) => Match[]): number {
  const fitting = rounds.filter((one) => matchesIn(one).every(({ found }) => found))
  const isInPlace = (one: number) =>
    matchesIn(one).every(({ game, found }) => !isElsewhere(game, found))
  return fitting.find(isInPlace) ?? fitting[0] ?? rounds[0] ?? 0
}

interface RoundResults {
  results: ReadonlyMap<Game, GameResult>
  /** What one line says otherwise than those above it, which it corrects. */
  corrected: { line: number; game: Game; from: GameResult; to: GameResult }[]
}

/** @throws Unreadable for a line that is no board of the round, another one than it says, or a second result */
function resultsIn(round: number, matches: Match[]): RoundResults {
  const results = new Map<Game, GameResult>()
  const corrected: RoundResults['corrected'] = []
  for (const { game: typed, found } of matches) {
    const { line, words, isCorrection } = typed
    if (!found || isOfLaterRound(typed, found)) {
      throw new Unreadable(m.readTypedUnknown({ line, round, words }))
    }
    if (isElsewhere(typed, found)) {
      const places = { typed: typed.board ?? 0, board: found.game.board ?? 0 }
      throw new Unreadable(m.readOtherBoard({ line, round, words, ...places }))
    }
    const { game } = found
    const before = results.get(game)
    if (isOfOtherRound(typed, before ?? game.result)) {
      throw new Unreadable(m.readTypedUnknown({ line, round, words }))
    }
    const result = isCorrection ? found.result : toldTogether(typed, before, found.result)
    if (!result) throw new Unreadable(m.readTypedTwice({ line }))
    if (before && isCorrection && before !== result) {
      corrected.push({ line, game, from: before, to: result })
    }
    results.set(game, result)
  }
  return { results, corrected }
}

/** 'Asha won, Sai lost' is one result, told twice; undefined: it is a second one. */
function toldTogether({ isOfOne }: Typed, before: GameResult | undefined, result: GameResult) {
  if (!before) return result
  return isOfOne ? bothOf(before, result) : undefined
}

/** 'Asha absent', after her game of this round was played otherwise, may be of the next one. */
const isOfLaterRound = ({ isOfOne, isCorrection }: Typed, { game, result }: Found) =>
  isOfOne &&
  !isCorrection &&
  Object.values(UNPLAYED).includes(result) &&
  game.result !== '*' &&
  !bothOf(game.result, result)

/** 'Correction: Asha lost', while nothing is known of her game of this round, may be of an earlier one. */
const isOfOtherRound = ({ isCorrection, white, black }: Typed, known: GameResult) =>
  isCorrection && known === '*' && (white === null || black === null)

const UNPLAYED: Partial<Record<GameResult, GameResult>> = { '1-0': '+--', '0-1': '--+' }

/** Two results of a game in one: 'Asha won, Sai did not come'; undefined: they contradict each other. */
function bothOf(one: GameResult, other: GameResult): GameResult | undefined {
  if (one === other || UNPLAYED[other] === one) return one
  return UNPLAYED[one] === other ? other : undefined
}

/** All boards of a round, with the results that were found. */
function boardsOf(
  round: number,
  results: StoredResults,
  found: ReadonlyMap<Game, GameResult>
): Pick<ReadList, 'players' | 'games'> {
  const byNo = new Map(
    results.players.map((player): [number, ReadPlayer] => [player.no, { ...player, line: 0 }])
  )
  const games = results.games.flatMap((game): ReadGame[] => {
    const white = byNo.get(game.white ?? 0)
    const black = game.black === null ? null : byNo.get(game.black)
    if (game.round !== round || !white || black === undefined) return []
    return [{ ...game, white, black, result: found.get(game) ?? game.result }]
  })
  return { players: playersOf(games), games }
}

/** @throws Unreadable for a skipped line that names both players of a game */
function checkPassed({ typed }: ReadList, round: number, { players, games }: StoredResults) {
  const wordsOf = new Map(players.map(({ no, name }) => [no, nameWords(name)]))
  const pairs = games
    .filter((game) => game.round === round)
    .map(({ white, black }) => [wordsOf.get(white ?? 0) ?? [], wordsOf.get(black ?? 0) ?? []])
  for (const { line, cells } of typed?.passed ?? []) {
    const [text = ''] = cells
    const words = nameWords(text).filter((word) => [...word].length >= WORD_MIN)
    // By a word that the opponent's name does not have.
    const isMentioned = (own: string[] = [], other: string[] = []) =>
      own.some((word) => words.includes(word) && !other.includes(word))
    if (pairs.some(([white, black]) => isMentioned(white, black) && isMentioned(black, white))) {
      throw new Unreadable(m.readTypedLine({ line, text: quoted(text) }))
    }
  }
}

/** Which skipped lines name a player: a slip may have made a result unreadable, as in 'Asha wno'. */
function passedNotes({ typed }: ReadList, players: readonly ResultPlayer[]): string[] {
  const names = new Set(players.flatMap(({ name }) => nameWords(name)))
  return (typed?.passed ?? []).flatMap(({ line, cells: [text = ''] }) => {
    const isOfPlayer = nameWords(text).some(
      (word) => [...word].length >= WORD_MIN && names.has(word)
    )
    return isOfPlayer ? [m.adjustedPassed({ line, text: quoted(text) })] : []
  })
}

/** Words beyond a player's own may be those of somebody else: 'Om Kale Aarav won'. */
const isAsLong = (player: ResultPlayer, typed: string) =>
  nameWords(player.name).length >= nameWords(typed).length

/** @throws Unreadable where a name is nobody's */
function typedIn({ games, typed }: ReadList, players: readonly ResultPlayer[]): Typed[] {
  const { same, begun, whole, alike } = finderIn(players)
  const meantIn = (line: number, text: string, isOfOne: boolean): ReadonlySet<number> | null => {
    if (!isNamed(text)) return null
    const typed = typedName(text)
    // Of one player alone no opponent confirms whom a beginning means.
    const named = [...same(typed.name), ...(isOfOne ? whole : begun)(typed.name)]
    const sounding = () => alike(typed.name).filter((one) => !isOfOne || isAsLong(one, typed.name))
    const found = meantBy(line, typed, named.length > 0 ? named : sounding(), players)
    if (found.length === 0) throw new Unreadable(m.readNotInList({ line, name: typed.name }))
    return new Set(found.map(({ no }) => no))
  }
  return games.map(({ board, white, black, result }) => {
    const { line } = white
    const names = [white.name, black?.name ?? UNNAMED]
    const named = names.filter(isNamed)
    const isOfOne = names[1] === OPPONENT
    return {
      line,
      board,
      result,
      white: meantIn(line, names[0] ?? UNNAMED, isOfOne),
      black: meantIn(line, names[1] ?? UNNAMED, isOfOne),
      isOfOne,
      isCorrection: typed?.corrections.includes(line) ?? false,
      words: named.join(' – ') || String(board),
    }
  })
}

/** Finds all typed games in the pairings of a round, once for each round. */
function matcherIn(typed: Typed[], games: readonly Game[]) {
  const byRound = Map.groupBy(
    games.filter(({ black }) => black !== null),
    ({ round }) => round
  )
  return remembered((round: number) =>
    typed.map((game): Match => ({ game, found: findIn(game, byRound.get(round) ?? []) }))
  )
}

/** The only board that fits the names, or the board number and the names that are given; else null. */
function findIn(
  { board, result, white, black, isOfOne }: Typed,
  games: readonly Game[]
): Found | null {
  const isFit = (meant: ReadonlySet<number> | null, no: number | null) =>
    meant === null || (no !== null && meant.has(no))
  const straight = games.filter((game) => isFit(white, game.white) && isFit(black, game.black))
  const turned = games.filter((game) => isFit(white, game.black) && isFit(black, game.white))
  const isSaid = isOfOne ? white?.size === 1 : white !== null && black !== null
  const isClear = isSaid && straight.length + turned.length === 1
  const onBoard = (one: Game) => !isOfOne && board !== null && one.board === board
  const [game] = isClear ? straight : straight.filter(onBoard)
  if (game) return { game, result }
  const [other] = isClear ? turned : []
  return other ? { game: other, result: SWAPPED[result] ?? result } : null
}

/** Whether the pairings have both players on another board than the typed one. */
const isElsewhere = ({ board }: Typed, found: Found | null) =>
  found !== null && board !== null && found.game.board !== null && found.game.board !== board
