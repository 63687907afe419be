import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { minifySync, transformWithOxc } from 'vite'

const source = new URL('../worker/worker.ts', import.meta.url)

/** Writes `worker/worker.ts` to `/worker.js`, which changes with the page that it keeps. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const page = await readFile(new URL('offline.html', dir))
        const version = createHash('sha256').update(page).digest('hex').slice(0, 8)
        const text = (await readFile(source, 'utf8')).replace('__VERSION__', version)
        const { code } = await transformWithOxc(text, source.pathname)
        await writeFile(
          new URL('worker.js', dir),
          minifySync('worker.js', code, { module: false }).code
        )
      },
    },
  }
}
