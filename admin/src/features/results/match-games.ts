import { nameWords } from '@academy/api/shared/results/player_names'
import type { Game, GameResult, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from './lines'
import type { ReadGame } from './pair-up'
import type { ReadList, ReadPlayer } from './read-list'
import { UNNAMED } from './typed-games'

/** Letters of the one word that a typed name needs. */
const WORD_MIN = 3

/** Whether a typed name may be a player's: each of its words begins another word of the name. */
function mayBe(typed: string, name: string): boolean {
  const words = nameWords(name)
  const parts = nameWords(typed)
  return (
    parts.some((part) => [...part].length >= WORD_MIN) &&
    parts.every((part) => {
      const at = words.findIndex((word) => word.startsWith(part))
      if (at >= 0) words.splice(at, 1)
      return at >= 0
    })
  )
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
