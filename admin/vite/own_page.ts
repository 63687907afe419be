import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@academy/site/languages'
import type { Plugin } from 'vite'

/** What there is one of for each language, beside the assets of all. */
const OWN = ['index.html', 'worker.js', 'worker.js.br', 'worker.js.gz']

/** Puts page and worker of a translation into its folder: English is built last, and stays at the top. */
export function ownPage(language: Language): Plugin {
  let out: string | undefined
  return {
    name: 'academy:own-page',
    apply: 'build',
    writeBundle(options) {
      out = options.dir ?? 'dist'
    },
    async closeBundle() {
      if (language === 'en' || out === undefined) return
      const [from, to] = [out, path.join(out, language)]
      await mkdir(to, { recursive: true })
      await Promise.all(OWN.map((name) => rename(path.join(from, name), path.join(to, name))))
    },
  }
}
