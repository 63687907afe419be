import { BroadcastChannel } from 'node:worker_threads'
import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { resultsTexts } from '@/features/results/results-texts'
import { speak } from '@/lib/spoken-language'
import { afterEach, beforeEach, vi } from 'vitest'

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  // Parts of the app are loaded meanwhile, on a busy machine too.
  configure({ asyncUtilTimeout: 20_000 })
} else {
  // What the code under test needs of a browser where a test runs without a DOM.
  const storage = () => {
    const values = new Map<string, string>()
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
    }
  }
  const events = new EventTarget()
  Object.assign(globalThis, {
    window: globalThis,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: {} }),
    location: new URL('https://academy.example/admin'),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: storage(), configurable: true })
}

// Browsers have one; the context of a test file lacks Node's.
Object.assign(globalThis, { BroadcastChannel })

/** Of the app's database: for tests that put something there, or look what is left. */
export const unsentStore = createStore('academy-unsent', 'forms')

let isOnline = true
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })

export function setOnline(next: boolean) {
  isOnline = next
  window.dispatchEvent(new Event(next ? 'online' : 'offline'))
}

await speak('en')
await resultsTexts.load()

beforeEach(async () => {
  // Its database stays open.
  await clear(unsentStore)
  localStorage.clear()
  sessionStorage.clear()
  isOnline = true
})

afterEach(() => {
  vi.useRealTimers()
})
