// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '@/lib/session'
import SecurityPage from './security-page'

afterEach(cleanup)

const device = { browser: 'Chrome', system: 'Android' }
const at = '2026-11-20T10:00:00Z'
const sessionOf = (id: string, isCurrent: boolean) => ({
  _id: id,
  device,
  isCurrent,
  createdAt: at,
  lastUsedAt: at,
})

let sessions: ReturnType<typeof sessionOf>[]
let calls: string[]

beforeEach(() => {
  sessions = [sessionOf('own', true), sessionOf('lost', false), sessionOf('lent', false)]
  calls = []
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    if (method === 'GET') {
      const data = pathname === '/api/auth/sessions' ? sessions : []
      return Promise.resolve(Response.json({ data }))
    }
    calls.push(`${method} ${pathname}`)
    const ended = pathname.split('/')[4]
    sessions = sessions.filter(({ _id, isCurrent }) => (ended ? _id !== ended : isCurrent))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  session.start('token')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <SecurityPage />
      </BrowserRouter>
    </QueryClientProvider>
  )
})

it('all other devices are signed out with one press, of which then no more is said', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out the Other Devices' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign Out the Other Devices' })).toBeNull()
  )
  expect(screen.getByText('This device')).toBeTruthy()
  expect(calls).toEqual(['DELETE /api/auth/other-sessions'])
})

it('a lost phone is signed out alone', async () => {
  const [lost] = await screen.findAllByLabelText(/^Sign out: Chrome on Android/)
  fireEvent.click(lost as HTMLElement)
  await waitFor(() => expect(screen.getAllByLabelText(/^Sign out: /)).toHaveLength(1))
  expect(calls).toEqual(['DELETE /api/auth/sessions/lost'])
})

it('signing out everywhere ends the session here once the server has done it', async () => {
  fireEvent.click(await screen.findByText('Sign Out Everywhere', { selector: 'button' }))
  await waitFor(() => expect(session.token()).toBeNull())
  expect(calls).toEqual(['POST /api/auth/logout-everywhere'])
})
