import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { transformWithOxc, minifySync, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/app/early.ts', import.meta.url))

/**
 * Puts `src/app/early.ts` at the top of the built page as a classic script, with the list of
 * chunks each view needs, so that script and data are asked for at the same time. It is a file
 * of its own, named by its content: an inline script would need its hash in the policy.
 */
export function earlyRequests(): Plugin {
  return {
    name: 'academy:early-requests',
    apply: 'build',
    async writeBundle(options, bundle) {
      const out = options.dir ?? 'dist'
      const text = await readFile(source, 'utf8')
      const { code } = await transformWithOxc(
        text.replace("'__CHUNKS__'", JSON.stringify(chunksByModule(bundle))),
        source
      )
      const script = minifySync('early.js', code, { module: false }).code
      const name = `assets/early-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
      const file = path.join(out, name)
      // The compression of the other files is over by now.
      await Promise.all([
        writeFile(file, script),
        writeFile(`${file}.br`, brotliCompressSync(script)),
        writeFile(`${file}.gz`, gzipSync(script)),
      ])
      const page = path.join(out, 'index.html')
      const html = await readFile(page, 'utf8')
      await writeFile(
        page,
        html.replace('<title>', `<script src="/admin/${name}"></script>\n    <title>`)
      )
    },
  }
}

/** The dashboard and its views; every other part is asked for by the app. */
const ASKED_EARLY = /^layout$|-page$/

/** `features/tournaments/tournaments-page` → every script it needs beyond what the page itself loads. */
function chunksByModule(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of byFile.get(file)?.imports ?? []) withImports(next, seen)
    return seen
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  const loaded = entry ? withImports(entry.fileName) : new Set<string>()
  return Object.fromEntries(
    chunks
      .filter(({ isDynamicEntry, name }) => isDynamicEntry && ASKED_EARLY.test(name))
      .map((chunk) => [
        chunk.name,
        [...withImports(chunk.fileName)]
          .filter((file) => !loaded.has(file))
          .map((file) => `/admin/${file}`),
      ])
  )
}
