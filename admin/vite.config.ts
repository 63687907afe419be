import { fileURLToPath } from 'node:url'
import { languages, type Language } from '@academy/site/languages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { adminWords } from './vite/admin_words.ts'
import { dataShape } from './vite/data_shape.ts'
import { identityWords } from './vite/identity_words.ts'
import { ownPage } from './vite/own_page.ts'
import { serviceWorker } from './vite/service_worker.ts'
import { signInAddress } from './vite/sign_in_address.ts'
import { styleFilesOnly } from './vite/style_files_only.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3333'
const src = fileURLToPath(new URL('./src', import.meta.url))
const site = fileURLToPath(new URL('../site/src', import.meta.url))

/**
 * What belongs together: the API client, which the sign-in page fetches only when somebody
 * begins to sign in; what both sides of the sign-in share; what every dialog needs, which comes
 * with the first press; what the outbox needs, which comes after the first view; what all of the
 * dashboard shares.
 * Without them there would be some twenty files of a few hundred bytes each.
 */
const shared = {
  client: [
    /src\/lib\/(api|errors)\./,
    /api\/\.adonisjs\//,
    /node_modules\/(@tuyau|ky|object-to-formdata|@adonisjs|@poppinss)\//,
  ],
  base: [
    /src\/lib\/(cn|session|lazy-with-preload|outbox\/(asked-entry|entry|waiting))\./,
    /src\/components\/(ui\/(button|input|label)|form-field|icon-button|page-title)\./,
    /site\/src\/(?!components|messages|features\/(?!tournaments\/state-words)|lib\/(said|srcset))/,
    // Without what only forms and their cards need.
    /api\/shared\/(?!circular\/|(?:languages?|translations|search|sound|codes|contact_rules|ready_replies|(?:translation|tournament|achievement)_rules|tournament_facts|web_address|registration_link|status_reason|chat_number|moved_days)\.)/,
    // Nor the signs that stand in forms and further views alone.
    /node_modules\/(clsx|class-variance-authority|lucide-react)\/(?!.*(?:chevron-right|camera|cloud-off|crop|image-up|rotate-ccw|undo))/,
    /node_modules\/@radix-ui\/react-(slot|compose-refs)\//,
  ],
  // The site's own card, which both forms show: not before one of them is opened.
  card: [
    /site\/src\/(components|features|lib\/(said|srcset))/,
    /api\/shared\/(language|translations)\./,
  ],
  dialogs: [
    /src\/components\/(ui\/(dialog|switch)|confirm-question|sheet-dialog)\./,
    /src\/lib\/(remove-scroll|return-focus)\./,
    /node_modules\/(@radix-ui|aria-hidden)\//,
  ],
  // What is saved and kept on the device: comes after the first view.
  outbox: [
    /src\/features\/contacts\/sendable-messages\./,
    /src\/lib\/(outbox\/(find-entry|news|outbox|post-fields|sender|shares|store|transmit|use-shares)|drafts|draft-keeper|use-draft|if-match)\./,
    /node_modules\/(idb-keyval|uuid)\//,
  ],
  dashboard: [
    // Not what the sign-in page needs of it too.
    /src\/(lib\/(?!copy-link|outbox\/(?:asked-)?share\.|speak|spoken|field-(?:errors|schema)|new-password)|components\/(?!ui\/textarea|draft-bar|picture\/(?!picture-url))|features\/(tournaments\/tournament-resource|contacts\/counts))/,
    /node_modules\/(@radix-ui|@tanstack|sonner|aria-hidden)\//,
  ],
}

const parts = (name: keyof typeof shared) => (id: string) =>
  shared[name].some((pattern) => pattern.test(id.replaceAll('\\', '/')))

/** `vite build --mode mr` is the app in Marathi: of what its scripts say, only its language travels. */
const languageOf = (mode: string): Language => (mode in languages ? (mode as Language) : 'en')

export default defineConfig(({ mode }) => ({
  base: '/admin/',
  define: { __DATA_SHAPE__: JSON.stringify(dataShape()) },
  plugins: [
    react(),
    tailwindcss(),
    adminWords(languageOf(mode)),
    identityWords(),
    signInAddress(),
    styleFilesOnly(),
    serviceWorker(),
    ownPage(languageOf(mode)),
    // For servers that send compressed files as they are; index.html is smaller than a packet.
    compression({ include: /\.(js|css|svg)$/, threshold: 512 }),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: src },
      // The site's own cards, which name each other's parts so.
      { find: '~', replacement: site },
      // Radix asks for it, and it writes <style> elements that our policy refuses.
      { find: 'react-remove-scroll', replacement: `${src}/lib/remove-scroll.tsx` },
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
  build: {
    target: 'es2022',
    // Three builds, one for each language, lie side by side.
    emptyOutDir: false,
    // An inlined font or picture would be fetched again with every change of the file around it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Of everything that fetches lazy parts; without its own file it joins the dashboard,
            // which the sign-in page would then fetch along with it.
            { name: 'loading', test: /vite\/preload-helper/, priority: 4 },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: 'router',
              test: /node_modules[\\/](react-router|react-router-dom|cookie)[\\/]/,
              priority: 3,
            },
            { name: 'client', test: parts('client'), minShareCount: 2, priority: 2 },
            { name: 'card', test: parts('card'), minShareCount: 2, priority: 2 },
            { name: 'base', test: parts('base'), minShareCount: 2, priority: 3 },
            { name: 'dialogs', test: parts('dialogs'), minShareCount: 2, priority: 2 },
            { name: 'outbox', test: parts('outbox'), minShareCount: 2, priority: 2 },
            { name: 'dashboard', test: parts('dashboard'), minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
}))
