import { whatsappMessage } from '@academy/api/shared/text/share'
import { MessageCircleIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { tournamentMessage } from '@/features/items/share-message'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { m, mIn } from '@/lib/messages'

interface Props {
  tournament: Tournament
  /** The day from which, and to which, it has just been moved. */
  before?: string | null | undefined
  movedTo?: string | undefined
  isShown?: boolean
}

export function StateAnnouncement({ tournament, before, movedTo, isShown = false }: Props) {
  const { status, statusReason, movedFrom, isActive } = tournament
  const isMoved = before && movedTo && before !== movedTo
  // The line of facts names a reason, an earlier day and what is off.
  const isNotNamed = status === 'scheduled' && !statusReason && !movedFrom
  const text = tournamentMessage(tournament, (language) => {
    if (!isNotNamed) return ''
    return movedTo ? mIn.newDate(language) : mIn.goesAhead(language)
  })
  const words = {
    scheduled: isMoved
      ? m.movedFrom({ before: formatCalendarDate(before), day: formatCalendarDate(movedTo) })
      : movedTo
        ? m.goesAheadOn({ day: formatCalendarDate(movedTo) })
        : m.goesAhead(),
    postponed: m.postponed(),
    cancelled: m.cancelled(),
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold text-pale">
        {words[status]}
      </p>
      {isActive ? (
        <>
          {isShown && (
            <p className="max-h-[30dvh] overflow-y-auto rounded-control border bg-background p-4 text-sm wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          <Button asChild variant={isShown ? 'default' : 'outline'}>
            <a href={whatsappMessage(text)} target="_blank" rel="noopener">
              <MessageCircleIcon aria-hidden />
              {m.sendToWhatsapp()}
            </a>
          </Button>
        </>
      ) : (
        <p className="text-sm text-muted-foreground">{m.hiddenSentence()}</p>
      )}
    </div>
  )
}
