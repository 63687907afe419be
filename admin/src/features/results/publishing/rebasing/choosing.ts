import type { Side } from '@/components/conflict-sides'
import { isSame, textOf, type Versions } from './versions'

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

interface Unit<T> {
  id: string
  label: string
  words: (value: T) => string
}

/** A short hash (FNV-1a): a collision would only keep an answer that should be asked for again. */
function digestOf(value: unknown): number {
  let digest = 0x811c9dc5
  for (const letter of textOf(value)) {
    digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return digest >>> 0
}

export type Choose = <T>(unit: Unit<T>, versions: Versions<T>) => T

export function chooser(choices: Choices, clashes: Clash[]): Choose {
  return ({ id, label, words }, [was, here, there]) => {
    if (isSame(here, there) || isSame(there, was)) return here
    if (isSame(here, was)) return there
    const clash = {
      id: `${id} ${digestOf(there)}`,
      label,
      mine: words(here),
      theirs: words(there),
    }
    clashes.push(clash)
    return choices[clash.id] === 'theirs' ? there : here
  }
}
