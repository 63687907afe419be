import { fileURLToPath } from 'node:url'
import { messagesOfChosenLanguage } from '@academy/infra/catalogue/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { brandColours } from './vite/brand_colours.ts'
import { serviceWorker } from './vite/service_worker.ts'
import { signInAddress } from './vite/sign_in_address.ts'
import { styleFilesOnly } from './vite/style_files_only.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    tailwindcss(),
    messagesOfChosenLanguage(),
    signInAddress(),
    styleFilesOnly(),
    brandColours(),
    serviceWorker(),
    // For servers that send compressed files as they are; index.html is smaller than a packet.
    compression({ include: /\.(js|css|svg)$/, threshold: 512 }),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: src },
      // Radix asks for it, and it writes <style> elements that our policy refuses.
      { find: 'react-remove-scroll', replacement: `${src}/lib/remove-scroll.tsx` },
    ],
  },
  server: { host: '127.0.0.1', strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An inlined font or picture would be fetched again with every change of the file around it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No getter of ours or of a package does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first view is one file, and so are the messages of later parts: split by which of them
        // share what, they would be dozens.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'messages', test: /virtual:messages\/key\/first\// },
          ],
        },
      },
    },
  },
})
