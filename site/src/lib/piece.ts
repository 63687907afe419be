const pieces = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const

export type Piece = (typeof pieces)[number]

/** The piece that stands in for a missing picture: always the same one for the same title. */
export function pieceFor(title: string): Piece {
  let sum = 0
  for (const character of title) sum = (sum * 31 + character.codePointAt(0)!) >>> 0
  return pieces[sum % pieces.length]!
}
