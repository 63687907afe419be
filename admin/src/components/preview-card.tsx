import type { ReactNode } from 'react'
import { Piece, pieceFor } from '@/components/piece'
import { cn } from '@/lib/cn'

interface Props {
  title: string
  isActive: boolean
  imageUrl: string | null
  ratio: 'banner' | 'portrait'
  /** What stands below the picture. */
  children: ReactNode
}

/** The frame of a card of the public lists, around what is typed so far. */
export function PreviewCard({ title, isActive, imageUrl, ratio, children }: Props) {
  const box = ratio === 'banner' ? 'aspect-4/3' : 'aspect-3/4'
  return (
    <div className="max-w-88 overflow-hidden rounded-panel border border-border bg-background">
      {imageUrl ? (
        <img src={imageUrl} alt="" className={cn(box, 'w-full object-cover')} />
      ) : (
        <div className={cn(box, 'grid place-items-center bg-card')}>
          <Piece name={pieceFor(title)} className="size-20 text-border-strong" />
        </div>
      )}
      <div className="flex flex-col gap-2 p-5">
        {children}
        <p aria-hidden className="mt-2 text-base font-bold text-primary">
          View details
        </p>
        {!isActive && (
          <p className="text-sm text-muted-foreground">Inactive: hidden from visitors.</p>
        )}
      </div>
    </div>
  )
}
