import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { minifySync, transformWithOxc } from 'vite'

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

/** Writes `worker/worker.ts` to `/worker.js`, which changes with the page that it keeps. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const page = await readFile(new URL('offline.html', dir))
        const version = createHash('sha256').update(page).digest('hex').slice(0, 8)
        const parts = await partsOf(page, dir)
        const text = (await readFile(source, 'utf8'))
          .replaceAll('__VERSION__', version)
          .replace('__PARTS__', parts.join(' '))
        const { code } = await transformWithOxc(text, source.pathname)
        await writeFile(
          new URL('worker.js', dir),
          minifySync('worker.js', code, { module: false }).code
        )
      },
    },
  }
}
