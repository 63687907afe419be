import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'
import { useLayer } from '@/lib/history'
import { needsPerson, useUnpublished, useWaiting } from './entries'

export function OutboxChip({ className }: { className?: string }) {
  const panel = useLayer('outbox')
  const entries = useWaiting()
  const unpublished = useUnpublished().length
  const needing = entries?.filter(needsPerson).length ?? 0
  const count = entries?.length ?? 0
  const [Icon, words, colour] = needing
    ? [CircleAlertIcon, m.needsYou({ count: needing }), 'text-destructive']
    : count
      ? [ClockIcon, m.waitingCount({ count }), 'text-primary']
      : unpublished
        ? [ClockIcon, m.unpublishedCount({ count: unpublished }), 'text-primary']
        : [CircleCheckIcon, m.allSaved(), 'text-muted-foreground']
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(
        'flex h-12 items-center gap-2 rounded-control border px-3 text-sm font-bold hover:bg-accent',
        colour,
        count + unpublished > 0 ? 'border-input' : 'border-transparent',
        !entries && unpublished === 0 && 'invisible',
        className
      )}
      onClick={() => panel.open()}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {words}
    </button>
  )
}
