import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { calendarNames } from '../scripts/calendar-names.ts'
import {
  catalogueFaults,
  catalogueFile,
  functionOf,
  readCatalogue,
  site,
  writeTypes,
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
 * A module with one function per message, which answers in the language of the page. Every function
 * holds all languages, so a script contains what it uses and works on the pages of each language.
 */
function siteMessages(): string {
  const catalogues = names.map((name) => [name, readCatalogue(name)] as const)
  const functions = Object.keys(readCatalogue('en')).map((key) => {
    const texts = catalogues.map(([name, texts]) => `${name}: ${functionOf(name, texts[key]!)}`)
    return `export const ${key} = (p) => ({ ${texts.join(', ')} })[language()](p)`
  })
  return [`import { language } from ${JSON.stringify(languageModule)}`, ...functions].join('\n')
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
  const modules: Record<string, () => string> = {
    [site.module]: siteMessages,
    [CALENDAR]: calendar,
  }
  return {
    name: 'messages',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  }
}
