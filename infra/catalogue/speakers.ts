import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'

/** The texts of one language by their keys, in ICU MessageFormat; flat, as translators' tools want it. */
export type Catalogue = Record<string, string>

export type Catalogues = Record<Language, Catalogue>

export interface Speaker {
  root: URL
  /** The folder of `<language>.json`, from the root. */
  catalogues: string
  /** The code that may say a message: where it names the module, or lies in one of the `others`. */
  code: string
  /** What `infra/catalogue` makes of the catalogues. */
  module: string
  /** Where the app has it from, if not from the module itself. */
  handedOn?: string
  others?: RegExp
}

/** A service worker and the page get their few messages from the build, under the same name. */
const FROM_THE_BUILD = /^(worker|index)/

export const speakers = {
  site: {
    root: new URL('../../site/', import.meta.url),
    catalogues: 'src/i18n/messages/',
    code: '{src,worker}/**/*.{astro,ts,tsx}',
    module: 'virtual:messages',
    others: FROM_THE_BUILD,
  },
  admin: {
    root: new URL('../../admin/', import.meta.url),
    catalogues: 'src/messages/',
    code: '{index.html,{src,worker}/**/*.{ts,tsx}}',
    module: 'virtual:messages',
    handedOn: '@/lib/messages',
    others: FROM_THE_BUILD,
  },
  /** Mails and share pictures. */
  api: {
    root: new URL('../../api/', import.meta.url),
    catalogues: 'resources/messages/',
    code: 'app/**/*.ts',
    module: '#generated/messages',
  },
} as const satisfies Record<string, Speaker>

export const catalogueFile = (speaker: Speaker, language: Language): string =>
  fileURLToPath(new URL(`${speaker.catalogues}${language}.json`, speaker.root))

export const readCatalogue = (speaker: Speaker, language: Language): Catalogue =>
  JSON.parse(readFileSync(catalogueFile(speaker, language), 'utf8')) as Catalogue

export const readCatalogues = (speaker: Speaker): Catalogues =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, readCatalogue(speaker, language)])
  ) as Catalogues
