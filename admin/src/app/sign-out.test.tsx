// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '@/lib/session'
import { Sidebar } from './sidebar'

afterEach(cleanup)

it.each([
  ['does not answer', () => new Promise<Response>(() => undefined)],
  ['fails', () => Response.json({}, { status: 500 })],
])('signing out ends the session at once, also when the server %s', async (_name, answer) => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', (input: Request) => {
    if (input.method === 'POST') sent.push(input.headers.get('Authorization'))
    return Promise.resolve(answer())
  })
  session.start('token')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Sidebar email="director@academy.example" />
      </BrowserRouter>
    </QueryClientProvider>
  )
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(session.token()).toBeNull()
  await waitFor(() => expect(sent).toEqual(['Bearer token']))
})
