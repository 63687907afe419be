// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withLayer } from '@/lib/history'
import { session } from '@/lib/session'
import { Router } from './router'

afterEach(cleanup)

const item = { _id: 'a', title: 'Sahyadri Open', slug: 'sahyadri-open', isActive: false }

/** Opens the app with a layer above the list, and ends its session. */
async function openAndEnd(name: string, value: object, title: string) {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const answers: Record<string, object> = {
      '/api/auth/profile': { user: { email: 'director@academy.example' } },
      '/api/achievements/admin/a': { data: item },
    }
    return Promise.resolve(Response.json(answers[new URL(url).pathname] ?? { data: [] }))
  })
  session.start('token')
  window.history.replaceState({ usr: withLayer(name, value), key: name, idx: 0 }, '', '/admin')
  render(<Router />)
  await screen.findByRole('dialog', { name: title })
  act(() => session.end({ isExpired: true }))
  await screen.findByRole('button', { name: 'Sign In' })
  act(() => session.start('next token'))
  await screen.findByLabelText('Views')
  await waitFor(() => expect(window.location.pathname).toBe('/admin'))
}

it('a form open when the session ends is open again after sign-in', async () => {
  await openAndEnd('item', { name: 'new', id: '' }, 'Create New Tournament')
  await screen.findByRole('dialog', { name: 'Create New Tournament' })
}, 30_000)

it('an address that leads nowhere says so within the app', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ user: { email: 'director@academy.example' }, data: [] }))
  )
  session.start('token')
  window.history.replaceState(null, '', '/admin/openings')
  render(<Router />)
  await screen.findByText('Page Not Found')
  const views = screen.getByRole('navigation', { name: 'Views' })
  const names = [...views.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Tournaments', 'Achievements', 'Contacts', 'Settings', 'Notices'])
})

it('a share sheet open when the session ends is not reopened after sign-in', async () => {
  await openAndEnd('share', { kind: 'achievements', id: 'a' }, 'Sahyadri Open')
  expect(screen.queryByRole('dialog')).toBeNull()
}, 30_000)
