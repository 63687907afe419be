import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { minifySync, transformWithOxc, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../worker/worker.ts', import.meta.url))

/**
 * Writes `worker/worker.ts` to `worker.js`, with the list of all files of this build. By hand,
 * because a list of files is all we need of Workbox, whose build brings 230 packages along.
 */
export function serviceWorker(): Plugin {
  let out = 'dist'
  let names: string[] = []
  return {
    name: 'academy:service-worker',
    apply: 'build',
    writeBundle(options, bundle) {
      out = options.dir ?? out
      names = Object.keys(bundle)
    },
    async closeBundle() {
      // The build failed, and has reported why.
      if (names.length === 0) return
      const page = await readFile(path.join(out, 'index.html'))
      const integrity = `sha256-${createHash('sha256').update(page).digest('base64')}`
      const assets = names
        .filter((name) => /^assets\/.*(?<!\.br|\.gz)$/.test(name))
        .sort()
        .map((name) => ({ url: `/admin/${name}` }))
      const files = JSON.stringify([{ url: '/admin', integrity }, ...assets])
      const version = createHash('sha256').update(files).digest('hex').slice(0, 8)
      const text = (await readFile(source, 'utf8'))
        .replace('__VERSION__', version)
        .replace('= __FILES__', () => `= ${files}`)
      const { code } = await transformWithOxc(text, source)
      const script = minifySync('worker.js', code, { module: false }).code
      const file = path.join(out, 'worker.js')
      await Promise.all([
        writeFile(file, script),
        writeFile(`${file}.br`, brotliCompressSync(script)),
        writeFile(`${file}.gz`, gzipSync(script)),
      ])
    },
  }
}
