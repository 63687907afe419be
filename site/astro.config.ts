import node from '@astrojs/node'
import react from '@astrojs/react'
import compressor from 'astro-compressor'
import { defineConfig, passthroughImageService } from 'astro/config'
import { messages } from './integrations/messages.ts'
import { ownStyles } from './integrations/own-styles.ts'
import { plainImports } from './integrations/plain-imports.ts'
import { puzzleShare } from './integrations/puzzle-share.ts'
import { routeList } from './integrations/route-list.ts'
import { sharePicture } from './integrations/share-picture.ts'
import { serviceWorker } from './integrations/service-worker.ts'
import { pagesInAllLanguages } from './integrations/translations.ts'
import { shortScopes } from './integrations/short-scopes.ts'
import { identity } from '@academy/api/shared/identity'
import { translations } from './src/languages.ts'

/** A group of files of ours in English, and the same in the other languages (integrations/messages.ts). */
const forEachLanguage = (name: string, { source }: RegExp) => [
  { name, test: new RegExp(`${source}$`) },
  ...translations.map((one) => ({
    name: `${name}-${one}`,
    test: new RegExp(`${source}\\?language=${one}$`),
  })),
]

export default defineConfig({
  /** Canonical and Open Graph addresses are written at build time, so APP_URL has to be known then. */
  site: process.env.APP_URL ?? identity.url,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  /** Last the copies for servers that send compressed files as they are; order matters. */
  integrations: [
    react(),
    messages(),
    pagesInAllLanguages(),
    routeList(),
    ownStyles(),
    sharePicture(),
    serviceWorker(),
    compressor({ zstd: false }),
  ],
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
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
  server: { port: 4321 },
  vite: {
    plugins: [plainImports(), shortScopes(), puzzleShare()],
    environments: {
      /** Astro's server uses none of zod, but would load all its files: so it is built in. */
      ssr: { resolve: { noExternal: ['zod'] } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              /** Astro's own name of a layout's script would cost every page 30 B. */
              entryFileNames: ({ name }) =>
                `_astro/${name.includes('astro_type_script') ? 'page' : '[name]'}.[hash].js`,
              /** One file of React for all islands, one of all that both lists need at once. */
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    // With the digits, which the lists' search and the form's rules share.
                    test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/lib\/island|\/shared\/devanagari_digits/,
                  },
                  // Not the scripts of its pages, which would then run wherever the file is loaded.
                  ...forEachLanguage(
                    'browse',
                    /\/src\/(components\/browse\/(?!use-open-item|use-item-address|Item(?:Overlay|Dialog)|ModalDialog|CloseButton|Picture(?:Viewer|Link)|ViewerFigure|ShareActions|Words)[\w-]+\.tsx?|lib\/(list|said|search|piece)\.ts|paths\.ts)/
                  ),
                  // An item's own page takes this alone, without React.
                  ...forEachLanguage('pass-on', /\/src\/lib\/pass-on\.ts/),
                  // What only dialogs are made of, for both lists.
                  ...forEachLanguage('overlay', /\/src\/components\/browse\/[\w-]+\.tsx?/),
                ],
              },
            },
          },
        },
      },
    },
    build: {
      /** Drawings and fonts stay files, so that pages share them; small page scripts go inline. */
      assetsInlineLimit: (file) => (/\.(svg|woff2|avif|webp)$/.test(file) ? false : undefined),
    },
  },
})
