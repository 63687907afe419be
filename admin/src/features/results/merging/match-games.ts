import { nameWords } from '@academy/api/shared/results/player_names'
import { remembered } from '@academy/api/shared/results/remembered'
import type {
  Game,
  GameResult,
  ResultPlayer,
  StoredResults,
} from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { quoted, Unreadable } from '@/features/results/reading/lines'
import { assumedRound } from '@/features/results/reading/named-rounds'
import type { ReadGame } from '@/features/results/reading/pair-up'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'
import { UNNAMED } from '@/features/results/reading/typed-forms'
import { finderIn, meantBy, typedName, WORD_MIN } from './typed-names'

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
  /** As it is typed. */
  words: string
}

interface Found {
  game: Game
  result: GameResult
}

/**
 * Finds the boards of the round that a typed list gives results of; the other boards stay as they are.
 * @throws Unreadable where a line is not clearly one board of the round
 */
export function matchedList(list: ReadList, results: StoredResults): ReadList {
  const paired = new Set(results.games.filter(({ black }) => black).map(({ round }) => round))
  const rounds = list.round ? [list.round] : [...paired].toSorted((a, b) => b - a)
  if (!paired.has(rounds[0] ?? 0)) throw new Unreadable(m.readTypedFirst())
  const typed = typedIn(list, results.players)
  const matchesIn = matcherIn(typed, results.games)
  const fitting = rounds.filter((one) => matchesIn(one).every(({ match }) => match))
  const isInPlace = (one: number) =>
    matchesIn(one).every(({ game, match }) => !isElsewhere(game, match))
  const round = fitting.find(isInPlace) ?? fitting[0] ?? rounds[0] ?? 0
  checkPassed(list, round, results)
  const found = new Map<Game, GameResult>()
  for (const { game, match } of matchesIn(round)) {
    const { line, board, words } = game
    if (!match) throw new Unreadable(m.readTypedUnknown({ line, round, words }))
    if (isElsewhere(game, match)) {
      const place = match.game.board ?? 0
      throw new Unreadable(
        m.readOtherBoard({ line, round, words, typed: board ?? 0, board: place })
      )
    }
    if (found.has(match.game)) throw new Unreadable(m.readTypedTwice({ line }))
    found.set(match.game, match.result)
  }
  const players = new Map(
    results.players.map((player): [number, ReadPlayer] => [player.no, { ...player, line: 0 }])
  )
  const games = results.games.flatMap((game): ReadGame[] => {
    const { black: blackNo } = game
    const white = players.get(game.white ?? 0)
    const black = blackNo === null ? null : players.get(blackNo)
    if (game.round !== round || !white || black === undefined) return []
    return [{ ...game, white, black, result: found.get(game) ?? game.result }]
  })
  const named = games.flatMap(({ white, black }) => (black ? [white, black] : [white]))
  const notes = list.round ? list.notes : [...list.notes, assumedRound(round)]
  return { ...list, round, players: named, games, notes }
}

/** @throws Unreadable for a skipped line that names both players of a game */
function checkPassed({ typed }: ReadList, round: number, { players, games }: StoredResults) {
  const wordsOf = new Map(players.map(({ no, name }) => [no, nameWords(name)]))
  const pairs = games
    .filter((game) => game.round === round)
    .map(({ white, black }) => [wordsOf.get(white ?? 0) ?? [], wordsOf.get(black ?? 0) ?? []])
  for (const { line, cells } of typed?.passed ?? []) {
    const [text = ''] = cells
    const said = nameWords(text).filter((word) => [...word].length >= WORD_MIN)
    // By a word that the opponent's name does not have.
    const isNamed = (own: string[] = [], other: string[] = []) =>
      own.some((word) => said.includes(word) && !other.includes(word))
    if (pairs.some(([white, black]) => isNamed(white, black) && isNamed(black, white))) {
      throw new Unreadable(m.readTypedLine({ line, text: quoted(text) }))
    }
  }
}

/** @throws Unreadable where a name is nobody's */
function typedIn({ games }: ReadList, players: readonly ResultPlayer[]): Typed[] {
  const { same, begun, alike } = finderIn(players)
  const meantIn = (line: number, text: string): ReadonlySet<number> | null => {
    if (text === UNNAMED) return null
    const typed = typedName(text)
    const named = [...same(typed.name), ...begun(typed.name)]
    const found = meantBy(line, typed, named.length > 0 ? named : alike(typed.name), players)
    if (found.length === 0) throw new Unreadable(m.readNotInList({ line, name: typed.name }))
    return new Set(found.map(({ no }) => no))
  }
  return games.map(({ board, white, black, result }) => {
    const { line } = white
    const names = [white.name, black?.name ?? UNNAMED]
    const named = names.filter((name) => name !== UNNAMED)
    return {
      line,
      board,
      result,
      white: meantIn(line, names[0] ?? UNNAMED),
      black: meantIn(line, names[1] ?? UNNAMED),
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
    typed.map((game) => ({ game, match: findIn(game, byRound.get(round) ?? []) }))
  )
}

/** The only board that fits both names, or the board number and the names that are given; else null. */
function findIn({ board, result, white, black }: Typed, games: readonly Game[]): Found | null {
  const isFit = (meant: ReadonlySet<number> | null, no: number | null) =>
    meant === null || (no !== null && meant.has(no))
  const straight = games.filter((game) => isFit(white, game.white) && isFit(black, game.black))
  const turned = games.filter((game) => isFit(white, game.black) && isFit(black, game.white))
  const isClear = white !== null && black !== null && straight.length + turned.length === 1
  const [game] = isClear
    ? straight
    : straight.filter((one) => board !== null && one.board === board)
  if (game) return { game, result }
  const [other] = isClear ? turned : []
  return other ? { game: other, result: SWAPPED[result] ?? result } : null
}

/** Whether the pairings have both players on another board than the typed one. */
const isElsewhere = ({ board }: Typed, found: Found | null) =>
  found !== null && board !== null && found.game.board !== null && found.game.board !== board
