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
} from '@academy/infra/catalogue/messages'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'

const languageModule = fileURLToPath(new URL('../src/i18n/language.ts', import.meta.url))

/** Gives the code its messages (`import * as m from 'virtual:messages'`), and their types. */
export function messages(): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile }) => {
        for (const name of LANGUAGES) addWatchFile(catalogueFile(name))
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

export function messageModules(): Plugin {
  // Read once for all messages; a changed catalogue starts the development server anew.
  const catalogues = LANGUAGES.map((name) => [name, readCatalogue(name)] as const)
  return {
    name: 'messages',
    resolveId: (source) =>
      source === site.module || source.startsWith(`${site.module}/`)
        ? { id: `\0${source}`, moduleSideEffects: false }
        : undefined,
    load(id) {
      if (id === `\0${site.module}`) return siteMessages()
      return id.startsWith(`\0${site.module}/`)
        ? siteMessage(id.slice(site.module.length + 2), catalogues)
        : undefined
    },
  }
}
