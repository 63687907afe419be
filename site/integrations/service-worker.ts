import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { LANGUAGES, prefixes } from '@academy/api/shared/languages/languages'
import { PAGES } from '../src/components/layout/kept-pages.ts'

const source = fileURLToPath(new URL('../worker/worker.ts', import.meta.url))

export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const version = createHash('sha256')
        const messages: Record<string, { offlineCopy: string }> = {}
        for (const language of LANGUAGES) {
          version.update(await readFile(new URL(`.${prefixes[language]}/offline.html`, dir)))
          messages[language] = { offlineCopy: readCatalogue(speakers.site, language).offlineCopy! }
        }
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            __PAGES__: JSON.stringify(PAGES),
            __VERSION__: JSON.stringify(version.digest('hex').slice(0, 8)),
            __MESSAGES__: JSON.stringify(messages),
          },
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            rolldownOptions: {
              input: source,
              output: { format: 'iife', entryFileNames: 'worker.js' },
            },
          },
        })
      },
    },
  }
}
