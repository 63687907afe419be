import type { Unit } from './units.js'

const hasSchwa = ({ vowel, isNasal }: Unit) => vowel === 'a' && !isNasal

/** Consonant pairs that can end a word, as in 'marg'. */
const CAN_END = /^(?:[रलषशस][कखगघचछजटठडढतथदधपशष]|चछ|कष)$/

function dropsFinalSchwa(units: Unit[]): boolean {
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

/** Endings that keep the schwa before them: 'chachani', 'rachana', 'vidyalaya', 'prathamik'. */
const KEEPING_ENDINGS = /^(?:णी|ना|यa|[क-ह]िक)$/

const keepsSchwaBefore = (ending: Unit[]) =>
  KEEPING_ENDINGS.test(ending.map(({ onset, vowel }) => onset.join('') + vowel).join(''))

/** Between two single consonants, both with vowels; not after ह ('sahakar'). */
function isDeletedAt(units: Unit[], index: number): boolean {
  const [before, unit, next] = [units[index - 1]!, units[index]!, units[index + 1]!]
  return (
    hasSchwa(unit) &&
    unit.onset.length === 1 &&
    unit.onset[0] !== 'ह' &&
    !keepsSchwaBefore(units.slice(index + 1)) &&
    before.vowel !== '' &&
    next.onset.length === 1 &&
    next.vowel !== ''
  )
}

/**
 * Schwa deletion after M. Ohala, 'Aspects of Hindi Phonology' (1983), 117. Of two adjacent candidates
 * the first is deleted in a word that ends with a vowel (ghor-pa-de), else the second (ya-vat-mal).
 */
export function withoutSchwas(units: Unit[]): Unit[] {
  if (units.length === 0) return units
  const result = units.map((unit) => ({ ...unit }))
  const last = result.length - 1
  if (dropsFinalSchwa(result)) result[last]!.vowel = ''
  const inner = result.map((_, index) => index).slice(1, -1)
  for (const index of result[last]!.vowel === '' ? inner.reverse() : inner) {
    if (isDeletedAt(result, index)) result[index]!.vowel = ''
  }
  return result
}
