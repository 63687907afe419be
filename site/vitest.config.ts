import { fileURLToPath } from 'node:url'
import { messagesInAllLanguages } from '@academy/infra/catalogue/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [messagesInAllLanguages()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['{src,scripts,integrations,worker}/**/*.test.{ts,tsx}'],
    // A context of its own for each file, in a thread that stays: half the time of processes.
    pool: 'vmThreads',
    // Every problem is proved with all moves of both sides.
    testTimeout: 120_000,
  },
})
