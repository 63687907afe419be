import { findStaleDates } from '@academy/api/shared/circular/stale_dates'
import type { EventDays } from '@academy/api/shared/moved_days'
import { CalendarClockIcon } from 'lucide-react'
import type { UseFormSetValue } from 'react-hook-form'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { CopiedText } from './copied-texts'
import type { TypedTournament } from './tournament-form-schema'

interface Props {
  texts: CopiedText[]
  /** The days of the tournament that the form was copied from, and those in the form now. */
  before: EventDays
  after: EventDays
  setValue: UseFormSetValue<TypedTournament>
}

/** Above a field of a copy: which days and years of the first one it still says. */
export default function StaleDates({ texts, before, after, setValue }: Props) {
  const stale = texts
    .map((one) => ({ ...one, ...findStaleDates(one.text, before, after), said: one.text }))
    .filter(({ dates }) => dates.length > 0)
  return stale.map(({ path, label, dates, text, said }) => (
    <div
      key={path}
      role="group"
      aria-label={m.stillSays({ label })}
      className="flex flex-col gap-3 rounded-control border border-dashed border-border-strong p-3 text-sm sm:flex-row sm:items-center"
    >
      <div className="min-w-0 flex-1">
        <p className="text-muted-foreground">{m.stillSays({ label })}</p>
        <ul className="break-words">
          {dates.map(({ said: date, now }, index) => (
            <li key={index}>
              <span className="font-bold text-pale">{date}</span>
              {now ? ` → ${now}` : ` · ${m.lookYourself()}`}
            </li>
          ))}
        </ul>
      </div>
      {text !== said && (
        <Button
          variant="outline"
          aria-label={m.putNewDatesOf({ label })}
          onClick={() => setValue(path, text, { shouldDirty: true, shouldValidate: true })}
        >
          <CalendarClockIcon aria-hidden />
          {m.putNewDates()}
        </Button>
      )}
    </div>
  ))
}
