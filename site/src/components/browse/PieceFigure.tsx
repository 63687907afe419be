import sprite from '~/assets/pieces/sprite.svg?url'
import type { Piece } from '~/lib/piece'

interface Props {
  piece: Piece
}

/** One of the six pieces, drawn in line; decoration only. */
export function PieceFigure({ piece }: Props) {
  return (
    <svg className="piece-figure" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#piece-${piece}`} />
    </svg>
  )
}
