// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/main.ts',
  '!/src/**/*.test.{ts,tsx}',
])

/** Every module of the app is read anew. */
const SLOW = 60_000

it(
  'no module says anything while it loads, when the language is not known yet',
  async () => {
    vi.resetModules()
    document.documentElement.lang = 'mr'
    const early: string[] = []
    for (const [name, load] of Object.entries(modules)) {
      await load().catch((error: unknown) => early.push(`${name}: ${String(error)}`))
    }
    document.documentElement.lang = 'en'
    expect(early).toEqual([])
  },
  SLOW
)
