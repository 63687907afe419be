import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { minifySync, transformWithOxc } from 'vite'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { LANGUAGES, prefixes } from '@academy/api/shared/languages/languages'
import { PAGES } from '../src/components/layout/kept-pages.ts'

const source = new URL('../worker/worker.ts', import.meta.url)

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
        const text = (await readFile(source, 'utf8'))
          .replaceAll('__VERSION__', version.digest('hex').slice(0, 8))
          .replace('= __PAGES__', `= '${PAGES}'`)
          .replace('= __MESSAGES__', () => `= ${JSON.stringify(messages)}`)
        const { code } = await transformWithOxc(text, source.pathname)
        const minified = minifySync('worker.js', code, { module: false })
        await writeFile(new URL('worker.js', dir), minified.code)
      },
    },
  }
}
