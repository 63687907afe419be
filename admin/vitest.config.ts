import { fileURLToPath } from 'node:url'
import { messageModules } from '@academy/site/messages'
import { defineConfig } from 'vitest/config'

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

export default defineConfig({
  plugins: [messageModules()],
  resolve: { alias: { '@': at('./src'), '~': at('../site/src') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
    setupFiles: ['./test/browser.ts'],
    silent: 'passed-only',
    restoreMocks: true,
    unstubGlobals: true,
  },
})
