import { catalogueFaults } from '@academy/infra/catalogue/faults'
import { declarationsOf } from '@academy/infra/catalogue/modules'
import { catalogueFile, speakers } from '@academy/infra/catalogue/speakers'
import { messagesInAllLanguages } from '@academy/infra/catalogue/vite'
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import type { AstroIntegration } from 'astro'

const { site } = speakers

/** Gives the code its messages (`import * as m from 'virtual:messages'`), and their types. */
export function messages(): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile }) => {
        for (const language of LANGUAGES) addWatchFile(catalogueFile(site, language))
        updateConfig({ vite: { plugins: [messagesInAllLanguages()] } })
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'messages.d.ts', content: declarationsOf(site) })
      },
      'astro:build:start': () => {
        const faults = catalogueFaults(site)
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
    },
  }
}
