import type { ReactNode } from 'react'
import type { Piece } from '~/lib/piece'
import { PieceFigure } from './PieceFigure'

interface Props {
  piece: Piece
  title: string
  text?: string
  children?: ReactNode
}

/** What stands where the cards would: nothing yet, nothing found, or a failure. */
export function ListState({ piece, title, text, children }: Props) {
  return (
    <div className="list-state">
      <PieceFigure piece={piece} />
      <div>
        <h2 className="list-state-title">{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
