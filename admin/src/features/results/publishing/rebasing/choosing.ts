import type { Side } from '@/components/conflict-sides'
import { isSame } from '@/lib/is-same'
import type { Versions } from './versions'

/** Something that this device and another phone have changed differently. */
export interface Clash {
  /** Contains what the other phone has, so that another change there is asked about again. */
  id: string
  label: string
  mine: string
  theirs: string
}

/** By the id of the clash. */
export type Choices = Readonly<Record<string, Side>>

/** What is taken from one of the two sides as it is. */
interface Unit<T> {
  id: string
  label: string
  words: (value: T) => string
  versions: Versions<T>
}

export type Choose = <T>(unit: Unit<T>) => T

/**
 * Takes the side that has changed something; where both have, the chosen one, else ours.
 * @param clashes takes what both have changed
 */
export function chooser(choices: Choices, clashes: Clash[]): Choose {
  return ({ id, label, words, versions: { base, mine, theirs } }) => {
    if (isSame(mine, theirs) || isSame(theirs, base)) return mine
    if (isSame(mine, base)) return theirs
    const clash = {
      id: `${id} ${digestOf(theirs)}`,
      label,
      mine: words(mine),
      theirs: words(theirs),
    }
    clashes.push(clash)
    return choices[clash.id] === 'theirs' ? theirs : mine
  }
}

/** A short hash (FNV-1a): a collision would only keep an answer that should be asked for again. */
function digestOf(value: unknown): number {
  let digest = 0x811c9dc5
  for (const letter of JSON.stringify(value)) {
    digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return digest >>> 0
}
