import { CircleAlertIcon, CloudOffIcon, HistoryIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import type { useDraft } from './use-draft'
import { formatDraftTime } from '@/lib/format'

type Draft = Pick<ReturnType<typeof useDraft>, 'restored' | 'unreadable' | 'hasNoRoom'>

export function DraftBar({ draft: { restored, unreadable, hasNoRoom } }: { draft: Draft }) {
  const isEmpty = !restored && !unreadable && !hasNoRoom
  return (
    <div role="status" className={cn(isEmpty && 'contents')}>
      {unreadable && (
        <div className="flex flex-wrap items-center gap-x-2 rounded-control border border-border bg-background px-3 py-1 sm:px-4">
          <CircleAlertIcon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1 basis-48 py-1">{m.draftUnreadable()}</span>
          {unreadable.discard && (
            <Button
              variant="link"
              className="ml-auto min-w-0 shrink! px-1! whitespace-normal!"
              onClick={unreadable.discard}
            >
              {m.discard()}
            </Button>
          )}
        </div>
      )}
      {restored && (
        <div className="flex flex-wrap items-center gap-x-2 rounded-control border border-border bg-background px-3 py-1 sm:px-4">
          <HistoryIcon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1 basis-48 py-1">
            {m.draftFilled({ time: formatDraftTime(restored.savedAt) })}
          </span>
          <Button
            variant="link"
            className="ml-auto min-w-0 shrink! px-1! whitespace-normal!"
            onClick={restored.startOver}
          >
            {restored.wayBack}
          </Button>
        </div>
      )}
      {hasNoRoom && (
        <p className="mt-2 flex items-start gap-2 text-sm text-muted-foreground">
          <CloudOffIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {m.draftHasNoRoom()}
        </p>
      )}
    </div>
  )
}
