import {
  indianMinute,
  isRegistrable,
  tournamentState,
  type DatedTournament,
} from '@academy/api/shared/tournament/tournament_state'
import { Badge } from '@/components/ui/badge'
import { stateWords } from '~/features/tournaments/state-words'
import { spanWords } from '~/lib/day-words'

const stateNow = (event: DatedTournament) => tournamentState(event, indianMinute(Date.now()))

/** State, day and town of a tournament, as far as they are known. */
export function EventBadge({ event }: { event: DatedTournament & { city: string | null } }) {
  const state = stateNow(event)
  const { startDate, endDate, city } = event
  const where = [startDate && spanWords(startDate, endDate), city].filter(Boolean).join(' · ')
  if (!state && !where) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-y-1">
      {state && (
        <Badge
          variant={isRegistrable(state) || state.kind === 'today' ? 'secondary' : 'outline'}
          className="max-sm:shrink max-sm:px-2! max-sm:text-xs! max-sm:whitespace-normal"
        >
          {stateWords(state)}
        </Badge>
      )}
      {where && <span className="text-sm text-muted-foreground">{where}</span>}
    </div>
  )
}
