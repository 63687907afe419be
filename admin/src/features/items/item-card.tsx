import { CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, Share2Icon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { WaitingMark } from '@/features/items/list/waiting-mark'
import { StatusBadge } from './status-badge'
import { cn } from '@/lib/cn'
import { formatDay } from '@/lib/format'
import { useLayer } from '@/lib/layer'
import type { Entry } from '@/lib/outbox/store'
import type { Item } from '@/lib/resource'

/** The sheet that sends an item on; `kind` is the key of its list. */
export const useShare = () =>
  useLayer<{ kind: string; item: Item & { isActive: boolean } }>('share')

interface Props {
  title: string
  isActive: boolean
  createdAt: string
  onShare: () => void
  /** Shows it to visitors, or hides it. */
  onShow: () => void
  onEdit: () => void
  /** What can be done with it beside what every item has. */
  more?: ReactNode
  /** On phones the state stands below the card's picture: the signs take the whole foot. */
  isStateAbove?: boolean
  /** Absent: it cannot be duplicated. */
  onDuplicate?: () => void
  onDelete: () => void
}

/** The foot of a card in the admin lists: state, day, and what can be done with it. */
export function ItemCardFoot(props: Props) {
  const { title, isActive, createdAt, more, isStateAbove = false, ...actions } = props
  return (
    <div
      className={cn(
        'mt-auto border-t max-sm:flex max-sm:flex-wrap max-sm:items-center',
        !isStateAbove && 'max-sm:pl-3'
      )}
    >
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-3 max-sm:p-0',
          isStateAbove &&
            'max-sm:absolute max-sm:bottom-16 max-sm:left-3 max-sm:w-24 max-sm:justify-center tight:static tight:w-auto'
        )}
      >
        <StatusBadge isActive={isActive} />
        <p className="text-sm text-muted-foreground max-sm:hidden">
          {m.created()}{' '}
          <time dateTime={createdAt} className="inline-block">
            {formatDay(createdAt)}
          </time>
        </p>
      </div>
      <div
        className={cn(
          'flex justify-between px-2 py-1 max-sm:p-0 max-sm:*:w-11 tight:flex-wrap',
          isStateAbove ? 'max-sm:w-full' : 'max-sm:ml-auto'
        )}
      >
        <IconButton Icon={Share2Icon} label={m.shareOf({ title })} onClick={actions.onShare} />
        <IconButton
          Icon={isActive ? EyeOffIcon : EyeIcon}
          label={isActive ? m.hideOf({ title }) : m.showOf({ title })}
          onClick={actions.onShow}
        />
        <IconButton Icon={PencilIcon} label={m.editOf({ title })} onClick={actions.onEdit} />
        {more}
        {actions.onDuplicate && (
          <IconButton
            Icon={CopyIcon}
            label={m.duplicateOf({ title })}
            onClick={actions.onDuplicate}
          />
        )}
        <IconButton
          Icon={Trash2Icon}
          label={m.deleteOf({ title })}
          onClick={actions.onDelete}
          className="text-destructive"
        />
      </div>
    </div>
  )
}

interface FrameProps {
  /** What was saved of it and not sent yet. */
  change?: Entry | undefined
  children: ReactNode
}

export function ItemCard({ change, children }: FrameProps) {
  return (
    <div
      role="listitem"
      className="group relative flex flex-col overflow-hidden rounded-panel border bg-card [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
    >
      {change && (
        <div className="border-b px-5 py-2">
          <WaitingMark entry={change} />
        </div>
      )}
      {children}
    </div>
  )
}
