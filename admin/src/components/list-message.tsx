import type { ReactNode } from 'react'
import { Piece, type PieceName } from '@/components/piece'

interface Props {
  piece: PieceName
  title: string
  hint?: string | undefined
  children?: ReactNode
}

export function ListMessage({ piece, title, hint, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-panel border border-dashed border-border-strong px-6 pt-8 pb-12 text-center">
      <Piece name={piece} />
      <h2 className="text-xl font-bold">{title}</h2>
      {hint && <p className="text-muted-foreground">{hint}</p>}
      {children}
    </div>
  )
}
