import { lazy, Suspense } from 'react'
import * as m from 'virtual:admin-messages'
import { FoldedPart } from '@/components/folded-part'
import { formatCalendarDate, formatRupees } from '@/lib/format'
import { FACT_NAMES, type TypedFacts } from './event-facts-schema'
import type { EventDetailsProps } from './event-fields'

const EventFields = lazy(async () => ({ default: (await import('./event-fields')).EventFields }))

/** The folded part of the form: dates, place, money and rules of the event. All of it optional. */
export function EventDetails(props: EventDetailsProps) {
  const isWrong = FACT_NAMES.some((name) => props.errors[name])
  return (
    <FoldedPart
      title={m.eventDetails()}
      summary={summaryOf(props.values)}
      startsOpen={props.startsOpen}
      isWrong={isWrong}
    >
      <Suspense fallback={<p className="text-muted-foreground">{m.loadingShort()}</p>}>
        <EventFields {...props} />
      </Suspense>
    </FoldedPart>
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
