import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import type { OpenChips } from './use-open-chips'

/** Dates, place, money and rules of the event, as chips or, for who types them all, as fields. */
export function EventDetails({ chips, children }: { chips: OpenChips; children: ReactNode }) {
  return (
    <section aria-label={m.eventDetails()} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-base font-bold">{m.eventDetails()}</h3>
        <Button
          variant="link"
          className="px-0!"
          aria-pressed={chips.isAll}
          onClick={() => chips.turnAll()}
        >
          {chips.isAll ? m.foldFields() : m.showAllFields()}
        </Button>
      </div>
      <div
        className={cn(
          'flex flex-wrap items-start',
          chips.isAll ? 'gap-x-4 gap-y-5' : 'gap-2 max-sm:gap-1.5'
        )}
      >
        {children}
      </div>
    </section>
  )
}
