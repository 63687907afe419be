import assert from 'node:assert/strict'
import { Chess, type Color, type Move as LegalMove } from 'chess.js'
import { describe, test } from 'vitest'
import { CLASSIC } from './days.server.ts'
import { nameOf, play, readProblem, type Move, type Try } from './problem.ts'
import problems from './problems.json'

/*
 * The problems were found by one program and are proved by another, which shares nothing with it but
 * the rules: every move of both sides is tried.
 */
const { one, two } = problems

const at = (position: string) => new Chess(position, { skipValidation: true })
const chessOf = (line: string) => at(`${line.split(' ').slice(0, 2).join(' ')} - - 0 1`)
const squares = ({ from, to }: Move) => nameOf(from) + nameOf(to)
const isMate = (san: string) => san.endsWith('#')
const mates = (chess: Chess) => chess.moves().filter(isMate)
const sansOf = (moves: LegalMove[]) => moves.map(({ san }) => san)

/** Legal moves by their squares: a pawn that arrives becomes a queen, as on the board. */
function bySquares(moves: LegalMove[]) {
  const played = moves.filter(({ promotion = 'q' }) => promotion === 'q')
  return new Map(played.map((move) => [move.from + move.to, move]))
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

/**
 * A table lists each move of its position once, with the correct answer.
 * @param moves the legal ones: to list them takes most of the time, so once for each position
 * @param look what else is asked of a move's position after its answer
 */
function assertTable(
  moves: LegalMove[],
  table: Try[],
  pieces: string[],
  look: (move: Try, answered: Chess) => void = () => {}
) {
  const legal = bySquares(moves)
  assert.deepEqual(new Set(table.map(squares)), new Set(legal.keys()))
  assert.equal(table.length, legal.size)
  for (const move of table) {
    const next = at(legal.get(squares(move))!.after)
    const played = play(pieces, move)
    assertShown(next, played)
    const { answer } = move
    assert.equal(answer === 'mate', next.isCheckmate(), squares(move))
    assert.equal(answer === 'stalemate', next.isStalemate(), squares(move))
    if (!answer) assert.ok(!next.inCheck(), `${squares(move)} gives check`)
    if (typeof answer === 'object') {
      next.move({ from: nameOf(answer.from), to: nameOf(answer.to), promotion: 'q' })
      assertShown(next, play(played, answer))
      look(move, next)
    }
  }
}

function proveOne(line: string) {
  const chess = chessOf(line)
  const { pieces, tables, answer } = readProblem(line)
  const moves = chess.moves({ verbose: true })
  assert.equal(tables.length, 1)
  assert.deepEqual(sansOf(moves).filter(isMate), [answer])
  assert.equal(bySquares(moves).get(squares(tables[0]![0]!))?.san, answer)
  assertTable(moves, tables[0]!, pieces)
}

function proveTwo(line: string) {
  const chess = chessOf(line)
  const { pieces, tables, answer } = readProblem(line)
  const [first, second] = tables as [Try[], Try[]]
  const [key, ...lines] = answer.split('|')
  const moves = chess.moves({ verbose: true })
  assert.deepEqual(sansOf(moves).filter(isMate), [])
  const solution = bySquares(moves).get(squares(first[0]!))!
  assert.equal(solution.san, key)

  // No other move solves it: after the answer to it there is no mate.
  const refuted = new Set<Try>()
  assertTable(moves, first, pieces, (move, answered) => {
    if (mates(answered).length === 0) refuted.add(move)
  })
  for (const move of first.slice(1)) {
    assert.ok(refuted.has(move) || move.answer === 'stalemate', `${squares(move)} is refuted`)
  }
  for (const { san, after, promotion = 'q' } of moves) {
    if (promotion === 'q') continue
    const answers = at(after).moves({ verbose: true })
    const isRefuted = answers.some((one) => mates(at(one.after)).length === 0)
    assert.ok(isRefuted || answers.length === 0, `${san} is refuted`)
  }

  // What is written of the answers to the key holds for each of them.
  const answers = at(solution.after).moves({ verbose: true })
  assert.notEqual(answers.length, 0)
  for (const { san, after } of answers) {
    const own = lines.find((one) => one.split(':')[0]!.split(',').includes(san))
    const mate = (own ?? lines.find((one) => one.startsWith(':')))?.split(':')[1]
    assert.ok(mate && mates(at(after)).includes(mate), `${san}: ${mate}`)
  }
  const defence = first[0]!.answer as Move
  const shown = play(play(pieces, first[0]!), defence)
  const defended = bySquares(answers).get(squares(defence))!
  assertTable(at(defended.after).moves({ verbose: true }), second, shown)
}

const turned = (letters: string[]) =>
  Array.from({ length: 64 }, (_, square) => {
    const piece = letters[(7 - (square >> 3)) * 8 + (square & 7)]!
    return piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase()
  })
const mirrored = (letters: string[]) =>
  Array.from({ length: 64 }, (_, square) => letters[(square & 56) + 7 - (square & 7)]!)

/** Whether two placements differ on twelve squares: it looks no further than there. */
function areDifferent(one: string[], other: string[]) {
  let count = 0
  for (let square = 0; square < 64 && count < 12; square += 1) {
    if (one[square] !== other[square]) count += 1
  }
  return count === 12
}

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
          // The words are put together for a failure alone: there are a third of a million pairs.
          if (!areDifferent(view, other)) assert.fail(`${pieces.join()} and ${other.join()}`)
        }
      }
    }
  })

  test('in one move have a single mate and a correct answer to every other move', () => {
    for (const line of one) proveOne(line)
  })

  test('in two moves have a single key and a refutation of every other move', () => {
    for (const line of two) proveTwo(line)
  })

  test('the classic problem has a single key too', () => proveTwo(CLASSIC))
})
