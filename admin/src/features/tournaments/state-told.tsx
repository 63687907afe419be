import { whatsappMessage } from '@academy/api/shared/text/share'
import { MessageCircleIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { tournamentMessage } from '@/features/items/share-message'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import * as en from '@/messages/en.json'
import * as hi from '@/messages/hi.json'
import * as mr from '@/messages/mr.json'
import type { PlanChange } from './change-state'

const goesAhead = { en: en.goesAhead, mr: mr.goesAhead, hi: hi.goesAhead }
const newDate = { en: en.newDate, mr: mr.newDate, hi: hi.newDate }

/** What the line of facts does not say by itself. */
function leadOf(change: PlanChange, { statusReason }: Tournament) {
  if (change === 'goesAhead') return goesAhead
  return change === 'newDate' && !statusReason ? newDate : undefined
}

function changeWords(change: PlanChange, { startDate }: Tournament): string {
  switch (change) {
    case 'postponed':
      return m.postponed()
    case 'cancelled':
      return m.cancelled()
    case 'goesAhead':
      return m.goesAhead()
    case 'newDate':
      return m.goesAheadOn({ day: formatCalendarDate(startDate ?? '') })
  }
}

interface Props {
  tournament: Tournament
  change: PlanChange
  isShown: boolean
}

/** What has become of a tournament, and the way to tell everybody. */
export function StateTold({ tournament, change, isShown }: Props) {
  const text = tournamentMessage(tournament, leadOf(change, tournament))
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold text-pale">
        {changeWords(change, tournament)}
      </p>
      {tournament.isActive ? (
        <>
          {isShown && (
            <p className="max-h-[30dvh] overflow-y-auto rounded-control border bg-background p-4 text-sm wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          <Button asChild variant={isShown ? 'default' : 'outline'}>
            <a href={whatsappMessage(text)} target="_blank" rel="noopener">
              <MessageCircleIcon aria-hidden />
              {m.tellEverybody()}
            </a>
          </Button>
        </>
      ) : (
        <p className="text-sm text-muted-foreground">{m.hiddenSentence()}</p>
      )}
    </div>
  )
}
