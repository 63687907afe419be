import { announcedRounds } from '@academy/api/shared/results/announced_rounds'
import { indianDay } from '@academy/api/shared/days/indian_days'
import type { StoredResults } from '@academy/api/shared/results/results'
import { listWords } from '@academy/api/shared/results/shown_results'
import { lastDay } from '@academy/api/shared/tournament/tournament_state'
import * as roundWords from '@academy/api/shared/words/round_words'
import { useState, type Ref } from 'react'
import { FieldError } from '@/components/form-field'
import { SendToGroup } from '@/components/send-to-group'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate, formatSince } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { messageOf } from '@/lib/refusal-words'
import type { Editor } from './use-results'

interface Props {
  /** Takes the focus once something is published. */
  ref: Ref<HTMLParagraphElement>
  tournament: Tournament
  editor: Editor
}

/** What is published by now; it can be sent to the group, and taken back. */
export function PublishedState({ ref, tournament, editor }: Props) {
  const { current, isWaiting, namesUntil, message, undo, isSending } = editor
  const [sentIn, setSentIn] = useState(language())
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
      <p ref={ref} tabIndex={-1} role="status" className="outline-none *:block">
        <span>{stateWords(current, tournament)}</span>
        {current.correctedAt && (
          <span>{m.corrected({ since: formatSince(Date.parse(current.correctedAt)) })}</span>
        )}
        {isWaiting && <span>{m.resultsWait()}</span>}
        {namesUntil && <span>{namesWords(namesUntil, tournament)}</span>}
      </p>
      {message && <SendToGroup href={message(sentIn)} sentIn={sentIn} onSentIn={setSentIn} />}
      {undo && (
        <Button
          variant="outline"
          className="h-auto min-h-12 whitespace-normal"
          disabled={isSending}
          onClick={() => void undo.act()}
        >
          {undo.words}
        </Button>
      )}
    </div>
  )
}

/** Since when players are initials, or from when on they will be. */
function namesWords(namesUntil: string, { startDate, endDate }: Tournament): string {
  const day = formatCalendarDate(namesUntil)
  if (namesUntil > indianDay(Date.now())) return m.namesEnd({ day })
  const played = lastDay({ status: 'scheduled', startDate, endDate })
  const isOfBefore = played !== null && played >= namesUntil
  return isOfBefore ? m.namesOfBefore({ day, remove: m.removeResults() }) : m.namesEnded({ day })
}

function stateWords(results: StoredResults, tournament: Tournament): string {
  const { players, state, round } = results
  if (players.length === 0) return m.resultsNone()
  if (state === 'final') return m.resultsAreFinal()
  if (round > 0) return roundWords.roundOf[language()](round, announcedRounds(results, tournament))
  return listWords(language(), results)
}

/** That another phone has published meanwhile, or that the server has refused. */
export function PublishingFailure({ editor }: { editor: Editor }) {
  const { isOvertaken, refusal, takeServers } = editor
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {isOvertaken && <FieldError>{m.resultsMeanwhile()}</FieldError>}
      {refusal && (
        <>
          <FieldError>{messageOf(refusal, m.resultsRefused())}</FieldError>
          <Button variant="outline" onClick={() => void takeServers()}>
            {m.takeServersResults()}
          </Button>
        </>
      )}
    </div>
  )
}
