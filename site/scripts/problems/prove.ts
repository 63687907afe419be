/** What makes a position a problem, by the rules of chess.js, and what the board has to know of it. */
import { Chess, SQUARES, type Color, type Move, type PieceSymbol } from 'chess.js'
import { SIGNS } from '../../src/features/puzzle/problem.ts'

export interface Found {
  game: number
  moves: 1 | 2
  /** Piece placement and the side to move. */
  fen: string
  /** As it is stored (src/features/puzzle/problem.ts). */
  stored: string
  /** What kind of mate it is: too many of one kind would be dull. */
  kind: string
  /** The higher, the more there is to look at. */
  difficulty: number
}

const MATE = 'AA'
const STALEMATE = 'BB'
const WORTH: Record<PieceSymbol, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 }
const MOST: Partial<Record<PieceSymbol, number>> = { q: 1, r: 2, b: 2, n: 2 }

/** a8 is the first sign, h1 the last. */
const sign = (square: string) => SIGNS[SQUARES.indexOf(square as (typeof SQUARES)[number])]!
const pair = ({ from, to }: { from: string; to: string }) => sign(from) + sign(to)
const isMate = (san: string) => san.endsWith('#')
const givesCheck = (san: string) => /[+#]$/.test(san)

/** Tries something on the board and takes it back. */
function after<Result>(chess: Chess, san: string, look: () => Result): Result {
  chess.move(san)
  const result = look()
  chess.undo()
  return result
}

export const matesIn1 = (chess: Chess) => chess.moves().filter(isMate)

/** The first moves after which every defence is answered by mate; those that mate at once are none. */
export function matesIn2(chess: Chess): string[] {
  // Checks first: they leave few answers.
  return chess.moves().filter((san) =>
    after(chess, san, () => {
      const defences = chess.moves()
      return (
        defences.length > 0 &&
        defences.every((defence) => after(chess, defence, () => matesIn1(chess).length > 0))
      )
    })
  )
}

function isPlausible(chess: Chess): boolean {
  const pieces = chess
    .board()
    .flat()
    .filter((piece) => piece !== null)
  const of = (color: Color) => pieces.filter((piece) => piece.color === color)
  const worth = (color: Color) => of(color).reduce((sum, { type }) => sum + WORTH[type], 0)
  const [own, other] = chess.turn() === 'w' ? (['w', 'b'] as const) : (['b', 'w'] as const)
  const lead = worth(own) - worth(other)
  const tooMany = (['w', 'b'] as const).some((color) =>
    Object.entries(MOST).some(
      ([type, most]) => of(color).filter((piece) => piece.type === type).length > most
    )
  )
  return !tooMany && pieces.length >= 9 && of(other).length >= 4 && lead <= 12 && !chess.inCheck()
}

/** The answer that tells a wrong try best why it is wrong. */
function answerTo(chess: Chess, isRefutation: () => boolean): string {
  const answers = chess.moves({ verbose: true })
  if (answers.length === 0) return chess.isStalemate() ? STALEMATE : MATE
  const good = answers.filter(({ san }) => after(chess, san, isRefutation))
  const weight = ({ captured, piece }: Move) =>
    captured ? 10 + WORTH[captured] - WORTH[piece] / 10 : 0
  const best = good.toSorted((a, b) => weight(b) - weight(a))[0]
  if (!best) throw new Error('A wrong try has no refutation.')
  return pair(best)
}

/** All moves but promotions to less than a queen, which the board does not offer. */
const offered = (chess: Chess) =>
  chess.moves({ verbose: true }).filter(({ promotion }) => !promotion || promotion === 'q')

/** The moves of a position: those with an answer, four signs each, a point, those without, two each. */
function tableOf(chess: Chess, key: Move | null, keyAnswer: string, goesOn: () => boolean): string {
  const answered: string[] = []
  const quiet: string[] = []
  for (const move of offered(chess)) {
    if (move.san === key?.san) continue
    const onlyChecks = goesOn === always
    if (onlyChecks && !givesCheck(move.san) && !after(chess, move.san, () => chess.isStalemate())) {
      quiet.push(pair(move))
    } else answered.push(pair(move) + after(chess, move.san, () => answerTo(chess, goesOn)))
  }
  const first = key ? [pair(key) + keyAnswer] : []
  return `${[...first, ...answered].join('')}.${quiet.join('')}`
}
const always = () => true

function offsetOf(chess: Chess, to: string): string {
  const king = chess.findPiece({ type: 'k', color: chess.turn() === 'w' ? 'b' : 'w' })[0]!
  const across = Math.abs(king.charCodeAt(0) - to.charCodeAt(0))
  return `${across}${Math.abs(Number(king[1]) - Number(to[1]))}`
}

const bare = (chess: Chess) => chess.fen().split(' ').slice(0, 2).join(' ')

function inOne(chess: Chess, game: number): Found[] {
  const moves = chess.moves({ verbose: true })
  const mates = moves.filter(({ san }) => isMate(san))
  const checks = moves.filter(({ san }) => givesCheck(san)).length
  const [key] = mates
  if (!key || mates.length > 1 || moves.length < 14 || checks < 3) return []
  if (key.promotion && key.promotion !== 'q') return []
  const fen = bare(chess)
  return [
    {
      game,
      moves: 1,
      fen,
      stored: `${fen} ${tableOf(chess, key, MATE, always)} - ${key.san}`,
      kind: `${key.piece}${key.captured ? 'x' : ''}${offsetOf(chess, key.to)}`,
      difficulty:
        checks * 2 + moves.length / 4 + (key.piece === 'q' ? 0 : 5) + (key.captured ? 0 : 2),
    },
  ]
}

interface Line {
  defence: Move
  mates: string[]
}

/** `key|defence,defence:mate|:mate`, the mate without a defence being that after all the others. */
function written(key: Move, lines: Line[]): string | undefined {
  const groups = new Map<string, string[]>()
  const often = (san: string) => lines.filter(({ mates }) => mates.includes(san)).length
  for (const { defence, mates } of lines) {
    const mate = mates.toSorted((a, b) => often(b) - often(a) || (a < b ? -1 : 1))[0]!
    groups.set(mate, [...(groups.get(mate) ?? []), defence.san])
  }
  const sorted = [...groups].sort(([, a], [, b]) => a.length - b.length)
  if (sorted.length > 5) return undefined
  const parts = sorted.map(([mate, defences], index) => {
    const isRest = index === sorted.length - 1 && defences.length > 2
    return `${isRest ? '' : defences.join(',')}:${mate}`
  })
  if (parts.some((part) => part.split(',').length > 5)) return undefined
  return [key.san, ...parts].join('|')
}

function inTwo(chess: Chess, game: number): Found[] {
  const moves = chess.moves({ verbose: true })
  if (moves.length < 14) return []
  const keys = matesIn2(chess)
  const key = moves.find(({ san }) => san === keys[0])
  if (!key || keys.length > 1 || key.promotion) return []
  const fen = bare(chess)
  chess.move(key.san)
  const lines = chess.moves({ verbose: true }).map((defence) => ({
    defence,
    mates: after(chess, defence.san, () => matesIn1(chess)),
  }))
  const weight = ({ defence, mates }: Line) =>
    (mates.length === 1 ? 8 : 0) + (defence.captured ? 4 : 0) + (defence.piece === 'k' ? 1 : 0)
  // What would be mated only by a promotion to less than a queen cannot be shown.
  const playable = lines.filter(({ mates }) => !mates.some((san) => /=[RBN]/.test(san)))
  const main = playable.toSorted((a, b) => weight(b) - weight(a))[0]
  const answer = written(key, lines)
  let second = ''
  if (main && !main.defence.promotion) {
    chess.move(main.defence.san)
    second = tableOf(chess, null, '', always)
    chess.undo()
  }
  chess.undo()
  if (!second || !answer) return []
  const keyAnswer = pair(main!.defence)
  const table = tableOf(chess, key, keyAnswer, () => matesIn1(chess).length === 0)
  const isSacrifice = lines.some(({ defence }) => defence.captured && defence.to === key.to)
  const isQuiet = !givesCheck(key.san)
  return [
    {
      game,
      moves: 2,
      fen,
      stored: `${fen} ${table} ${second} ${answer}`,
      kind: `${key.piece}${isQuiet ? '' : '+'}${key.captured ? 'x' : ''}${main!.mates[0]![0]}${offsetOf(chess, key.to)}`,
      difficulty:
        (isQuiet ? 14 : 0) + (isSacrifice ? 8 : 0) + lines.length / 2 - (key.captured ? 4 : 0),
    },
  ]
}

/** The other side's king can hardly move: elsewhere a mate in two is not worth a search. */
function isKingNarrow(chess: Chess): boolean {
  const turned = chess.fen().split(' ')
  turned[1] = turned[1] === 'w' ? 'b' : 'w'
  turned[3] = '-'
  try {
    const king = new Chess(turned.join(' ')).moves({ piece: 'k' })
    return king.length <= 1
  } catch {
    return false
  }
}

/** The problem a position of a game is, if it is one. What only its history allows is left out. */
export function problemAt(played: Chess, game: number): Found[] {
  const [placement, turn, , passant] = played.fen().split(' ')
  if (passant !== '-' || !isPlausible(played)) return []
  const chess = new Chess(`${placement} ${turn} - - 0 1`)
  const mates = matesIn1(chess)
  if (mates.length === 1) return inOne(chess, game)
  if (mates.length > 1 || !isKingNarrow(chess)) return []
  return inTwo(chess, game)
}
