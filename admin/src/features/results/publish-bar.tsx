import { indianDay } from '@academy/api/shared/days/indian_days'
import { isStartingList, type StoredResults } from '@academy/api/shared/results/results'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { m } from '@/lib/messages'
import type { Editor } from './use-results'

interface Props {
  tournament: Tournament
  editor: Editor
  /** Something is still to be chosen before it can be published. */
  onUndecided: () => void
  onPublish: () => void
  onDiscard: () => void
}

/** Publishes what is shown, or gives it up. */
export function PublishBar({ tournament, editor, onUndecided, onPublish, onDiscard }: Props) {
  const { preview, results, isUnread, isUndecided, isSending } = editor
  const [askedDay, setAskedDay] = useState<string>()

  function askOrPublish() {
    if (isUndecided) return onUndecided()
    const day = beginsLater(tournament, results, indianDay(Date.now()))
    if (day) setAskedDay(day)
    else onPublish()
  }

  function confirm() {
    setAskedDay(undefined)
    onPublish()
  }

  return (
    <>
      {(preview ?? isUnread) && (
        <div className="sticky bottom-0 mt-6 flex flex-wrap gap-3 border-t bg-background py-3 print:hidden">
          <p className="basis-full text-sm">{barWords(editor)}</p>
          {!isUnread && (
            <Button disabled={isSending} onClick={askOrPublish}>
              {m.publishResults()}
            </Button>
          )}
          <Button variant="outline" onClick={onDiscard}>
            {m.discard()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={askedDay !== undefined}
        question={askedDay ? m.publishEarly({ day: formatCalendarDate(askedDay) }) : ''}
        subject={tournament.title}
        labels={[m.publishResults(), m.publishResults()]}
        isRescue
        isPending={false}
        onConfirm={confirm}
        onClose={() => setAskedDay(undefined)}
      />
    </>
  )
}

function barWords({ isHeld, isUnread, isUndecided }: Editor): string {
  if (isHeld) return m.resultsHeld()
  if (isUnread) return m.resultsUnread()
  return isUndecided ? m.resultsClash() : m.notPublishedYet()
}

/** The first day of a tournament that is still ahead, if they are more than a starting list. */
function beginsLater({ status, startDate }: Tournament, results: StoredResults, today: string) {
  const { state, round } = results
  if (state === 'live' && round === 0 && isStartingList(results)) return undefined
  return status === 'scheduled' && startDate && startDate > today ? startDate : undefined
}
