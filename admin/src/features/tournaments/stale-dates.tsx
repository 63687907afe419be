import { findStaleDates } from '@academy/api/shared/circular/stale_dates'
import { CalendarClockIcon } from 'lucide-react'
import type { UseFormSetValue } from 'react-hook-form'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { copiedTexts, type Labels, type WordedPart } from './copied-texts'
import type { TypedTournament } from './tournament-form-schema'

interface Props {
  part: WordedPart
  labels: Labels
  /** What the form was copied from. */
  original: Tournament
  values: TypedTournament
  setValue: UseFormSetValue<TypedTournament>
}

/** Above a field of a copy: which days and years of the first one it still says. */
export default function StaleDates({ part, labels, original, values, setValue }: Props) {
  const { startDate, endDate, entryDeadline } = original
  const before = {
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    entryDeadline: entryDeadline ?? '',
  }
  const stale = copiedTexts(part, values, labels)
    .map((one) => ({ ...one, ...findStaleDates(one.text, before, values), said: one.text }))
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
