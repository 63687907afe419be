// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withLayer } from '@/lib/history'
import { session } from '@/lib/session'
import { Router } from './router'

afterEach(cleanup)

const item = { _id: 'a', title: 'Sahyadri Open', slug: 'sahyadri-open', isActive: false }

it('a share sheet open when the session ends is not reopened after sign-in', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const answers: Record<string, object> = {
      '/api/auth/profile': { user: { email: 'director@academy.example' } },
      '/api/achievements/admin/a': { data: item },
    }
    return Promise.resolve(Response.json(answers[new URL(url).pathname] ?? { data: [] }))
  })
  session.start('token')
  const usr = withLayer('share', { kind: 'achievements', id: 'a' })
  window.history.replaceState({ usr, key: 'sheet', idx: 0 }, '', '/admin')
  render(<Router />)
  await screen.findByRole('dialog', { name: 'Sahyadri Open' })

  act(() => session.end({ isExpired: true }))
  await screen.findByRole('button', { name: 'Sign In' })
  act(() => session.start('next token'))
  await screen.findByRole('navigation', { name: 'Views' })
  await waitFor(() => expect(window.location.pathname).toBe('/admin'))
  expect(screen.queryByRole('dialog')).toBeNull()
}, 30_000)
