import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import {
  catalogueFaults,
  catalogueFile,
  functionOf,
  readCatalogue,
  site,
  writeTypes,
  type Catalogue,
} from '../scripts/messages.ts'
import { languages, type Language } from '../src/i18n/languages.ts'

const CALENDAR = 'virtual:calendar'
const names = Object.keys(languages) as Language[]
const languageModule = fileURLToPath(new URL('../src/i18n/language.ts', import.meta.url))

/** Gives the code its messages (`import * as m from 'virtual:messages'`), and their types. */
export function messages(): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile }) => {
        for (const name of names) addWatchFile(catalogueFile(name))
        updateConfig({ vite: { plugins: [messageModules()] } })
      },
      'astro:config:done': () => writeTypes(),
      'astro:build:start': () => {
        const faults = catalogueFaults()
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
    },
  }
}

/**
 * One function per message, which answers in the language of the page. Every function holds all
 * languages and is a module of its own, so a script loads what it uses and works in each language.
 */
function siteMessages(): string {
  return Object.keys(readCatalogue('en'))
    .map((key) => `export { ${key} } from '${site.module}/${key}'`)
    .join('\n')
}

function siteMessage(key: string, catalogues: (readonly [Language, Catalogue])[]): string {
  const texts = catalogues.map(([name, texts]) => `${name}: ${functionOf(name, texts[key]!)}`)
  return [
    `import { language } from ${JSON.stringify(languageModule)}`,
    `export const ${key} = (p) => ({ ${texts.join(', ')} })[language()](p)`,
  ].join('\n')
}

/**
 * The names of days and months, from Sunday and from January on. Asked for when the site is built:
 * browsers need not agree with the server on them.
 */
function calendarNames(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const [weekday, month] = [format({ weekday: 'long' }), format({ month: 'long' })]
  // The first of November 2026 is a Sunday.
  return {
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 10, 1 + day))),
    months: Array.from({ length: 12 }, (_, one) => month.format(Date.UTC(2026, one, 1))),
  }
}

function calendar(): string {
  const all = Object.fromEntries(names.map((name) => [name, calendarNames(name)]))
  return [
    `import { language } from ${JSON.stringify(languageModule)}`,
    `const names = ${JSON.stringify(all)}`,
    'export const WEEKDAYS = () => names[language()].weekdays',
    'export const MONTHS = () => names[language()].months',
  ].join('\n')
}

export function messageModules(): Plugin {
  // Read once for all messages; a changed catalogue starts the development server anew.
  const catalogues = names.map((name) => [name, readCatalogue(name)] as const)
  const modules: Record<string, () => string> = {
    [site.module]: siteMessages,
    [CALENDAR]: calendar,
  }
  return {
    name: 'messages',
    resolveId: (source) =>
      source in modules || source.startsWith(`${site.module}/`)
        ? { id: `\0${source}`, moduleSideEffects: false }
        : undefined,
    load: (id) =>
      id.startsWith(`\0${site.module}/`)
        ? siteMessage(id.slice(site.module.length + 2), catalogues)
        : modules[id.slice(1)]?.(),
  }
}
