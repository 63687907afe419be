import node from '@astrojs/node'
import react from '@astrojs/react'
import compressor from 'astro-compressor'
import { defineConfig, passthroughImageService } from 'astro/config'
import { clientFocus } from './integrations/client-focus.ts'
import { messages } from './integrations/messages.ts'
import { puzzleShare } from './integrations/puzzle-share.ts'
import { knownAddresses } from './integrations/public-addresses.ts'
import { sharePicture } from './integrations/share-picture.ts'
import { serviceWorker } from './integrations/service-worker.ts'
import { pagesInAllLanguages } from './integrations/translations.ts'
import { identity } from '@academy/api/shared/identity/identity'

/** One script of the few lines that most pages share: a file of each would be mostly headers. */
const common = {
  name: 'common',
  test: /site.src.(i18n|paths|lib.(stored|hide-over)|components.layout.(bar|dialogs|share))|shared.(languages.languages|days.indian_days)|latin_digits|preload-helper/,
}

export default defineConfig({
  /** Canonical and Open Graph addresses are written at build time, so APP_URL has to be known then. */
  site: process.env.APP_URL || identity.url,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  /** Last the copies for servers that send compressed files as they are; order matters. */
  integrations: [
    react(),
    messages(),
    clientFocus(),
    pagesInAllLanguages(),
    knownAddresses(),
    sharePicture(),
    serviceWorker(),
    compressor({ zstd: false }),
  ],
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  prefetch: true,
  build: {
    /** `about.html`, not `about/index.html`: file servers then need no redirect to a slash. */
    format: 'file',
    /** One round trip less before the first paint; every document stays far under 14 kB. */
    inlineStylesheets: 'always',
  },
  /** The pictures are encoded once, by hand; a second encoder would add banding to their shadows. */
  image: { service: passthroughImageService() },
  security: {
    /**
     * The only POST is the message form, which carries no session, so there is nothing to forge.
     * Behind TLS the check would compare https with the http this process sees, and refuse everybody.
     */
    checkOrigin: false,
  },
  devToolbar: { enabled: false },
  vite: {
    server: {
      strictPort: true,
      /** `npm run dev` has one address: what is not the site's goes to the other two servers. */
      proxy: {
        '^/(api|uploads)(/|$)': process.env.API_ORIGIN ?? '',
        '^/(admin|login)(/|$)': { target: `http://127.0.0.1:${process.env.ADMIN_PORT}`, ws: true },
      },
    },
    plugins: [puzzleShare()],
    /** Astro's server uses none of zod, but would load all its files: so it is built in. */
    environments: {
      ssr: { resolve: { noExternal: ['zod'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [common] } } } } },
    },
    build: {
      /** Drawings and fonts stay files, so that pages share them; the smallest page scripts go inline. */
      assetsInlineLimit: (file, content) =>
        /\.(svg|woff2|avif|webp)$/.test(file) || content.length > 1000 ? false : undefined,
    },
  },
})
