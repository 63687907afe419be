import type { SaveStatus } from '@/unsent/save'
import type { Comparison } from './compare'

/**
 * Where one opening of a form stands. `promised` is the content that the outbox has of it, which is
 * sent however the form is left.
 */
export type FormLife<Values> = { promised: string | null } & (
  | { step: 'editing' }
  /** It holds what waits in the outbox and nothing else: there is nothing to save. */
  | { step: 'waiting' }
  | { step: 'saving'; status: SaveStatus }
  | { step: 'refused'; sentence: string }
  | { step: 'stale'; sentence: string; comparison: Comparison<Values> }
  | { step: 'gone'; sentence: string }
  | { step: 'done' }
)

export type FormEvent<Values> =
  /** Save was pressed, and what the form holds passed its checks. */
  | { type: 'began' }
  /** It goes into the outbox. */
  | { type: 'promised'; content: string }
  /** It was found in the outbox when the form was opened. */
  | { type: 'resumed'; content: string; isTypedOver: boolean }
  /** The form holds something else by now. */
  | { type: 'typed'; holds: string }
  | { type: 'told'; status: SaveStatus }
  /** The server has what the outbox had; `holds` is what the form holds by now. */
  | { type: 'stored'; holds: string }
  | { type: 'refused'; sentence: string }
  | { type: 'outdated'; sentence: string; comparison: Comparison<Values> }
  | { type: 'deleted'; sentence: string }
  /** The list has heard that its item was deleted elsewhere, or is there again. */
  | { type: 'vanished'; sentence: string }
  | { type: 'returned' }
  /** Nothing is known of the save: the session ended, or it was discarded elsewhere. */
  | { type: 'interrupted' }
  | { type: 'discarded' }
  | { type: 'comparison closed' }

export const OPENED = { promised: null, step: 'editing' } as const

export function lifeAfter<Values>(
  life: FormLife<Values>,
  event: FormEvent<Values>
): FormLife<Values> {
  if (life.step === 'done') return life
  const isSaving = life.step === 'saving'
  const isWaiting = life.step === 'waiting'
  const { promised } = life
  switch (event.type) {
    case 'began':
      return isSaving || isWaiting ? life : { promised, step: 'saving', status: 'unsent' }
    case 'promised':
      return { ...life, promised: event.content }
    case 'resumed':
      return { promised: event.content, step: event.isTypedOver ? 'editing' : 'waiting' }
    case 'typed':
      return isWaiting && event.holds !== promised ? { promised, step: 'editing' } : life
    case 'told':
      return isSaving ? { ...life, status: event.status } : life
    case 'stored':
      if (isSaving || event.holds === promised) return { promised, step: 'done' }
      return isWaiting ? OPENED : { ...life, promised: null }
    case 'refused':
      return { promised: stillPromised(life), step: 'refused', sentence: event.sentence }
    case 'outdated': {
      const { sentence, comparison } = event
      return { promised: stillPromised(life), step: 'stale', sentence, comparison }
    }
    case 'deleted':
      return { promised: stillPromised(life), step: 'gone', sentence: event.sentence }
    case 'vanished':
      // A save hears of it itself.
      if (life.step !== 'editing' && life.step !== 'refused') return life
      return { promised, step: 'gone', sentence: event.sentence }
    case 'returned':
      return life.step === 'gone' ? { promised, step: 'editing' } : life
    case 'interrupted':
      return isWaiting ? life : { promised: stillPromised(life), step: 'editing' }
    case 'discarded':
      return isWaiting ? OPENED : { ...life, promised: null }
    case 'comparison closed':
      if (life.step !== 'stale') return life
      return { promised, step: 'refused', sentence: life.sentence }
  }
}

/** What a form shows of its life. */
export function shownOf<Values>(life: FormLife<Values>) {
  return {
    // What is saved stays so until the form has gone, which may take a moment.
    isSaving: life.step === 'saving' || life.step === 'done',
    status: life.step === 'saving' ? life.status : ('unsent' as const),
    /** It holds what waits to be sent, and nothing besides to save. */
    isKept: life.step === 'waiting',
    failure: 'sentence' in life ? life.sentence : undefined,
  }
}

/** What the device had no room for was only in the form. */
const stillPromised = <Values>(life: FormLife<Values>) =>
  life.step === 'saving' && life.status === 'noRoom' ? null : life.promised
