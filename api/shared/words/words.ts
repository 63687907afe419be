import type { Language } from '../languages/languages.js'

/** What more than one app says, in each language. */
export type Words = Readonly<Record<Language, string>>

/** The same with parts to fill in. */
export type WordsOf<Parts extends unknown[]> = Readonly<
  Record<Language, (...parts: Parts) => string>
>
