import { readFileSync } from 'node:fs'

const read = (name: string) =>
  readFileSync(new URL(`../names/${name}.txt`, import.meta.url), 'utf8').trim()

/**
 * Names of Maharashtra, one a line, each in Devanagari and in the Latin spellings in use. Any two of
 * a line are to find each other.
 */
export const SPELLINGS = read('spellings')

/** Names that look or sound alike and are not the same: neither of two is to find the other. */
export const LOOKALIKES = read('lookalikes')

/** Titles and sentences as directors write them, one a line. */
export const MARATHI = read('marathi')
export const HINDI = read('hindi')
