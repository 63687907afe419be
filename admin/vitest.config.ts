import { fileURLToPath } from 'node:url'
import { messagesInAllLanguages } from '@academy/infra/catalogue/vite'
import { defineConfig } from 'vitest/config'

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

export default defineConfig({
  plugins: [messagesInAllLanguages()],
  resolve: { alias: { '@': at('./src'), '~': at('../site/src') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
    setupFiles: ['./test/browser.ts'],
    silent: 'passed-only',
    restoreMocks: true,
    unstubGlobals: true,
  },
})
