import { fileURLToPath } from 'node:url'
import { messagesInAllLanguages } from '@academy/infra/catalogue/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [messagesInAllLanguages()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['{src,scripts,integrations,worker}/**/*.test.{ts,tsx}'],
    // Every problem is proved with all moves of both sides.
    testTimeout: 120_000,
  },
})
