import { fileURLToPath } from 'node:url'
import { messagesOfChosenLanguage } from '@academy/infra/catalogue/vite'
import { defineConfig } from 'vitest/config'

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

export default defineConfig({
  plugins: [messagesOfChosenLanguage()],
  resolve: { alias: { '@': at('./src') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
    // A context of its own for each file, in a thread that stays: half the time of processes.
    pool: 'vmThreads',
    setupFiles: ['./test/browser.ts'],
    // Longer than anything in it is waited for.
    testTimeout: 60_000,
    silent: 'passed-only',
    restoreMocks: true,
    unstubGlobals: true,
  },
})
