// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '@/unsent/entries'
import { session } from '@/lib/session'

afterEach(cleanup)

beforeEach(() => {
  vi.resetModules()
  session.start('token')
})

const queryKey = ['list']

/** The notice above a list that an earlier start has stored on this device. */
async function openCached(answer: () => Promise<string>, staleTime = 0) {
  const { cacheAnswers, restoreAnswers } = await import('@/lib/cached-answers')
  const { speak } = await import('@/lib/spoken-language')
  await speak('en')
  const { OfflineNotice } = await import('./offline-notice')
  const earlier = new QueryClient()
  const stop = cacheAnswers(earlier)
  const meta = { isCached: true, failure: () => 'It was not loaded' }
  await earlier.prefetchQuery({ queryKey, queryFn: () => 'old', meta })
  earlier.setQueryData(queryKey, 'old', { updatedAt: 1 })
  const reader = new QueryClient()
  await waitFor(async () => {
    await restoreAnswers(reader)
    expect(reader.getQueryData(queryKey)).toBe('old')
  })
  stop()

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime } },
  })
  await restoreAnswers(client)
  const List = () => <p>{useQuery({ queryKey, queryFn: answer, meta: { isCached: true } }).data}</p>
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <List />
    </QueryClientProvider>
  )
}

const noAnswer = () => Promise.reject<string>(new TypeError('Failed to fetch'))

it('a cached list is fetched again until the server answers', async () => {
  const answer = vi.fn(noAnswer)
  await openCached(answer)
  expect(await screen.findByText('old')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/does not answer/)

  answer.mockImplementation(() => Promise.resolve('new'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('new')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a cached list that is still fresh is fetched at once where the network is there', async () => {
  await openCached(() => Promise.resolve('new'), Infinity)
  expect(await screen.findByText('new')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('an answered save is a sign that the server is there', async () => {
  const answer = vi.fn(noAnswer)
  await openCached(answer)
  await waitFor(() => expect(answer).toHaveBeenCalled())
  answer.mockImplementation(() => Promise.resolve('new'))
  const { outboxEvents } = await import('@/unsent/events')
  act(() => outboxEvents.emit({ type: 'stored', entry: {} as Entry, item: {} }))
  expect(await screen.findByText('new')).toBeTruthy()
})
