import { movedTo, type EventDays } from '@academy/api/shared/days/moved_days'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { namesDay } from '@/circular/dates'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { m } from '@/lib/messages'
import { daysOf, type StateChange } from './change-state'

/** The texts of a tournament in which people write its days. */
const TEXTS = {
  title: { says: m.titleNamesDay, edit: m.editTitle },
  description: { says: m.descriptionNamesDay, edit: m.editDescription },
}

export type DatedText = keyof typeof TEXTS

const FIELDS = Object.keys(TEXTS) as DatedText[]

interface StillNamed {
  field: DatedText
  days: string[]
}

/** All that it has had: as it is now and, moved, as it was first announced. */
function daysHad(tournament: Tournament): EventDays[] {
  const now = daysOf(tournament)
  return tournament.movedFrom ? [now, movedTo(now, tournament.movedFrom)] : [now]
}

/**
 * The texts, in any language, that name a day which the tournament no longer has: its first or last one,
 * or the last one for entry.
 * @param texts of the tournament as it is now
 * @param change what was made, or is about to be made, of `before`
 */
export function stillNamed(
  texts: Pick<Tournament, DatedText | 'translations'>,
  before: Tournament,
  change: Partial<StateChange> = {}
): StillNamed[] {
  const after = new Set(Object.values({ ...daysOf(before), ...daysIn(change) }))
  const gone = new Set(daysHad(before).flatMap((days) => Object.values(days)))
  const days = [...gone].filter((day) => day && !after.has(day)).sort()
  return FIELDS.flatMap((field) => {
    const written = inAllLanguages(texts, field)
    const named = days.filter((day) => written.some((text) => namesDay(text, day)))
    return named.length > 0 ? { field, days: named } : []
  })
}

const daysIn = ({ startDate, endDate, entryDeadline }: Partial<StateChange>) =>
  Object.fromEntries(
    Object.entries({ startDate, endDate, entryDeadline }).filter(([, day]) => day !== undefined)
  )

function inAllLanguages(
  texts: Pick<Tournament, DatedText | 'translations'>,
  field: DatedText
): string[] {
  const translated = Object.values(texts.translations ?? {}).map((one) => one[field]?.text ?? '')
  return [texts[field], ...translated].map(latinDigits)
}

/** 'The description still names 5 Dec 2026.' */
export const stillNamedWords = ({ field, days }: StillNamed): string =>
  TEXTS[field].says({ day: days.map(formatCalendarDate).join(', ') })

interface Props {
  named: StillNamed[]
  onEdit: (field: DatedText) => void
}

/** Each of them, and the way to change it. */
export const StillNamedParts = ({ named, onEdit }: Props) =>
  named.map((one) => (
    <div key={one.field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{stillNamedWords(one)}</p>
      <Button variant="outline" onClick={() => onEdit(one.field)}>
        {TEXTS[one.field].edit()}
      </Button>
    </div>
  ))
