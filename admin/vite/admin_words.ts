import { admin, catalogueFaults, readCatalogue, writeTypes } from '@academy/site/catalogues'
import type { Language } from '@academy/site/languages'
import { messageModules } from '@academy/site/messages'
import type { Plugin } from 'vite'
import { chosenLanguage } from './chosen_language.ts'

const MAIN = /\/admin\/src\/main\.tsx$/

/**
 * Gives the app its words (`import * as m from 'virtual:admin-messages'`), written where they are said.
 * A build speaks one language; the development server speaks what the device has chosen.
 */
export function adminWords(own: Language): Plugin[] {
  return [
    messageModules(own),
    {
      name: 'academy:admin-words',
      enforce: 'pre',
      buildStart() {
        writeTypes(admin)
        const faults = catalogueFaults(admin)
        if (faults.length > 0) this.error(faults.join('\n'))
      },
      transformIndexHtml: {
        order: 'pre',
        handler(page, { server, originalUrl }) {
          const language = server ? chosenLanguage(originalUrl) : own
          const catalogue = readCatalogue(language, admin)
          return page
            .replace('lang="en"', `lang="${language}"`)
            .replace(/\bm\.(\w+)\(\)/g, (_, key: string) => catalogue[key] ?? key)
            .replace(
              'main.tsx',
              server && language !== 'en' ? `main.tsx?language=${language}` : '$&'
            )
        },
      },
      transform(code, id) {
        const [file = '', query = ''] = id.split('?')
        if (!MAIN.test(file) || (own === 'en' && !query.includes('language='))) return
        return { code: `${code}\nimport '@/styles/devanagari.css'\n`, map: null }
      },
    },
  ]
}
