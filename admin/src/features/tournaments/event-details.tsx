import { ChevronRightIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { formatCalendarDate, formatRupees } from '@/lib/format'
import { FACT_NAMES, type TypedFacts } from './event-facts-schema'
import type { EventDetailsProps } from './event-fields'

const EventFields = lazy(async () => ({ default: (await import('./event-fields')).EventFields }))

/** The folded part of the form: dates, place, money and rules of the event. All of it optional. */
export function EventDetails(props: EventDetailsProps) {
  const [isOpen, setIsOpen] = useState(props.startsOpen)
  const [fault, setFault] = useState<'none' | 'seen' | 'hidden'>('none')
  const isWrong = FACT_NAMES.some((name) => props.errors[name])
  // A fault unfolds the part; until its fields are there the focus goes to the head of it.
  if (isWrong !== (fault !== 'none')) {
    setFault(isWrong ? (isOpen ? 'seen' : 'hidden') : 'none')
    if (isWrong) setIsOpen(true)
  }
  return (
    <details
      open={isOpen}
      className="group rounded-control border border-border bg-background"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary
        data-invalid={fault === 'hidden' ? '' : undefined}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-4 py-3 [&::-webkit-details-marker]:hidden"
      >
        <ChevronRightIcon
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground group-open:rotate-90"
        />
        <span className="grid min-w-0">
          <span className="font-bold text-pale">{m.eventDetails()}</span>
          <span className="text-sm text-muted-foreground">{summaryOf(props.values)}</span>
        </span>
      </summary>
      {isOpen && (
        <div className="border-t border-border p-4">
          <Suspense fallback={<p className="text-muted-foreground">{m.loadingShort()}</p>}>
            <EventFields {...props} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

/** The few facts by which one knows the event, or what could stand here. */
function summaryOf({ startDate, city, entryFee, entryDeadline }: TypedFacts) {
  const fee = /^\d+$/.test(entryFee) && formatRupees(Number(entryFee))
  const known = [
    startDate && formatCalendarDate(startDate),
    city.trim(),
    fee,
    entryDeadline && m.entriesUntil({ day: formatCalendarDate(entryDeadline) }),
  ].filter(Boolean)
  return known.join(' · ') || m.eventSummary()
}
