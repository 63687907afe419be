import { useRef, useState } from 'react'
import { FoldedPart } from '@/components/folded-part'
import { CloseButton } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { Tournament } from '@/lib/data'
import { m } from '@/lib/messages'
import { changeTo } from './change-state'
import { StateAnnouncement } from './state-announcement'
import { StateForm } from './state-form'
import { StillNamedParts, stillNamed, stillNamedWords, type DatedText } from './still-named'
import { useStateChange } from './use-state-change'

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
  const isChanged = status !== 'scheduled' || Boolean(movedFrom)
  // That it goes ahead after all needs no reason.
  const given = isChanged ? (tournament.statusReason ?? '') : ''
  const [typed, setTyped] = useState({ reason: given, newDate: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const { done, isPending, change, undo } = useStateChange(tournament, {
    onChanged: () => heading.current?.focus(),
    onUndone: onClose,
    // The form goes on from it, and says what is wrong or asks what holds.
    onRefused: onEdit,
  })
  const planned = typed.newDate && !done ? changeTo(tournament, 'postponed', typed) : {}
  const named = stillNamed(tournament, done?.before ?? tournament, done?.change ?? planned)

  const form = (
    <StateForm
      tournament={tournament}
      given={given}
      typed={typed}
      stillNamed={named.map(stillNamedWords).join(' ')}
      isPending={isPending}
      onType={setTyped}
      onChoose={(wanted) => change(wanted, typed)}
    />
  )

  return (
    <Dialog
      onClose={onClose}
      // A press outside would lose the typed text.
      onInteractOutside={(event) =>
        (typed.reason || typed.newDate) && !done && event.preventDefault()
      }
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
          <Button variant="outline" onClick={() => undo(done)}>
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
          {!typed.newDate && status !== 'cancelled' && (
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
