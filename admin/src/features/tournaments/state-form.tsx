import { indianDay } from '@academy/api/shared/days/indian_days'
import { factWords } from '@academy/api/shared/text/fact_words'
import { READY_REASONS, REASON_MAX } from '@academy/api/shared/tournament/status_reason'
import {
  TOURNAMENT_STATUSES,
  type TournamentStatus,
} from '@academy/api/shared/tournament/tournament_state'
import { useId, useRef, useState } from 'react'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Tournament } from '@/lib/data'
import { dayHint, formatCalendarDate } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { wayTo, type TypedChange } from './change-state'

interface StateFormProps {
  tournament: Tournament
  /** The reason that it has by now; '' where it is changed in nothing. */
  given: string
  typed: TypedChange
  /** What still names the old day; '' when nothing does. */
  stillNamed: string
  isPending: boolean
  onType: (typed: TypedChange) => void
  onChoose: (status: TournamentStatus) => void
}

/** Why, to which day, and the states that it can have then. */
export function StateForm(props: StateFormProps) {
  const { tournament, given, typed, stillNamed, isPending, onType, onChoose } = props
  const { status, movedFrom } = tournament
  const { reason, newDate } = typed
  const [today] = useState(() => indianDay(Date.now()))
  const [isRefused, setRefused] = useState(false)
  const reasonInput = useRef<HTMLInputElement>(null)
  const dateInput = useRef<HTMLInputElement>(null)
  const isOff = status !== 'scheduled'
  const isPast = newDate !== '' && newDate < today
  const isCorrected = (isOff || Boolean(movedFrom)) && !newDate && reason.trim() !== given
  // Called off, it goes ahead on a new day: 'Postpone to' it would do the same.
  const others = TOURNAMENT_STATUSES.filter(
    (one) => one !== status && !(one === 'postponed' && isOff && newDate)
  )
  const labels = stateLabels(tournament, newDate)

  function choose(wanted: TournamentStatus) {
    // Cancelled, it has no new date.
    if (!isPast || wanted === 'cancelled') return onChoose(wanted)
    setRefused(true)
    dateInput.current?.focus()
  }

  /** The pressed button goes with the others. */
  function takeReason(ready: string) {
    onType({ reason: ready, newDate })
    reasonInput.current?.focus()
  }

  return (
    <>
      <FormField
        label={m.reason()}
        isOptional
        hint={m.reasonHint()}
        below={reason === given && <ReadyReasons onTake={takeReason} />}
      >
        {(field) => (
          <Input
            {...field}
            ref={reasonInput}
            autoComplete="off"
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => onType({ reason: target.value, newDate })}
          />
        )}
      </FormField>
      <FormField
        label={m.newDate()}
        isOptional
        hint={dayHint(newDate, (newDate && stillNamed) || m.newDateHint())}
        error={isRefused && isPast ? m.newDatePast() : undefined}
      >
        {(field) => (
          <Input
            {...field}
            ref={dateInput}
            type="date"
            min={today}
            value={newDate}
            onChange={({ target }) => onType({ reason, newDate: target.value })}
          />
        )}
      </FormField>
      <div className="grid gap-3">
        {isCorrected && (
          <Button disabled={isPending} onClick={() => choose(status)}>
            {m.saveReason()}
          </Button>
        )}
        {others.map((wanted, index) => (
          <Button
            key={wanted}
            variant={index === 0 && !isCorrected ? 'default' : 'outline'}
            className={wanted === 'cancelled' ? 'text-destructive!' : undefined}
            disabled={isPending}
            onClick={() => choose(wanted)}
          >
            {labels[wanted]}
          </Button>
        ))}
      </div>
    </>
  )
}

function stateLabels(tournament: Tournament, newDate: string): Record<TournamentStatus, string> {
  const cancelled = m.cancelTournament()
  if (!newDate) return { scheduled: m.goesAhead(), postponed: m.postpone(), cancelled }
  const day = formatCalendarDate(newDate)
  const moves = { back: m.goesAheadOn, earlier: m.moveTo, later: m.postponeTo }
  const postponed = moves[wayTo(tournament, newDate)]({ day })
  return { scheduled: m.goesAheadOn({ day }), postponed, cancelled }
}

function ReadyReasons({ onTake }: { onTake: (reason: string) => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
      <p id={id} className="basis-full text-sm">
        {m.readyReasons()}
      </p>
      {READY_REASONS.map((ready) => (
        <Button
          key={ready}
          variant="outline"
          className="rounded-full! px-4! text-sm! font-normal!"
          onClick={() => onTake(ready)}
        >
          {factWords(language(), ready)}
        </Button>
      ))}
    </div>
  )
}
