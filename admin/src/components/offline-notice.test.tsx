// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '@/lib/session'

afterEach(cleanup)

beforeEach(() => {
  vi.resetModules()
  session.start('token')
})

it('a cached list is fetched again until the server answers', async () => {
  const { cacheAnswers, restoreAnswers } = await import('@/lib/cached-answers')
  const { loadMessages } = await import('@/lib/messages')
  await loadMessages('en')
  const { OfflineNotice } = await import('./offline-notice')
  const queryKey = ['list']
  const earlier = new QueryClient()
  const stop = cacheAnswers(earlier)
  await earlier.prefetchQuery({ queryKey, queryFn: () => 'old', meta: { isCached: true } })
  earlier.setQueryData(queryKey, 'old', { updatedAt: 1 })
  const reader = new QueryClient()
  await vi.waitFor(async () => {
    await restoreAnswers(reader)
    expect(reader.getQueryData(queryKey)).toBe('old')
  }, 3_000)
  stop()

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
  const answer = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')))
  const List = () => <p>{useQuery({ queryKey, queryFn: answer, meta: { isCached: true } }).data}</p>
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <List />
    </QueryClientProvider>
  )
  await act(() => restoreAnswers(client))
  expect(await screen.findByText('old')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/does not answer/)

  answer.mockImplementation(() => Promise.resolve('new'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('new')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})
