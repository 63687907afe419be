import {
  ArchiveRestoreIcon,
  ChevronDownIcon,
  EyeIcon,
  EyeOffIcon,
  MailIcon,
  PencilIcon,
  PlusIcon,
  Trash2Icon,
  UserIcon,
  type LucideIcon,
} from 'lucide-react'
import { createElement, useId, useState } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { deviceWords } from '@/lib/device-words'
import { formatClock } from '@/lib/format'
import { fieldsOf, sentenceOf } from './activity-words'
import { ChangedFields } from './changed-fields'
import type { Activity } from './queries'

const icons: Partial<Record<Activity['action'], LucideIcon>> = {
  created: PlusIcon,
  shown: EyeIcon,
  hidden: EyeOffIcon,
  deleted: Trash2Icon,
  purged: Trash2Icon,
  restored: ArchiveRestoreIcon,
  reverted: ArchiveRestoreIcon,
}

function ActivityIcon({ activity: { kind, action } }: { activity: Activity }) {
  const ofKind = { account: UserIcon, contacts: MailIcon }[kind as string]
  return createElement(icons[action] ?? ofKind ?? PencilIcon, {
    'aria-hidden': true,
    className: 'mt-0.5 size-5 shrink-0 text-muted-foreground',
  })
}

interface Props {
  activity: Activity
  own: string | undefined
  onRevert: () => void
}

export function ActivityLine({ activity, own, onRevert }: Props) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { happenedAt, before, after, canRevert, action } = activity
  const fields = fieldsOf(activity).join(', ')
  const canOpen = before !== null || (after !== null && action === 'created') || canRevert
  const line = (
    <>
      <ActivityIcon activity={activity} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="wrap-anywhere">{sentenceOf(activity, own)}</span>
        {fields && !isOpen && (
          <span className="truncate text-sm text-muted-foreground">{fields}</span>
        )}
        <span className="text-sm text-muted-foreground">
          <time dateTime={happenedAt}>{formatClock(happenedAt)}</time>
          {(activity.browser ?? activity.os) && ` · ${deviceWords(activity)}`}
        </span>
      </span>
    </>
  )
  if (!canOpen) return <li className="flex gap-3 px-4 py-3">{line}</li>
  return (
    <li className={cn(isOpen && 'bg-background/40')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        className="flex w-full gap-3 px-4 py-3 text-left hover:bg-accent"
        onClick={() => setOpen(!isOpen)}
      >
        {line}
        <ChevronDownIcon
          aria-hidden
          className={cn(
            'mt-0.5 size-5 shrink-0 text-muted-foreground transition-transform',
            isOpen && 'rotate-180'
          )}
        />
      </button>
      <div id={details}>
        {isOpen && (
          <div className="grid gap-5 px-4 pt-2 pb-5 sm:pl-12">
            <ChangedFields activity={activity} />
            {canRevert && (
              <Button
                variant="outline"
                className="justify-self-start max-sm:w-full"
                aria-haspopup="dialog"
                onClick={onRevert}
              >
                <ArchiveRestoreIcon aria-hidden />
                {action === 'deleted' ? m.restoreIt() : m.revertChange()}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
