/*
 * How a problem is written down, and what the board reads of it. One line of five words:
 * the placement field and the side to move of Forsyth-Edwards notation, the moves of that side, its
 * moves after the key and the defence ('-' for a mate in one), and the answer in words' short form.
 * A square is one sign, a8 the first and h1 the last. A table of moves is a row of `from to` and the
 * answer's `from to`, the solution first; after a point follow, without answers, those that give no
 * check where only a check would do.
 */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** What each piece's drawing is called, by its letter in Forsyth-Edwards notation. */
export const DRAWINGS = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' }

/** Squares count from 0, a8, to 63, h1. */
export interface Move {
  from: number
  to: number
}

export interface Try extends Move {
  /** What the other side plays, `'mate'` and `'stalemate'` when it cannot; absent without a check. */
  answer?: Move | 'mate' | 'stalemate'
}

export interface Problem {
  /** The pieces by square, in the letters of Forsyth-Edwards notation; '' where there is none. */
  pieces: string[]
  isWhite: boolean
  /** All first moves, the solution first, and for a mate in two all second ones. */
  tables: Try[][]
  answer: string
}

export const nameOf = (square: number) => 'abcdefgh'[square % 8]! + (8 - (square >> 3))

function readPieces(placement: string): string[] {
  const filled = placement.replaceAll('/', '').replace(/\d/g, (count) => ' '.repeat(Number(count)))
  return Array.from(filled, (sign) => sign.trim())
}

function readTable(table: string): Try[] {
  const [answered = '', quiet = ''] = table.split('.')
  const squares = (signs: string) => Array.from(signs, (sign) => SIGNS.indexOf(sign))
  const tries: Try[] = (answered.match(/..../g) ?? []).map((signs) => {
    const [from, to, back, forth] = squares(signs) as [number, number, number, number]
    const none = back ? 'stalemate' : 'mate'
    return { from, to, answer: back === forth ? none : { from: back, to: forth } }
  })
  for (const signs of quiet.match(/../g) ?? []) {
    const [from, to] = squares(signs) as [number, number]
    tries.push({ from, to })
  }
  return tries
}

export function readProblem(line: string): Problem {
  const [placement, side, first, second, answer] = line.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    pieces: readPieces(placement),
    isWhite: side === 'w',
    tables: [first, second].filter((table) => table !== '-').map(readTable),
    answer,
  }
}

/** The position after a move: castling does not occur, and a pawn that arrives becomes a queen. */
export function play(pieces: string[], { from, to }: Move): string[] {
  const next = [...pieces]
  const piece = next[from]!
  const isPawn = /p/i.test(piece)
  // A pawn that goes aside to an empty square takes the one that has just passed it.
  if (isPawn && !next[to] && (to - from) % 8) next[(from & 56) | (to & 7)] = ''
  next[from] = ''
  next[to] = isPawn && (to < 8 || to > 55) ? (piece === 'P' ? 'Q' : 'q') : piece
  return next
}
