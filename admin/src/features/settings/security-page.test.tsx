// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
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

it('all other devices are signed out with one press, of which then no more is said', async () => {
  let sessions = [sessionOf('own', true), sessionOf('lost', false), sessionOf('lent', false)]
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    if (method === 'GET') {
      const data = pathname === '/api/auth/sessions' ? sessions : []
      return Promise.resolve(Response.json({ data }))
    }
    expect([method, pathname]).toEqual(['DELETE', '/api/auth/other-sessions'])
    sessions = sessions.filter(({ isCurrent }) => isCurrent)
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
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out the Other Devices' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign Out the Other Devices' })).toBeNull()
  )
  expect(screen.getByText('This device')).toBeTruthy()
})
