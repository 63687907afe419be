// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passedOn } from '@/lib/passed-on'
import { profileQuery } from '@/lib/profile'
import { session } from '@/lib/session'
import { signOut } from './sign-out'
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

it('a profile that is answered says who is signed in', async () => {
  answering(() => Response.json({ user }))
  const { result } = renderHook(useProfile, { wrapper })
  await waitFor(() => expect(result.current.profile?.email).toBe(user.email))
  expect(session.token()).toBe('token')
})

it.each([401, 403, 404, 429, 500, 502, 503])(
  'a profile answered with %d ends the session, also when one is kept on the device',
  async (status) => {
    client.setQueryData(profileQuery.queryKey, { user } as never, { updatedAt: 1 })
    answering(() => Response.json({ message: 'No' }, { status }))
    renderHook(useProfile, { wrapper })
    void client.refetchQueries()
    await waitFor(() => expect(session.token()).toBeNull())
  }
)

it.each([
  ['a kept profile goes on', true, 'token'],
  ['without a kept profile the session ends', false, null],
])('when nothing answers, %s', async (_name, isKept, token) => {
  if (isKept) client.setQueryData(profileQuery.queryKey, { user } as never, { updatedAt: 1 })
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = renderHook(useProfile, { wrapper })
  await client.refetchQueries()
  await waitFor(() => expect(session.token()).toBe(token))
  if (isKept) expect(result.current.profile?.email).toBe(user.email)
})

it.each([
  ['is silent', () => new Promise<Response>(() => undefined)],
  ['fails', () => Response.json({}, { status: 500 })],
])('signing out ends the session at once, also when the server %s', async (_name, answer) => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', (input: Request) => {
    sent.push(input.headers.get('Authorization'))
    return Promise.resolve(answer())
  })
  signOut()
  expect(session.token()).toBeNull()
  await waitFor(() => expect(sent).toEqual(['Bearer token']))
})

it('the end of the session closes what was to be passed on', () => {
  passedOn.open({ kind: 'tournaments', item: { _id: 'a', isActive: true } })
  session.end()
  expect(passedOn.shown()).toBeUndefined()
})
