import { CloudOffIcon, HistoryIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import type { DraftPlace } from '@/lib/drafts'
import { cn } from '@/lib/cn'
import { language } from '~/i18n/language'

interface DraftBarProps {
  draft: {
    /** What the form was filled with, with when that was kept, in epoch milliseconds. */
    restored:
      | {
          savedAt: number
          /** Where the one way back leads. */
          wayBack: string
          startOver: () => void
          isReplaced: boolean
          undo: (() => void) | undefined
        }
      | undefined
    place: DraftPlace | undefined
  }
}

/** Says quietly that the form holds what was typed before, or that this has no safe place. */
export function DraftBar({ draft: { restored, place } }: DraftBarProps) {
  const isSaid = restored && (!restored.isReplaced || restored.undo)
  return (
    <div role="status" className={cn(!isSaid && place !== 'page' && 'contents')}>
      {isSaid && (
        <div className="flex flex-wrap items-center gap-x-2 rounded-control border border-border bg-background px-3 py-1 sm:px-4">
          <HistoryIcon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1 basis-48 py-1">
            {restored.isReplaced
              ? m.draftAside()
              : m.draftFilled({ time: whenKept(restored.savedAt) })}
          </span>
          {/* One button in one place, so that it keeps the focus while its words change. */}
          <Button
            variant="link"
            className="ml-auto min-w-0 shrink! px-1! whitespace-normal!"
            onClick={restored.undo ?? restored.startOver}
          >
            {restored.undo ? m.undo() : restored.wayBack}
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
