import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import type { Plugin } from 'vite'
import { functionOf } from './compile.ts'
import { readCatalogue, speakers, type Catalogue } from './speakers.ts'

const { module } = speakers.site
const languageModule = fileURLToPath(new URL('src/i18n/language.ts', speakers.site.root))

const siteMessages = (): string =>
  Object.keys(readCatalogue(speakers.site, 'en'))
    .map((key) => `export { ${key} } from '${module}/${key}'`)
    .join('\n')

function siteMessage(key: string, catalogues: (readonly [Language, Catalogue])[]): string {
  const texts = catalogues.map(([name, texts]) => `${name}: ${functionOf(name, texts[key]!)}`)
  return [
    `import { language } from ${JSON.stringify(languageModule)}`,
    `export const ${key} = (p) => ({ ${texts.join(', ')} })[language()](p)`,
  ].join('\n')
}

/**
 * `virtual:messages` of the site: one function per message, which answers in the language of the page.
 * Every function holds all languages and is a module of its own, so a script loads what it uses and
 * works in each language.
 */
export function messagesInAllLanguages(): Plugin {
  // Read once for all messages; a changed catalogue starts the development server anew.
  const catalogues = LANGUAGES.map((name) => [name, readCatalogue(speakers.site, name)] as const)
  return {
    name: 'messages',
    resolveId: (source) =>
      source === module || source.startsWith(`${module}/`)
        ? { id: `\0${source}`, moduleSideEffects: false }
        : undefined,
    load(id) {
      if (id === `\0${module}`) return siteMessages()
      return id.startsWith(`\0${module}/`)
        ? siteMessage(id.slice(module.length + 2), catalogues)
        : undefined
    },
  }
}
