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

interface AdminPart {
  name: 'first' | 'results'
  /** Of the modules of its texts, behind their language. */
  suffix: '' | '-results'
  keys: string[]
  /** The module whose `say` has their texts. */
  speaker: string
}

/** Messages of the results alone: the first view does without their texts. */
const OF_RESULTS = /^(?:adjusted|read)[A-Z]/

function partsOfAdmin({ en }: Catalogues): AdminPart[] {
  const keys = Object.keys(en)
  return [
    {
      name: 'first',
      suffix: '',
      keys: keys.filter((key) => !OF_RESULTS.test(key)),
      speaker: fileURLToPath(new URL('src/lib/spoken-language.ts', admin.root)),
    },
    {
      name: 'results',
      suffix: '-results',
      keys: keys.filter((key) => OF_RESULTS.test(key)),
      speaker: fileURLToPath(new URL('src/features/results/results-texts.ts', admin.root)),
    },
  ]
}

/** The functions of some messages of a part, each by the place of its text. */
function spokenMessages({ keys, speaker }: AdminPart, wanted: string[]): string {
  const functions = wanted.map((key) => `export const ${key} = (p) => say(${keys.indexOf(key)}, p)`)
  return [`import { say } from ${JSON.stringify(speaker)}`, ...functions].join('\n')
}

/** What one language says, in the order of the keys. */
function textsIn(language: Language, catalogues: Catalogues, { keys }: AdminPart): string {
  const texts = keys.map((key) => {
    const message = catalogues[language][key]!
    return isOpen(catalogues.en[key]!) ? functionOf(language, message) : JSON.stringify(message)
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
 * loaded from `virtual:messages/<language>` and, for the results, `<language>-results`; below
 * `/in-each` in a language that is handed over, for what is written in one that is not the app's. In a
 * build each function is a module of its own, so the first view has those that it uses; a server would
 * have to send hundreds.
 */
export function messagesOfChosenLanguage(): Plugin {
  const catalogues = readCatalogues(admin)
  const files = LANGUAGES.map((language) => catalogueFile(admin, language))
  const parts = partsOfAdmin(catalogues)
  let isBuild = false
  const all = () =>
    isBuild
      ? parts.map(({ name, keys }) => reexports(keys, `${admin.module}/key/${name}`))
      : parts.map(({ name }) => `export * from '${admin.module}/all/${name}'`)
  return {
    ...generated(admin.module, (path) => {
      if (path === '') return `export * as m from '${admin.module}/all'`
      if (path === 'all') return all().join('\n')
      if (path === 'in-each') return messagesInEach(catalogues)
      for (const language of LANGUAGES) {
        const part = parts.find(({ suffix }) => path === language + suffix)
        if (part) return textsIn(language, catalogues, part)
      }
      const [, name, key] = path.split('/')
      const part = parts.find((one) => one.name === name)
      return part && spokenMessages(part, key ? [key] : part.keys)
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
