import {
  indianMinute,
  isRegistrable,
  tournamentSection,
  tournamentState,
  type DatedTournament,
} from '@academy/api/shared/tournament_state'
import * as m from 'virtual:admin-messages'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { stateWords } from '~/features/tournaments/state-words'
import { spanWords } from '~/lib/day-words'

interface Props {
  event: DatedTournament & { title: string; city: string | null }
  onChange: () => void
}

const minuteNow = () => indianMinute(Date.now())

/** State and day of a tournament as far as they are known, and what changes them until it is over. */
export function EventBadge({ event, onChange }: Props) {
  const now = minuteNow()
  const state = tournamentState(event, now)
  const { title, status, startDate, endDate, city } = event
  const where = [startDate && spanWords(startDate, endDate), city].filter(Boolean).join(' · ')
  const isScheduled = status === 'scheduled'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {state && (
        <Badge variant={isRegistrable(state) || state.kind === 'today' ? 'secondary' : 'outline'}>
          {stateWords(state)}
        </Badge>
      )}
      {tournamentSection(event, now) !== 'past' && (
        <Button
          variant="link"
          className="-my-2 px-0! text-sm"
          aria-label={isScheduled ? m.postponeOrCancelOf({ title }) : m.changeOfPlanOf({ title })}
          onClick={onChange}
        >
          {isScheduled ? m.postponeOrCancel() : m.changeOfPlan()}
        </Button>
      )}
      {where && <span className="text-sm text-muted-foreground">{where}</span>}
    </div>
  )
}
