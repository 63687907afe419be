import type { ReactNode } from 'react'
import sprite from '~/assets/pieces/sprite.svg?url'
import type { Piece } from '~/lib/piece'

interface Props {
  piece: Piece
  title: string
  text?: string
  children?: ReactNode
}

export function ListState({ piece, title, text, children }: Props) {
  return (
    <div className="list-state">
      <svg className="piece-figure" viewBox="0 0 64 64" aria-hidden="true">
        <use href={`${sprite}#piece-${piece}`} />
      </svg>
      <div>
        <h2 className="list-state-title">{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
