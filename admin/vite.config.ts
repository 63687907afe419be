import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyRequests } from './vite/early_requests.ts'
import { signInAddress } from './vite/sign_in_address.ts'
import { styleFilesOnly } from './vite/style_files_only.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3333'
const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), signInAddress(), styleFilesOnly(), earlyRequests()],
  resolve: {
    alias: [
      { find: '@', replacement: src },
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
    // An inlined font or picture would be fetched again with every change of the file around it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/](react-router|react-router-dom|cookie)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
