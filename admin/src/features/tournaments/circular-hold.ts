import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { FieldName } from './tournament-form-schema'

/** What speaks against values that were accepted; its key stays as the values are corrected. */
export interface Contradiction {
  key: string
  words: string
}

/** What a save is held back for, once each, and what the bar above the buttons says of it. */
export function circularHold(
  unused: readonly FieldName[],
  contradictions: readonly Contradiction[],
  heldFor: readonly string[]
) {
  const reasons = [...unused, ...contradictions.map(({ key }) => key)]
  const isHeld = reasons.some((reason) => !heldFor.includes(reason))
  const isTold = heldFor.length > 0 && !isHeld
  const words = contradictions.map((one) => one.words)
  const counted = {
    count: unused.length,
    fields: unused.map((name) => tournamentLabels[name]()).join(', '),
  }
  if (unused.length > 0) {
    words.unshift(isTold ? m.notSavedUnconfirmed(counted) : m.unconfirmed(counted))
  } else if (isTold && words.length > 0) words.push(m.notSavedDoubtful())
  return {
    reasons,
    isHeld,
    words: words.join(' '),
  }
}
