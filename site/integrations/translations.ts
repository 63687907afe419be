import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { MISSING, prefixes, translations } from '@academy/api/shared/languages/languages'

/** What is the same in all languages: programs read it, or it names the pages of all. */
const FOR_ALL = ['robots.txt.ts', 'sitemap.xml.ts']

/**
 * Gives every page and file of `src/pages` an address in each further language: `about.astro` is also
 * `/mr/about` and `/hi/about`, in the language of its address (src/middleware.ts).
 */
export function pagesInAllLanguages(): AstroIntegration {
  return {
    name: 'pages-in-all-languages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const folder = fileURLToPath(new URL('pages/', config.srcDir))
        const files = globSync('**/[!_]*.{astro,ts}', { cwd: folder })
        for (const language of translations) {
          for (const file of files.filter((one) => !FOR_ALL.includes(one))) {
            const page = file.replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')
            const pattern = `/${language}${page && `/${page}`}`
            injectRoute({ pattern, entrypoint: folder + file })
          }
        }
        for (const prefix of Object.values(prefixes)) {
          injectRoute({ pattern: prefix + MISSING, entrypoint: `${folder}_missing.astro` })
        }
      },
    },
  }
}
