import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { functionOf, signaturesOf } from './compile.ts'
import { readCatalogue, type Speaker } from './speakers.ts'

/** All languages of a catalogue as one module of TypeScript, for a server that speaks each of them. */
export function moduleOfAll(speaker: Speaker): string {
  const each = LANGUAGES.map((language) => {
    const functions = Object.entries(readCatalogue(speaker, language))
      .map(([key, message]) => `    ${key}: ${functionOf(language, message)},`)
      .join('\n')
    return `  ${language}: {\n${functions}\n  },`
  })
  const types = `export interface Messages {\n${signaturesOf(readCatalogue(speaker, 'en'))}\n}`
  const record = `export const messages: Record<'${LANGUAGES.join("' | '")}', Messages>`
  return `${types}\n\n${record} = {\n${each.join('\n')}\n}\n`
}

/** The types of the modules that a bundler gets from `vite.ts`. */
export function declarationsOf(speaker: Speaker): string {
  const functions = signaturesOf(readCatalogue(speaker, 'en'), 'export function ')
  return `declare module '${speaker.module}' {\n${functions}\n}\n`
}
