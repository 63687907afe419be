import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { yearsOf, type Years } from '@academy/api/shared/classes/years'
import {
  classWords,
  modeWords,
  periodWords,
  seatsWords,
} from '@academy/api/shared/words/batch_words'
import { language } from '~/i18n/language'

/** The age that is chosen at first, if there is a batch for it. */
export const USUAL_AGE = '8'

interface Choice extends Years {
  /** As it is written in the chat. */
  text: string
}

/** Those with a seat first: whoever chooses nothing is not asking for a full one. */
export function batchChoices(batches: readonly ShownBatch[], today: string): Choice[] {
  const isFull = ({ seats, seatsTaken }: ShownBatch) => seats !== null && seats === seatsTaken
  const ordered = [...batches.filter((batch) => !isFull(batch)), ...batches.filter(isFull)]
  return ordered.map((batch) => {
    const words = [
      classWords(language(), batch),
      modeWords[batch.where][language()],
      batch.place,
      periodWords(language(), batch, today),
      isFull(batch) ? seatsWords(language(), batch) : '',
    ]
    return { text: words.filter(Boolean).join(', '), ...yearsOf(batch.ages) }
  })
}

/** @param age in years; '18+' is 18 */
export function isFor({ least, most }: Choice, age: string): boolean {
  const years = parseInt(age)
  return years >= least && years <= most
}
