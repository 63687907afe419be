import { alikeIn } from '@academy/api/shared/results/alike_names'
import { nameKey, nameWords } from '@academy/api/shared/results/player_names'
import type {
  Game,
  GameResult,
  ResultPlayer,
  StoredResults,
} from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { withPlayers } from './identify'
import { Unreadable } from './lines'
import type { ReadGame } from './pair-up'
import type { ReadList, ReadPlayer } from './read-list'
import { UNNAMED } from './typed-games'

/** Letters of the one word that a typed name needs, as the beginning of a word or as the whole of it: 'Om'. */
const BEGINNING_MIN = 3
const WORD_MIN = 2

/** Whether each typed word begins another word of a name. */
function isBeginningOf(parts: string[], name: string[]): boolean {
  const words = [...name]
  return (
    parts.some((part) => [...part].length >= (name.includes(part) ? WORD_MIN : BEGINNING_MIN)) &&
    parts.every((part) => {
      const at = words.findIndex((word) => word.startsWith(part))
      if (at >= 0) words.splice(at, 1)
      return at >= 0
    })
  )
}

/** Whether a typed name may be a player's. */
const mayBe = (typed: string, name: string) => isBeginningOf(nameWords(typed), nameWords(name))

/**
 * Finds whom a typed name means: whoever has it, in any order of its words; else whose name begins
 * with these words; else who sounds like it, in another script or with a slip.
 */
function finderIn(players: readonly ResultPlayer[]): (name: string) => ResultPlayer[] {
  const byName = Map.groupBy(players, nameKey)
  const words = new Map(players.map((player) => [player, nameWords(player.name)]))
  const alike = alikeIn(players)
  return (name) => {
    const same = byName.get(nameKey({ name }))
    if (same) return same
    const parts = nameWords(name)
    const begun = players.filter((player) => isBeginningOf(parts, words.get(player) ?? []))
    return begun.length > 0 ? begun : alike(name)
  }
}

/** 'Asha Jadhav (7)' */
const WITH_NUMBER = /^(?<name>.*?)\s*\((?<no>\d{1,4})\)$/

const narrowed = <Item>(items: Item[], isMeant: (item: Item) => boolean): Item[] => {
  const meant = items.filter(isMeant)
  return meant.length > 0 ? meant : items
}

/**
 * Gives the players of a list that says no starting numbers those of the published players of their names.
 * @throws Unreadable where a name is nobody's, or several may be meant
 */
export function findNumbers(list: ReadList, known: readonly ResultPlayer[]): ReadList {
  const { kind, players } = list
  const unknown = players.filter(({ no }) => no === 0)
  if (unknown.length === 0 || kind === 'start') return list
  if (known.length === 0) {
    if (kind === 'pairings') throw new Unreadable(m.readPlayersFirst())
    return list
  }
  const find = finderIn(known)
  const numbered = new Map<ReadPlayer, ReadPlayer>()
  for (const player of unknown) {
    const { line, rating } = player
    const typed = WITH_NUMBER.exec(player.name)?.groups
    const name = typed?.name ?? player.name
    const named = narrowed(find(name), ({ no }) => no === Number(typed?.no))
    const [found, ...others] = narrowed(named, (one) => rating !== null && one.rating === rating)
    if (!found) throw new Unreadable(m.readNotInList({ line, name }))
    if (others.length > 0) {
      const words = [found, ...others].map((one) => `${one.no} ${one.name}`).join('; ')
      const example = `${found.name} (${found.no})`
      throw new Unreadable(m.readAlikeNames({ line, name, players: words, example }))
    }
    const { points, rank, tieBreaks } = player
    numbered.set(player, { ...found, line, points, rank, tieBreaks })
  }
  return withPlayers(list, numbered)
}

const SWAPPED: Partial<Record<GameResult, GameResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '+--': '--+',
  '--+': '+--',
}

interface Found {
  game: Game
  result: GameResult
}

/**
 * The games of a typed list as the pairings of its round have them; those it does not name stay.
 * @throws Unreadable where a line is no board of the round for sure
 */
export function matchedList(list: ReadList, results: StoredResults): ReadList {
  const paired = new Set(results.games.filter(({ black }) => black).map(({ round }) => round))
  const rounds = list.round ? [list.round] : [...paired].toSorted((a, b) => b - a)
  const round = rounds.find((one) => list.games.every((game) => findIn(game, one, results)))
  const asked = round ?? rounds[0] ?? 0
  if (!paired.has(asked)) throw new Unreadable(m.readTypedFirst())
  const found = new Map<Game, GameResult>()
  for (const typed of list.games) {
    const match = findIn(typed, asked, results)
    const { line } = typed.white
    if (!match) throw new Unreadable(m.readTypedUnknown({ line, round: asked }))
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
    if (game.round !== asked || !white || black === undefined) return []
    return [{ ...game, white, black, result: found.get(game) ?? game.result }]
  })
  const named = games.flatMap(({ white, black }) => (black ? [white, black] : [white]))
  const notes = list.round ? list.notes : [...list.notes, m.adjustedRound({ round: asked })]
  return { ...list, round: asked, players: named, games, notes }
}

/** The board that both names fit, or its number and each name that is typed; null: none or several. */
function findIn(typed: ReadGame, round: number, results: StoredResults): Found | null {
  const nameOf = (no: number | null) => results.players.find((one) => one.no === no)?.name ?? ''
  const [white, black] = [typed.white.name, typed.black?.name ?? UNNAMED]
  const isFit = (name: string, no: number | null) => name === UNNAMED || mayBe(name, nameOf(no))
  const games = results.games.filter((game) => game.round === round && game.black !== null)
  const straight = games.filter((game) => isFit(white, game.white) && isFit(black, game.black))
  const turned = games.filter((game) => isFit(white, game.black) && isFit(black, game.white))
  const onBoard = ({ board }: Game) => typed.board !== null && board === typed.board
  const isNamed = white !== UNNAMED && black !== UNNAMED
  const isClear = isNamed && straight.length + turned.length === 1
  const [game] = isClear ? straight : straight.filter(onBoard)
  if (game) return { game, result: typed.result }
  const [other] = isClear ? turned : []
  return other ? { game: other, result: SWAPPED[typed.result] ?? typed.result } : null
}
