import assert from 'node:assert/strict'
import { Chess, type Color } from 'chess.js'
import { describe, test } from 'vitest'
import { CLASSIC } from './days.ts'
import { nameOf, play, readProblem, type Move, type Try } from './problem.ts'
import problems from './problems.json'

/*
 * The problems were found by one program and are proved by another, which shares nothing with it but
 * the rules: every move of both sides is tried.
 */
const { one, two } = problems

const chessOf = (line: string) => new Chess(`${line.split(' ').slice(0, 2).join(' ')} - - 0 1`)
const squares = ({ from, to }: Move) => nameOf(from) + nameOf(to)
const mates = (chess: Chess) => chess.moves().filter((san) => san.endsWith('#'))

function after<Result>(chess: Chess, move: string, look: () => Result): Result {
  chess.move(move)
  try {
    return look()
  } finally {
    chess.undo()
  }
}
/** The legal moves by their squares: a pawn that arrives becomes a queen, as on the board. */
const legalMoves = (chess: Chess) =>
  new Map(
    chess
      .moves({ verbose: true })
      .filter(({ promotion = 'q' }) => promotion === 'q')
      .map(({ from, to, san }) => [from + to, san])
  )

function sanOf(chess: Chess, move: Move, legal = legalMoves(chess)): string {
  const san = legal.get(squares(move))
  assert.ok(san, `${squares(move)} is no move in ${chess.fen()}`)
  return san
}

/** The board shows what the rules say. */
function assertShown(chess: Chess, pieces: string[]) {
  const shown = chess
    .board()
    .flatMap((row) =>
      row.map((piece) => (piece?.color === 'w' ? piece.type.toUpperCase() : (piece?.type ?? '')))
    )
  assert.equal(pieces.join(), shown.join(), chess.fen())
}

/** A table lists each move of its position once, with the correct answer. */
function assertTable(
  chess: Chess,
  table: Try[],
  pieces: string[],
  isRefuted: (san: string) => boolean
) {
  const legal = legalMoves(chess)
  assert.deepEqual(new Set(table.map(squares)), new Set(legal.keys()))
  assert.equal(table.length, legal.size)
  for (const move of table) {
    after(chess, sanOf(chess, move, legal), () => {
      const played = play(pieces, move)
      assertShown(chess, played)
      const { answer } = move
      assert.equal(answer === 'mate', chess.isCheckmate(), squares(move))
      assert.equal(answer === 'stalemate', chess.isStalemate(), squares(move))
      if (!answer) assert.ok(!chess.inCheck(), `${squares(move)} gives check`)
      if (typeof answer === 'object') {
        const san = sanOf(chess, answer)
        if (move !== table[0]) assert.ok(isRefuted(san), `${san} refutes ${squares(move)}`)
        after(chess, san, () => assertShown(chess, play(played, answer)))
      }
    })
  }
}

function proveOne(line: string) {
  const chess = chessOf(line)
  const { tables, answer } = readProblem(line)
  assert.equal(tables.length, 1)
  assert.deepEqual(mates(chess), [answer])
  assert.equal(sanOf(chess, tables[0]![0]!), answer)
}

function proveAnswers(line: string) {
  const { pieces, tables } = readProblem(line)
  assertTable(chessOf(line), tables[0]!, pieces, () => true)
}

function proveTwo(line: string) {
  const chess = chessOf(line)
  const { pieces, tables, answer } = readProblem(line)
  const [first, second] = tables as [Try[], Try[]]
  assert.deepEqual(mates(chess), [])
  const keys = chess.moves().filter((san) =>
    after(chess, san, () => {
      const defences = chess.moves()
      const isMated = (defence: string) => after(chess, defence, () => mates(chess).length > 0)
      return defences.length > 0 && defences.every(isMated)
    })
  )
  const [key, ...lines] = answer.split('|')
  assert.deepEqual(keys, [key])
  assert.equal(sanOf(chess, first[0]!), key)
  const escapes = (san: string) => after(chess, san, () => mates(chess).length === 0)
  assertTable(chess, first, pieces, escapes)

  const defence = first[0]!.answer as Move
  after(chess, sanOf(chess, first[0]!), () => {
    // What is written of the answers holds for each of them.
    for (const san of chess.moves()) {
      const own = lines.find((one) => one.split(':')[0]!.split(',').includes(san))
      const mate = (own ?? lines.find((one) => one.startsWith(':')))?.split(':')[1]
      assert.ok(mate && after(chess, san, () => mates(chess)).includes(mate), `${san}: ${mate}`)
    }
    const shown = play(play(pieces, first[0]!), defence)
    after(chess, sanOf(chess, defence), () => assertTable(chess, second, shown, () => true))
  })
}

const turned = (letters: string[]) =>
  Array.from({ length: 64 }, (_, square) => {
    const piece = letters[(7 - (square >> 3)) * 8 + (square & 7)]!
    return piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase()
  })
const mirrored = (letters: string[]) =>
  Array.from({ length: 64 }, (_, square) => letters[(square & 56) + 7 - (square & 7)]!)

describe('the problems', () => {
  test('are at least 400, in whole weeks', () => {
    assert.ok(one.length + two.length >= 400, `${one.length} + ${two.length}`)
    assert.equal(one.length % 5, 0)
    assert.equal(two.length % 2, 0)
  })

  test('have possible material and at least 14 moves', () => {
    for (const line of [...one, ...two]) {
      const chess = chessOf(line)
      const other: Color = chess.turn() === 'w' ? 'b' : 'w'
      const king = chess.findPiece({ type: 'k', color: other })[0]!
      assert.ok(!chess.isAttacked(king, chess.turn()), `it is not ${other}’s check: ${line}`)
      assert.ok(chess.moves().length >= 14, `many moves to choose from: ${line}`)
      for (const color of ['w', 'b'] as const) {
        const most = { q: 1, r: 2, b: 2, n: 2, p: 8, k: 1 } as const
        for (const [type, count] of Object.entries(most)) {
          const found = chess.findPiece({ type: type as 'q', color }).length
          assert.ok(found <= count, `${found} of ${type}: ${line}`)
        }
      }
    }
  })

  test('differ from each other on twelve squares, even turned or mirrored', () => {
    const all = [...one, ...two].map((line) => readProblem(line).pieces)
    for (const [index, pieces] of all.entries()) {
      const views = [pieces, turned(pieces), mirrored(pieces), mirrored(turned(pieces))]
      for (const other of all.slice(0, index)) {
        for (const view of views) {
          const different = view.filter((piece, square) => piece !== other[square]).length
          assert.ok(different >= 12, `${pieces.join()} and ${other.join()}`)
        }
      }
    }
  })

  test('in one move have a single mate and a correct answer to every other move', () => {
    for (const line of one) {
      proveOne(line)
      proveAnswers(line)
    }
  })

  test('in two moves have a single key and a refutation of every other move', () => {
    for (const line of two) proveTwo(line)
  })

  test('the classic problem has a single key too', () => proveTwo(CLASSIC))
})
