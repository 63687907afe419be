// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { m } from '@/lib/messages'
import { entryOf } from '../../test/tab'
import { waiting, type Entry } from './entries'
import { OutboxPanel } from './outbox-panel'

afterEach(() => {
  cleanup()
  waiting.show(undefined)
})

const LATER = Date.now() + 60_000

it.each<[string, Partial<Entry>, () => string]>([
  ['is on its way', { state: 'sending', tries: 1 }, m.isBeingSent],
  ['waits for its turn, or for a try that a full device cannot count', {}, m.sendsByItself],
  ['is tried again', { tries: 2, nextAt: LATER }, () => m.sentTimes({ tries: 2 })],
  ['is sent at a press', { tries: 2, nextAt: 0 }, () => m.sentTimes({ tries: 2 })],
  ['was deleted elsewhere', { refusal: { status: 404, answer: {} } }, m.deletedElsewhere],
])('of what %s it says what is true', (_what, entry, words) => {
  waiting.show([entryOf('First', entry)])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OutboxPanel kinds={{}} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>
  )
  expect(screen.getByText(words())).toBeDefined()
})
