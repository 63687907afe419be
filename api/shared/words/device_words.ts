import type { Language } from '../languages/languages.js'
import type { Words, WordsOf } from './words.js'

const unknownBrowser: Words = {
  en: 'An unknown browser',
  mr: 'अनोळखी ब्राउझर',
  hi: 'अनजान ब्राउज़र',
}

const browserOnSystem: WordsOf<[browser: string, system: string]> = {
  en: (browser, system) => `${browser} on ${system}`,
  mr: (browser, system) => `${system} वरील ${browser}`,
  hi: (browser, system) => `${system} पर ${browser}`,
}

export interface Device {
  browser: string | null
  system: string | null
}

/** 'Chrome on Android'; of a system that is not known the browser alone. */
export function deviceWords(language: Language, { browser, system }: Device): string {
  const known = browser ?? unknownBrowser[language]
  return system ? browserOnSystem[language](known, system) : known
}
