import type { Piece } from '~/lib/piece'
import sprite from '~/assets/pieces/sprite.svg?url'

interface Props {
  piece: Piece
  className?: string
}

/** One of the six drawn pieces, in the colour of the text around it; decoration only. */
export function PieceFigure({ piece, className = 'piece-figure' }: Props) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <use href={`${sprite}#piece-${piece}`} />
    </svg>
  )
}
