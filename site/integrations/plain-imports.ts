import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const PLAIN = '\0plain-import:'

/**
 * Vite wraps every `import()` for the browser in a preloader: 2 kB in a file of their own, and one
 * more round trip before an island. Ours need none of it, so this leaves the call as it is written.
 * Nor does a script fetch another whole file for the sake of one constant that stands there.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    // Of these, Astro would pass nothing on from its own settings.
    configEnvironment(name) {
      if (name !== 'client') return
      const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const
      return { build: { modulePreload: false, rolldownOptions: { optimization } } }
    },
    resolveId(source, importer) {
      // One per importer, or it would be shared, and so become a file again. Not the importer's own
      // words, by which Astro would take it for one of its files.
      if (source === HELPER && importer) return PLAIN + Buffer.from(importer).toString('hex')
    },
    load(id) {
      if (id.startsWith(PLAIN)) return 'export const __vitePreload = (load) => load()'
    },
  }
}
