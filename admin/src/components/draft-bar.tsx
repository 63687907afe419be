import { CloudOffIcon, HistoryIcon } from 'lucide-react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { DraftPlace } from '@/lib/drafts'
import { cn } from '@/lib/cn'
import { language } from '~/language'

interface DraftBarProps {
  draft: {
    /** What an earlier opening left behind, with when it was kept, in epoch milliseconds. */
    offered: { savedAt: number } | undefined
    place: DraftPlace | undefined
    restore: () => void
    discard: () => void
  }
}

/** Says quietly that an older draft is there, or that the present one has no safe place. */
export function DraftBar({ draft: { offered, place, restore, discard } }: DraftBarProps) {
  return (
    <div role="status" className={cn(!offered && place !== 'page' && 'contents')}>
      {offered && (
        <div className="flex items-center rounded-control border border-border bg-background pr-1 pl-3 sm:pl-4">
          <HistoryIcon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <Button
            variant="link"
            className="min-w-0 shrink! px-2! text-left whitespace-normal!"
            onClick={restore}
          >
            {m.restoreDraft({ time: whenKept(offered.savedAt) })}
          </Button>
          <span aria-hidden className="text-muted-foreground">
            ·
          </span>
          <Button variant="link" className="px-2! font-normal!" onClick={discard}>
            {m.discard()}
          </Button>
        </div>
      )}
      {place === 'page' && (
        <p className="mt-2 flex items-start gap-2 text-sm text-muted-foreground">
          <CloudOffIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {m.draftHasNoRoom()}
        </p>
      )}
    </div>
  )
}

/** Hours of 24 in every language, with Latin digits. */
const spoken = language() === 'en' ? 'en-GB' : `${language()}-IN-u-nu-latn`
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** `18:42` today, `20 Nov, 18:42` before. */
function whenKept(at: number): string {
  const kept = new Date(at)
  const isToday = kept.toDateString() === new Date().toDateString()
  return isToday
    ? kept.toLocaleTimeString(spoken, time)
    : kept.toLocaleString(spoken, { ...time, day: 'numeric', month: 'short' })
}
