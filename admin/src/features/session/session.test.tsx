// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileQuery } from '@/lib/profile'
import { session } from '@/lib/session'
import { useProfile } from './use-profile'

const user = { email: 'director@academy.example', language: null }

let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  session.start('token')
})
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer))

it('the profile contains the email of the director', async () => {
  answering(() => Response.json({ user }))
  const { result } = renderHook(useProfile, { wrapper })
  await waitFor(() => expect(result.current.profile?.email).toBe(user.email))
  expect(session.token()).toBe('token')
})

it.each([401, 403, 404, 429, 500, 502, 503])(
  'a profile answered with %d ends the session, even when one is cached',
  async (status) => {
    client.setQueryData(profileQuery.queryKey, { user } as never, { updatedAt: 1 })
    answering(() => Response.json({ message: 'No' }, { status }))
    renderHook(useProfile, { wrapper })
    void client.refetchQueries()
    await waitFor(() => expect(session.token()).toBeNull())
  }
)

it.each([
  ['a cached profile is used', true, 'token'],
  ['without a cached profile the session ends', false, null],
])('when nothing answers, %s', async (_name, isCached, token) => {
  if (isCached) client.setQueryData(profileQuery.queryKey, { user } as never, { updatedAt: 1 })
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = renderHook(useProfile, { wrapper })
  await client.refetchQueries()
  await waitFor(() => expect(session.token()).toBe(token))
  if (isCached) expect(result.current.profile?.email).toBe(user.email)
})
