import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { minifySync, transformWithOxc } from 'vite'
import { readCatalogue } from '../scripts/messages.ts'
import { languages, prefixes, type Language } from '../src/languages.ts'

const source = new URL('../worker/worker.ts', import.meta.url)

const FILE = /\/_astro\/[\w.-]+\.(?:js|svg)/g

/** The scripts and drawings that a built page names, and those that they name in turn. */
async function partsOf(page: Buffer, dir: URL): Promise<string[]> {
  const parts = new Set<string>()
  // What stands there for who has no script has no worker either.
  const waiting = [page.toString().replace(/<noscript>.*?<\/noscript>/gs, '')]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const relative = text.replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, '"/_astro/$2"')
    for (const [path] of relative.matchAll(FILE)) {
      if (parts.has(path)) continue
      parts.add(path)
      if (path.endsWith('.js')) waiting.push(await readFile(new URL(`.${path}`, dir), 'utf8'))
    }
  }
  return [...parts]
}

/** Writes `worker/worker.ts` to `/worker.js`, which changes with the pages that it keeps. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const hash = createHash('sha256')
        const words: Record<string, object> = {}
        const parts: Record<string, string[]> = {}
        for (const language of Object.keys(languages) as Language[]) {
          const page = await readFile(new URL(`.${prefixes[language]}/offline.html`, dir))
          hash.update(page)
          parts[language] = await partsOf(page, dir)
          const { navHome, keptCopy } = readCatalogue(language)
          words[language] = { navHome, keptCopy }
        }
        const text = (await readFile(source, 'utf8'))
          .replaceAll('__VERSION__', hash.digest('hex').slice(0, 8))
          .replace('= __PARTS__', `= ${JSON.stringify(parts)}`)
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
