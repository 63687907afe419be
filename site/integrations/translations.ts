import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { publicAddresses, REDIRECTS } from '@academy/api/shared/addresses/public_addresses'
import {
  addressIn,
  FAILED,
  MISSING,
  prefixes,
  translations,
} from '@academy/api/shared/languages/languages'

/** Without an address in each language: programs read it, or it names the pages of all. */
const FOR_ALL = publicAddresses.filter(({ isTranslated }) => !isTranslated).map(({ path }) => path)

/**
 * Gives every page and file of `src/pages` an address in each further language: `about.astro` is also
 * `/mr/about` and `/hi/about`, in the language of its address (src/middleware.ts). Astro's own `i18n`
 * does so with pages, but not with files: calendars, problems, manifests.
 */
export function pagesInAllLanguages(): AstroIntegration {
  return {
    name: 'pages-in-all-languages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const folder = fileURLToPath(new URL('pages/', config.srcDir))
        const files = globSync('**/[!_]*.{astro,ts}', { cwd: folder })
        for (const file of files) {
          const page = file.replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')
          if (FOR_ALL.includes(`/${page}`)) continue
          for (const language of translations) {
            injectRoute({ pattern: addressIn(language, `/${page}`), entrypoint: folder + file })
          }
        }
        for (const prefix of Object.values(prefixes)) {
          for (const path of Object.keys(REDIRECTS)) {
            injectRoute({ pattern: prefix + path, entrypoint: `${folder}_redirect.ts` })
          }
          for (const path of [MISSING, FAILED]) {
            injectRoute({ pattern: prefix + path, entrypoint: `${folder}_${path.slice(1)}.astro` })
          }
        }
      },
    },
  }
}
