// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { countsQuery } from '@/features/contacts/contact-resource'
import type { Counts } from '@/lib/resource'
import { WaitingStrip } from './waiting-strip'

afterEach(cleanup)

const HOUR_MS = 3_600_000
const nothing = { waiting: { count: 0, oldest: null }, due: 0 }
const oldest = new Date(Date.now() - 2 * HOUR_MS).toISOString()

it.each([
  ['nothing waits', nothing, ''],
  ['no counts came yet', undefined, ''],
  [
    'messages wait',
    { ...nothing, waiting: { count: 3, oldest } },
    '3 messages to answer, oldest 2 h',
  ],
  ['a reminder is due', { ...nothing, due: 1 }, '1 reminder due'],
])('the strip when %s', (_name, counts, words) => {
  const client = new QueryClient()
  client.setQueryData(countsQuery.queryKey, counts as Counts | undefined)
  const { container } = render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <WaitingStrip />
      </BrowserRouter>
    </QueryClientProvider>
  )
  expect(container.textContent).toBe(words)
  expect(container.querySelector('nav') !== null).toBe(words !== '')
})
