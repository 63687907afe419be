import { READY_REASONS, REASON_MAX } from '@academy/api/shared/tournament/status_reason'
import { factWords } from '@academy/api/shared/text/fact_words'
import { indianDay } from '@academy/api/shared/days/indian_days'
import {
  TOURNAMENT_STATUSES,
  type TournamentStatus,
} from '@academy/api/shared/tournament/tournament_state'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { FormField } from '@/components/form-field'
import { CloseButton } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { Tournament } from '@/lib/data'
import { dayHint, formatCalendarDate } from '@/lib/format'
import { changeTo, postChange, undoChange, versionAfter, type SentChange } from './change-state'
import { useRefusal } from '@/unsent/save'
import { StateAnnouncement } from './state-announcement'
import { StillNamedParts, stillNamed, stillNamedWords, type DatedText } from './still-named'

interface Props {
  /** As it will be when all that waits has been sent. */
  tournament: Tournament
  /** Leads to its form. */
  onEdit: () => void
  /** Leads to that field of it. */
  onEditText: (field: DatedText) => void
  onClose: () => void
}

export default function StateSheet({ tournament, onEdit, onEditText, onClose }: Props) {
  const { status, title, movedFrom } = tournament
  const isOff = status !== 'scheduled'
  const isChanged = isOff || Boolean(movedFrom)
  // That it goes ahead after all needs no reason.
  const given = isChanged ? (tournament.statusReason ?? '') : ''
  const [reason, setReason] = useState(given)
  const [newDate, setNewDate] = useState('')
  const [today] = useState(() => indianDay(Date.now()))
  const [isRefused, setRefused] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reasonInput = useRef<HTMLInputElement>(null)
  const dateInput = useRef<HTMLInputElement>(null)
  const meta = { failure: m.kindSaveFailed({ kind: 'tournament' }) }
  const change = useMutation({
    mutationFn: async (wanted: TournamentStatus) => {
      const change = changeTo(tournament, wanted, { reason, newDate })
      return { id: await postChange(tournament, change), before: tournament, change }
    },
    onSuccess: () => heading.current?.focus(),
    meta,
  })
  // The form goes on from it, and says what is wrong or asks what holds.
  useRefusal(change.data?.id, onEdit)
  const undo = useMutation({
    mutationFn: (sent: SentChange) => undoChange(sent, tournament),
    onSuccess: onClose,
    meta,
  })
  // Changed again since by another device: the announcement is out of date.
  const isOutdated = change.data && tournament.version > versionAfter(change.data)
  const done = isOutdated ? undefined : change.data
  const planned = newDate && !done ? changeTo(tournament, 'postponed', { reason, newDate }) : {}
  const named = stillNamed(tournament, done?.before ?? tournament, done?.change ?? planned)
  const day = newDate && formatCalendarDate(newDate)
  const isPast = newDate !== '' && newDate < today
  const labels: Record<TournamentStatus, string> = {
    scheduled: day ? m.goesAheadOn({ day }) : m.goesAhead(),
    postponed: day ? m.postponeTo({ day }) : m.postpone(),
    cancelled: m.cancelTournament(),
  }
  const isCorrected = isChanged && !newDate && reason.trim() !== given
  // Called off, it goes ahead on a new day: 'Postpone to' it would do the same.
  const others = TOURNAMENT_STATUSES.filter(
    (one) => one !== status && !(one === 'postponed' && isOff && newDate)
  )
  function choose(wanted: TournamentStatus) {
    // Cancelled, it has no new date.
    if (!isPast || wanted === 'cancelled') return change.mutate(wanted)
    setRefused(true)
    dateInput.current?.focus()
  }
  /** The pressed button goes with the others. */
  function takeReason(ready: string) {
    setReason(ready)
    reasonInput.current?.focus()
  }

  const form = (
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
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
      <FormField
        label={m.newDate()}
        isOptional
        hint={dayHint(
          newDate,
          (newDate && named.map(stillNamedWords).join(' ')) || m.newDateHint()
        )}
        error={isRefused && isPast ? m.newDatePast() : undefined}
      >
        {(field) => (
          <Input
            {...field}
            ref={dateInput}
            type="date"
            min={today}
            value={newDate}
            onChange={({ target }) => setNewDate(target.value)}
          />
        )}
      </FormField>
      <div className="grid gap-3">
        {isCorrected && (
          <Button disabled={change.isPending} onClick={() => choose(status)}>
            {m.saveReason()}
          </Button>
        )}
        {others.map((wanted, index) => (
          <Button
            key={wanted}
            variant={index === 0 && !isCorrected ? 'default' : 'outline'}
            className={wanted === 'cancelled' ? 'text-destructive!' : undefined}
            disabled={change.isPending}
            onClick={() => choose(wanted)}
          >
            {labels[wanted]}
          </Button>
        ))}
      </div>
    </>
  )

  return (
    <Dialog
      onClose={onClose}
      // A press outside would lose the typed text.
      onInteractOutside={(event) => (reason || newDate) && !done && event.preventDefault()}
      showCloseButton={false}
      className="top-auto! bottom-0! max-h-[calc(100dvh-1rem-var(--toast))]! w-full! max-w-none! translate-y-0! gap-5! rounded-b-none! p-4! pb-[max(1rem,env(safe-area-inset-bottom))]! sm:top-1/2! sm:bottom-auto! sm:w-[calc(100%-2rem)]! sm:max-w-lg! sm:-translate-y-1/2! sm:rounded-b-panel! sm:p-6!"
      // On phones the keyboard would cover the two buttons.
      focusOn={() => heading.current}
    >
      <div className="-mt-2 -mr-2 flex items-start gap-4 sm:-mt-4 sm:-mr-4">
        <div className="min-w-0 grow pt-2 sm:pt-4">
          <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
            {isChanged || done ? m.changeOfPlan() : m.postponeOrCancel()}
          </DialogTitle>
          <DialogDescription className="mt-1 line-clamp-2 text-sm!">{title}</DialogDescription>
        </div>
        <CloseButton />
      </div>
      {done ? (
        <>
          <StateAnnouncement
            tournament={{ ...done.before, ...done.change }}
            before={done.before.startDate}
            movedTo={done.change.startDate}
            isShown
          />
          <StillNamedParts named={named} onEdit={onEditText} />
          <Button variant="outline" onClick={() => undo.mutate(done)}>
            {m.undo()}
          </Button>
        </>
      ) : isChanged ? (
        <>
          <StateAnnouncement
            tournament={tournament}
            before={movedFrom}
            movedTo={tournament.startDate ?? undefined}
          />
          {!newDate && status !== 'cancelled' && (
            <StillNamedParts named={named} onEdit={onEditText} />
          )}
          {/* A sheet that is opened again must not look as if nothing had been done. */}
          <FoldedPart title={m.changeAgain()}>
            <div className="grid gap-5">{form}</div>
          </FoldedPart>
        </>
      ) : (
        form
      )}
    </Dialog>
  )
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
