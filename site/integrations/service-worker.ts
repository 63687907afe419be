import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { minifySync, transformWithOxc } from 'vite'
import { readCatalogue } from '../scripts/messages.ts'
import { languages, prefixes, type Language } from '../src/languages.ts'

const source = new URL('../worker/worker.ts', import.meta.url)

/** Writes `worker/worker.ts` to `/worker.js`, which changes with the pages that it keeps. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const hash = createHash('sha256')
        const words: Record<string, object> = {}
        for (const language of Object.keys(languages) as Language[]) {
          hash.update(await readFile(new URL(`.${prefixes[language]}/offline.html`, dir)))
          const { navHome, keptCopy } = readCatalogue(language)
          words[language] = { navHome, keptCopy }
        }
        const text = (await readFile(source, 'utf8'))
          .replace('__VERSION__', hash.digest('hex').slice(0, 8))
          .replace('= __MESSAGES__', () => `= ${JSON.stringify(words)}`)
        const { code } = await transformWithOxc(text, source.pathname)
        await writeFile(
          new URL('worker.js', dir),
          minifySync('worker.js', code, { module: false }).code
        )
      },
    },
  }
}
