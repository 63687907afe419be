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

/** The types of the site's module. */
export function declarationsOf(speaker: Speaker): string {
  return `declare module '${speaker.module}' {\n${functionsOf(speaker)}\n}\n`
}

/** The types of the admin's modules: in its own language, in one that is handed over, and all texts of one. */
export function declarationsOfSpoken(speaker: Speaker): string {
  const language = `language: '${LANGUAGES.join("' | '")}'`
  return `declare module '${speaker.module}' {
export namespace m {
${functionsOf(speaker)}
}
}

declare module '${speaker.module}/in-each' {
${functionsOf(speaker, language)}
}

declare module '${speaker.module}/*' {
  const texts: readonly (string | ((parts?: object) => string))[]
  export default texts
}
`
}

const functionsOf = (speaker: Speaker, first?: string): string =>
  signaturesOf(readCatalogue(speaker, 'en'), 'export function ', first)
