import type { Unit } from './units.js'

const hasSchwa = ({ vowel, isNasal }: Unit) => vowel === 'a' && !isNasal

/** Two consonants that a word can end with: the first more open than the second, as in 'marg'. */
const CAN_END = /^(?:[रलषशस][कखगघचछजटठडढतथदधपशष]|चछ|कष)$/

function endsSilently(units: Unit[]): boolean {
  const last = units.at(-1)!
  const before = units.at(-2)
  if (!before || !hasSchwa(last)) return false
  const end = last.onset.join('')
  if (last.onset.length > 1) return CAN_END.test(end)
  // 'Bharatiya' and 'vidyalaya', but 'vijay'.
  const isOpenY =
    /^[िीइई]$/.test(before.vowel) ||
    (before.onset.at(-1) === 'ल' && before.vowel === 'a' && units.at(-3)?.vowel === 'ा')
  return end !== 'य' || !isOpenY
}

/** Endings that keep the vowel before them: 'chachani', 'rachana', 'vidyalaya', 'prathamik'. */
const KEEPING = /^(?:णी|ना|यa|[क-ह]िक)$/

const isSpokenBefore = (ending: Unit[]) =>
  KEEPING.test(ending.map(({ onset, vowel }) => onset.join('') + vowel).join(''))

/** Between two single consonants, both with vowels; not after ह ('sahakar'). */
function isSilentAt(units: Unit[], index: number): boolean {
  const [before, unit, next] = [units[index - 1]!, units[index]!, units[index + 1]!]
  return (
    hasSchwa(unit) &&
    unit.onset.length === 1 &&
    unit.onset[0] !== 'ह' &&
    !isSpokenBefore(units.slice(index + 1)) &&
    before.vowel !== '' &&
    next.onset.length === 1 &&
    next.vowel !== ''
  )
}

/**
 * Takes out the vowels that are neither written nor spoken. Of two that could fall silent side by
 * side it is the first in a word that ends with a vowel (ghor-pa-de), else the second (ya-vat-mal).
 * After J. Ohala, 'Aspects of Hindi Phonology' (1983), 117.
 */
export function withoutSchwas(units: Unit[]): Unit[] {
  if (units.length === 0) return units
  const spoken = units.map((unit) => ({ ...unit }))
  const last = spoken.length - 1
  if (endsSilently(spoken)) spoken[last]!.vowel = ''
  const inner = spoken.map((_, index) => index).slice(1, -1)
  for (const index of spoken[last]!.vowel === '' ? inner.reverse() : inner) {
    if (isSilentAt(spoken, index)) spoken[index]!.vowel = ''
  }
  return spoken
}
