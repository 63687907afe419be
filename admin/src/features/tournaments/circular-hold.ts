import { useRef } from 'react'
import { formatList } from '@/lib/format'
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

/**
 * The words of the button that takes what needs no look: what it takes, or the little that it leaves.
 * @param plain what it takes, at least one
 * @param all that is open
 */
export function takeWords(plain: readonly FieldName[], all: readonly FieldName[]): string {
  const left = all.filter((name) => !plain.includes(name))
  const named = (names: readonly FieldName[]) =>
    formatList(names.map((name) => tournamentLabels[name]()))
  if (left.length > 0 && left.length < plain.length) return m.useAllBut({ fields: named(left) })
  return left.length === 0 && plain.length > 1 ? m.useAll() : m.useField({ field: named(plain) })
}

/** Sooner after a refusal nobody has read it: the second tap of a double tap is no answer to it. */
const UNREAD_MS = 1000

/** @param onHold told for the first time what a save is held back for */
export function useCircularHold(
  unused: readonly FieldName[],
  contradictions: readonly Contradiction[],
  heldFor: readonly string[],
  onHold: (reasons: string[]) => void
) {
  const heldAt = useRef(-Infinity)
  const { words, reasons, isHeld } = circularHold(unused, contradictions, heldFor)
  return {
    words,
    /** @returns whether the save that was just asked for is held back */
    holds(): boolean {
      const now = performance.now()
      if (!isHeld) return reasons.length > 0 && now - heldAt.current < UNREAD_MS
      heldAt.current = now
      onHold(reasons)
      return true
    },
  }
}
