import type { Language } from '../languages/languages.js'
import { directEncounter, tieBreakNumber } from '../words/results_words.js'

const CODE_LENGTH = 6

export interface TieBreak {
  /** What stands in a list. */
  code: string
  /** In full, where the code says less. */
  title?: string
}

/** What the codes that programs print stand for; two are names. */
const IN_FULL: [code: RegExp, words: (language: Language, number: string) => string][] = [
  [/^tb ?(\d+)$/i, (language, number) => tieBreakNumber[language](number)],
  [/^(?:bh|buc?h?)$/i, () => 'Buchholz'],
  [/^(?:sb|sonn)$/i, () => 'Sonneborn-Berger'],
  [/^de$/i, (language) => directEncounter[language]],
]

/**
 * As on the sheets that organisers' programs print: a short name is its own code, others are 'TB1', 'TB2'.
 * In full 'TB1' is 'Tie-break 1' where the list does not say what it is.
 */
export function tieBreakOf(language: Language, name: string, index: number): TieBreak {
  const code = name.trim()
  if (code.length > CODE_LENGTH) return { code: `TB${index + 1}`, title: code }
  for (const [pattern, words] of IN_FULL) {
    const [found, number = ''] = pattern.exec(code) ?? []
    if (found) return { code, title: words(language, number) }
  }
  return { code }
}
