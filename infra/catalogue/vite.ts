import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import type { Plugin } from 'vite'
import { functionOf, isOpen } from './compile.ts'
import { catalogueFile, readCatalogues, speakers, type Catalogues } from './speakers.ts'

const { admin, site } = speakers

/** Serves `virtual:messages` and what lies below it. */
function generated(name: string, codeOf: (path: string) => string | undefined): Plugin {
  return {
    name: `catalogue of ${name}`,
    resolveId: (source) =>
      source === name || source.startsWith(`${name}/`)
        ? { id: `\0${source}`, moduleSideEffects: false }
        : undefined,
    load: (id) =>
      id === `\0${name}` || id.startsWith(`\0${name}/`)
        ? codeOf(id.slice(name.length + 2))
        : undefined,
  }
}

const reexports = (keys: string[], folder: string): string =>
  keys.map((key) => `export { ${key} } from '${folder}/${key}'`).join('\n')

/** An expression: a message in each language. */
function inEach(catalogues: Catalogues, key: string): string {
  const texts = LANGUAGES.map((name) => `${name}: ${functionOf(name, catalogues[name][key]!)}`)
  return `{ ${texts.join(', ')} }`
}

/**
 * `virtual:messages` of the site: one function per message, which answers in the language of the page.
 * Every function holds all languages and is a module of its own, so a script loads what it uses and
 * works in each language.
 */
export function messagesInAllLanguages(): Plugin {
  const language = fileURLToPath(new URL('src/i18n/language.ts', site.root))
  const catalogues = readCatalogues(site)
  return generated(site.module, (key) =>
    key === ''
      ? reexports(Object.keys(catalogues.en), site.module)
      : [
          `import { language } from ${JSON.stringify(language)}`,
          `export const ${key} = (p) => (${inEach(catalogues, key)})[language()](p)`,
        ].join('\n')
  )
}

/** The functions of these messages, each by the place of its text. */
function spokenMessages({ en }: Catalogues, keys: string[]): string {
  const spoken = fileURLToPath(new URL('src/lib/spoken-language.ts', admin.root))
  const places = new Map(Object.keys(en).map((key, place) => [key, place]))
  const functions = keys.map((key) => `export const ${key} = (p) => say(${places.get(key)}, p)`)
  return [`import { say } from ${JSON.stringify(spoken)}`, ...functions].join('\n')
}

/** What one language says, in the order of the keys. */
function textsOf(language: Language, catalogues: Catalogues): string {
  const texts = Object.entries(catalogues.en).map(([key, english]) => {
    const message = catalogues[language][key]!
    return isOpen(english) ? functionOf(language, message) : JSON.stringify(message)
  })
  return `export default [\n${texts.join(',\n')}\n]`
}

const messagesInEach = (catalogues: Catalogues): string =>
  Object.keys(catalogues.en)
    .map(
      (key) => `export const ${key} = (language, p) => (${inEach(catalogues, key)})[language](p)`
    )
    .join('\n')

/**
 * `virtual:messages` of the admin: one function per message, in the language whose texts have been
 * loaded from `virtual:messages/<language>`; below `/in-each` in a language that is handed over, for
 * what is written in one that is not the app's. In a build each function is a module of its own, so
 * the first view has those that it uses; a server would have to send hundreds.
 */
export function messagesOfChosenLanguage(): Plugin {
  const catalogues = readCatalogues(admin)
  const files = LANGUAGES.map((language) => catalogueFile(admin, language))
  const keys = Object.keys(catalogues.en)
  let isBuild = false
  return {
    ...generated(admin.module, (path) => {
      if (path === '') return `export * as m from '${admin.module}/all'`
      if (path === 'all' && !isBuild) return spokenMessages(catalogues, keys)
      if (path === 'all') return reexports(keys, `${admin.module}/key`)
      if (path === 'in-each') return messagesInEach(catalogues)
      const [, key] = path.split('key/')
      return key ? spokenMessages(catalogues, [key]) : textsOf(path as Language, catalogues)
    }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer({ watcher, restart }) {
      watcher.add(files)
      watcher.on('change', (file) => void (files.includes(file) && restart()))
    },
  }
}
