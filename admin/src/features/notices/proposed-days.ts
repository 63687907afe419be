import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { chosenOf, type NoticeForm, type TypedLessons } from './notice-form-schema'
import { nextLessonDay } from './notice-kind'

/** Of the next lesson of those that a notice is for; of all, while nobody is chosen. */
export function proposedDay(batches: readonly PublicBatch[], ids: readonly string[]): string {
  const chosen = chosenOf(batches, ids)
  return nextLessonDay(chosen.length > 0 ? chosen : batches) ?? indianDay(Date.now())
}

interface NoticeDays {
  form: Pick<NoticeForm, 'setValue'>
  batches: readonly PublicBatch[]
  isNew: boolean
  /** As the form shows them, before what is just being chosen. */
  shown: TypedLessons
}

/** Moves the days of a notice after what else is chosen. */
export function proposedDays({ form, batches, isNew, shown }: NoticeDays) {
  const { kind, firstDay, lastDay, batchIds } = shown
  const move = (name: 'firstDay' | 'lastDay', day: string) =>
    form.setValue(name, day, { shouldDirty: true })

  /** A day that the director has chosen stays. */
  function moveProposal(from: string, to: string) {
    if (!isNew || firstDay !== from || lastDay !== from) return
    move('firstDay', to)
    move('lastDay', to)
  }

  return {
    /** Most notices are about one day: the last one goes with the first. */
    onFirstDay(day: string) {
      if (lastDay === firstDay) move('lastDay', day)
    },
    /** The next lesson is the day of every kind but an extra class, of which nobody can know. */
    onKind(chosen: string) {
      const proposed = proposedDay(batches, batchIds)
      if (chosen === 'extra') moveProposal(proposed, '')
      else moveProposal('', proposed)
    },
    onBatches(chosen: readonly string[]) {
      if (kind === 'extra') return
      moveProposal(proposedDay(batches, batchIds), proposedDay(batches, chosen))
    },
  }
}

export type ProposedDays = ReturnType<typeof proposedDays>
