import { PencilIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/status-badge'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'

interface Props {
  picture?: ReactNode
  title: string
  isActive: boolean
  createdAt: string
  onEdit: () => void
  onDelete: () => void
  children: ReactNode
}

/** The frame of a tournament's and an achievement's card in the admin lists. */
export function ItemCard({ picture, title, isActive, createdAt, children, ...props }: Props) {
  return (
    <li className="flex flex-col overflow-hidden rounded-panel border bg-card">
      {picture}
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-xl leading-snug font-bold">{title}</h2>
          <StatusBadge isActive={isActive} />
        </div>
        {children}
        <div className="mt-auto flex items-center gap-1 pt-1">
          <p className="grow text-sm text-muted-foreground">
            Created <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
          <Button variant="ghost" size="icon" aria-label={`Edit ${title}`} onClick={props.onEdit}>
            <PencilIcon aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="text-destructive!"
            aria-label={`Delete ${title}`}
            onClick={props.onDelete}
          >
            <Trash2Icon aria-hidden />
          </Button>
        </div>
      </div>
    </li>
  )
}
