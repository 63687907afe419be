import {
  indianDay,
  isRegistrable,
  stateWords,
  tournamentState,
} from '@academy/api/shared/tournament_state'
import { Badge } from '@/components/ui/badge'
import type { Data } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'

const stateNow = (tournament: Data.Tournament) => tournamentState(tournament, indianDay(Date.now()))

/** State and day of a tournament that has dates; nothing at all of one that has none. */
export function EventBadge({ tournament }: { tournament: Data.Tournament }) {
  const state = stateNow(tournament)
  const { startDate, city } = tournament
  const where = [startDate && formatCalendarDate(startDate), city].filter(Boolean).join(' · ')
  if (!state && !where) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {state && (
        <Badge variant={isRegistrable(state) || state.kind === 'today' ? 'secondary' : 'outline'}>
          {stateWords(state)}
        </Badge>
      )}
      {where && <span className="text-sm text-muted-foreground">{where}</span>}
    </div>
  )
}
