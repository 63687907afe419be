import type { Kind } from './labels'
import type { Statement } from './statements'

/** A field's content, the words it was read from, and whether it can be filled in unasked. */
export interface Reading {
  value: string
  phrase: string
  /**
   * True when the circular says it in a way that has one meaning: under its own label, once, and
   * without a second value that contradicts it. Anything else is offered, never filled in.
   */
  isSure: boolean
  /** The day whose weekday is another one than the circular names, ISO 8601. */
  otherWeekday?: string
  /** What else the circular names, for which the field has no room. */
  others?: string[]
  /** Values of which none is right for everybody, each with the words that say for whom it is. */
  choices?: { value: string; words: string }[]
}

type Show = (match: RegExpExecArray) => string | undefined

export function matchesOf(
  all: Statement[],
  pattern: RegExp,
  show: Show = ([, value]) => value
): Reading[] {
  return all.flatMap(({ text }) => {
    const match = pattern.exec(text)
    const value = match && show(match)
    return value ? [{ value, phrase: text, isSure: true }] : []
  })
}

export const labelled = (all: Statement[], kind: Kind): Statement[] =>
  all.filter((one) => one.kind === kind)

/** The first reading; sure only when every other one says the same. */
export function agreed(readings: Reading[]): Reading | undefined {
  const [chosen, ...others] = readings
  if (!chosen) return undefined
  const isAgreed = others.every(({ value }) => value.toLowerCase() === chosen.value.toLowerCase())
  return { ...chosen, isSure: chosen.isSure && isAgreed }
}

/** A reading that is offered where something speaks against it. */
export const doubtedIf = (isDoubted: boolean, reading: Reading | undefined): Reading | undefined =>
  reading && isDoubted ? { ...reading, isSure: false } : reading
