import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messageModules } from './integrations/messages.ts'

export default defineConfig({
  plugins: [messageModules()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['{src,scripts,integrations,worker}/**/*.test.{ts,tsx}'],
    // Every problem is proved with all moves of both sides.
    testTimeout: 120_000,
  },
})
