import * as m from 'virtual:messages'

export function pieceName(piece: string): string {
  const names: Record<string, string> = {
    k: m.pieceKing(),
    q: m.pieceQueen(),
    r: m.pieceRook(),
    b: m.pieceBishop(),
    n: m.pieceKnight(),
    p: m.piecePawn(),
  }
  return names[piece.toLowerCase()]!
}
