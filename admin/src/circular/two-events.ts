import { findDates } from './dates'
import type { Kind } from './labels'
import { labelled } from './reading'
import type { Statement } from './statements'

/** What a tournament has one of. */
const ONE_EACH: readonly Kind[] = ['venue', 'fee', 'rounds', 'clock', 'reporting']
/** Days so near each other are those of groups. */
const LINES_APART = 3

const lettersOf = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '')

/** Whether two statements, far from each other, say something different. */
const isRepeated = (some: Statement[]): boolean =>
  some.some((one) =>
    some.some(
      (other) =>
        other.line - one.line >= LINES_APART && lettersOf(other.value) !== lettersOf(one.value)
    )
  )

/** Whether a text seems to hold two tournaments: its day and more of what each has stand twice. */
export function holdsTwo(all: Statement[]): boolean {
  const plain = all.filter(({ isPlain, value }) => isPlain && value !== '')
  const dated = labelled(plain, 'date').filter(({ text }) => findDates(text, true).length > 0)
  const repeated = ONE_EACH.filter((kind) => isRepeated(labelled(plain, kind)))
  return isRepeated(dated) && repeated.length > 1
}
