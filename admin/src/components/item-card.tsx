import { CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
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
    <div className="mt-auto flex items-center gap-3 border-t py-2 pr-2 pl-5 max-sm:py-0 max-sm:pr-0 max-sm:pl-3">
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <StatusBadge isActive={isActive} />
        <p className="text-sm text-muted-foreground max-sm:hidden">
          {m.created()}{' '}
          <time dateTime={createdAt} className="inline-block">
            {formatDay(createdAt)}
          </time>
        </p>
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={isActive ? m.hideOf({ title }) : m.showOf({ title })}
          onClick={actions.onShow}
        >
          {isActive ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.editOf({ title })}
          onClick={actions.onEdit}
          {...primary}
        >
          <PencilIcon aria-hidden />
        </Button>
        {actions.onDuplicate && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.duplicateOf({ title })}
            onClick={actions.onDuplicate}
          >
            <CopyIcon aria-hidden />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="text-destructive!"
          aria-label={m.deleteOf({ title })}
          onClick={actions.onDelete}
        >
          <Trash2Icon aria-hidden />
        </Button>
      </div>
    </div>
  )
}

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
