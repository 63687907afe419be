import { MessageCircleIcon } from 'lucide-react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { whatsappMessage } from '~/lib/pass-on'
import { announcement, type Turn } from './announcement'

function turnWords(turn: Turn, { startDate }: Tournament): string {
  switch (turn) {
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
  turn: Turn
  /** Whether the text is shown before it is sent. */
  isShown: boolean
}

/** What has become of a tournament, and the way to tell everybody. */
export function StateTold({ tournament, turn, isShown }: Props) {
  const text = announcement(tournament, turn, window.location.origin)
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold text-pale">
        {turnWords(turn, tournament)}
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
