// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '@/lib/session'

afterEach(cleanup)

/** Cache Storage with one cache, as the page sees it. */
function stubCaches() {
  const kept = new Map<string, string>()
  const cache = {
    put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
    keys: () => Promise.resolve([...kept.keys()]),
    match: (address: string) => Promise.resolve(new Response(kept.get(address))),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  }
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(true),
  })
}

beforeEach(() => {
  vi.resetModules()
  stubCaches()
  session.start('token')
})

it('a list of an earlier start is asked for again until the server answers', async () => {
  const { keepAnswers, restoreAnswers } = await import('@/lib/kept-answers')
  const { loadMessages } = await import('@/lib/messages')
  await loadMessages('en')
  const { OfflineNotice } = await import('./offline-notice')
  const queryKey = ['list']
  const earlier = new QueryClient()
  const stop = keepAnswers(earlier)
  await earlier.fetchQuery({ queryKey, queryFn: () => 'old', meta: { isKept: true } })
  await vi.waitFor(async () => expect(await (await caches.open('')).keys()).toHaveLength(1))
  stop()

  vi.useFakeTimers()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepAnswers(client)
  const answer = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')))
  const List = () => <p>{useQuery({ queryKey, queryFn: answer, meta: { isKept: true } }).data}</p>
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <List />
    </QueryClientProvider>
  )
  await act(() => restoreAnswers(client))
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('old')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/does not answer/)

  answer.mockImplementation(() => Promise.resolve('new'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('new')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})
