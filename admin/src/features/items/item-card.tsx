import { CircleCheckIcon, EllipsisVerticalIcon, EyeOffIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { CardAction } from '@/components/card-action'
import { IconButton } from '@/components/icon-button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { formatDay } from '@/lib/format'
import { useLayer } from '@/lib/history'
import type { Entry } from '@/unsent/entries'
import { WaitingMark } from '@/unsent/waiting-mark'
import type { Item } from '@/lib/resource'

/** The sheet that sends an item on; `kind` is the key of its list. */
export const useShare = () => useLayer<{ kind: string; id: string }>('share')

export interface CardProps {
  /** What was saved of it and not sent yet. */
  change: Entry | undefined
  onShow: () => void
  onEdit: () => void
  onDelete: () => void
}

interface Props extends CardProps {
  kind: string
  item: Item & { title: string; isActive: boolean; createdAt: string }
  often?: ReactNode
  rarely?: ReactNode
  children: ReactNode
}

export function ItemCard(props: Props) {
  const { kind, item, change, children } = props
  const { title, isActive, createdAt } = item
  const [isOpen, setOpen] = useState(false)
  const rare = useId()
  const share = useShare()
  return (
    <div
      role="listitem"
      className="group flex flex-col overflow-hidden rounded-panel border bg-card [contain-intrinsic-size:auto_17rem] [content-visibility:auto]"
    >
      {change && (
        <div className="border-b px-5 py-2">
          <WaitingMark entry={change} />
        </div>
      )}
      <div className="flex grow flex-col">
        {children}
        <div className="mt-auto border-t">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-3 max-sm:px-3 max-sm:pt-2">
            <Badge variant={isActive ? 'success' : 'outline'}>
              {isActive ? <CircleCheckIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
              {isActive ? m.active() : m.inactive()}
            </Badge>
            <p className="text-sm text-muted-foreground">
              {m.created()}{' '}
              <time dateTime={createdAt} className="inline-block">
                {formatDay(createdAt)}
              </time>
            </p>
          </div>
          <div className="relative flex flex-wrap items-center px-2 py-1 max-sm:px-1 max-sm:py-0">
            <CardAction label={m.editOf({ title })} onClick={props.onEdit}>
              {m.edit()}
            </CardAction>
            <CardAction
              label={m.deleteOf({ title })}
              className="text-destructive!"
              onClick={props.onDelete}
            >
              {m.deleteIt()}
            </CardAction>
            {props.often}
            <IconButton
              Icon={EllipsisVerticalIcon}
              label={m.moreOf({ title })}
              className="ml-auto"
              aria-expanded={isOpen}
              aria-controls={rare}
              onClick={() => setOpen(!isOpen)}
            />
            {/* Over the card: no row of cards grows, and nothing below moves. */}
            <div
              id={rare}
              className={cn(
                'absolute inset-x-0 bottom-full flex-wrap border-y bg-secondary px-2 py-1 shadow-[0_-1rem_1.5rem] shadow-background',
                isOpen ? 'flex' : 'hidden'
              )}
            >
              <CardAction
                label={m.shareOf({ title })}
                onClick={() => share.open({ kind, id: item._id })}
              >
                {m.share()}
              </CardAction>
              {props.rarely}
              <CardAction
                label={isActive ? m.hideOf({ title }) : m.showOf({ title })}
                onClick={props.onShow}
              >
                {isActive ? m.hide() : m.show()}
              </CardAction>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
