import {
  CopyIcon,
  EyeIcon,
  EyeOffIcon,
  PencilIcon,
  Share2Icon,
  Trash2Icon,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import * as m from 'virtual:admin-messages'
import { primary } from '@/components/list-screen/arrow-keys'
import { SelectBox } from '@/components/list-screen/selection'
import { WaitingMark } from '@/components/outbox/waiting-mark'
import { StatusBadge } from '@/components/status-badge'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'
import type { Entry } from '@/lib/outbox/entry'

interface Props {
  title: string
  isActive: boolean
  createdAt: string
  /** Opens what passes it on. */
  onPassOn: () => void
  /** Shows it to visitors, or hides it. */
  onShow: () => void
  onEdit: () => void
  /** Absent: it cannot be duplicated. */
  onDuplicate?: () => void
  onDelete: () => void
}

/** The foot of a card in the admin lists: state, day, and what can be done with it. */
export function ItemCardFoot({ title, isActive, createdAt, ...actions }: Props) {
  return (
    <div className="mt-auto border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-3">
        <StatusBadge isActive={isActive} />
        <p className="text-sm text-muted-foreground">
          {m.created()}{' '}
          <time dateTime={createdAt} className="inline-block">
            {formatDay(createdAt)}
          </time>
        </p>
      </div>
      <div className="flex justify-between px-2 py-1">
        <Act Icon={Share2Icon} label={m.shareOf({ title })} onClick={actions.onPassOn} />
        <Act
          Icon={isActive ? EyeOffIcon : EyeIcon}
          label={isActive ? m.hideOf({ title }) : m.showOf({ title })}
          onClick={actions.onShow}
        />
        <Act Icon={PencilIcon} label={m.editOf({ title })} onClick={actions.onEdit} {...primary} />
        {actions.onDuplicate && (
          <Act Icon={CopyIcon} label={m.duplicateOf({ title })} onClick={actions.onDuplicate} />
        )}
        <Act
          Icon={Trash2Icon}
          label={m.deleteOf({ title })}
          onClick={actions.onDelete}
          className="text-destructive!"
        />
      </div>
    </div>
  )
}

interface ActProps extends ComponentProps<typeof Button> {
  Icon: LucideIcon
  label: string
}

const Act = ({ Icon, label, ...props }: ActProps) => (
  <Button variant="ghost" size="icon" aria-label={label} {...props}>
    <Icon aria-hidden />
  </Button>
)

interface FrameProps {
  id: string
  title: string
  /** What was saved of it and not sent yet. */
  change?: Entry | undefined
  children: ReactNode
}

export function ItemCard({ id, title, change, children }: FrameProps) {
  return (
    <div
      role="listitem"
      className="group relative flex flex-col overflow-hidden rounded-panel border bg-card has-checked:border-primary has-[[data-primary]:focus-visible]:border-primary"
    >
      {change && (
        <div className="border-b px-5 py-2">
          <WaitingMark entry={change} />
        </div>
      )}
      {children}
      <SelectBox
        id={id}
        name={title}
        className="absolute! top-0 right-0 rounded-bl-panel bg-secondary"
      />
    </div>
  )
}
