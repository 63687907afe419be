import { brand } from '@academy/api/shared/identity/brand'
import type { Plugin } from 'vite'

const NAME = 'manifest.webmanifest'

const manifest = JSON.stringify({
  id: '/admin',
  name: 'Academy Admin',
  short_name: 'Academy',
  start_url: '/admin',
  scope: '/',
  display: 'standalone',
  background_color: brand.page,
  theme_color: brand.page,
  share_target: {
    action: '/admin/share',
    method: 'GET',
    // Chrome warns where it is not said.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** The manifest, and the colour of the browser's bar: what needs the academy's colours beside the CSS. */
export const brandColours = (): Plugin => ({
  name: 'academy:brand-colours',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: brand.page }, injectTo: 'head' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: manifest })
  },
  configureServer(server) {
    server.middlewares.use(`/admin/${NAME}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/manifest+json')
      response.end(manifest)
    })
  },
})
