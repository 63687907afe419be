// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/sonner'
import { errorBanner } from '@/lib/error-banner'
import { session } from '@/lib/session'
import { ActivityLine } from './activity-line'
import type { Activity } from './activity-words'

afterEach(() => {
  toast.dismiss()
  errorBanner.clear()
  cleanup()
})

const changed: Activity = {
  _id: 'a',
  happenedAt: '2026-11-28T09:00:00.000Z',
  origin: 'director',
  email: 'director@academy.example',
  browser: null,
  system: null,
  kind: 'tournaments',
  itemId: 't',
  name: 'Diary Open',
  lesson: null,
  action: 'changed',
  // The generated type knows no content of unknown fields.
  before: { venue: 'Town hall' as never, reportingTime: '09:30' as never },
  after: { venue: 'School' as never, reportingTime: '14:30' as never },
  version: 4,
  canRevert: true,
}

it('a change says what it has changed, and can be undone, and that as well', async () => {
  const calls: (string | null)[] = []
  vi.stubGlobal('fetch', ({ method, url, headers }: Request) => {
    calls.push([method, new URL(url).pathname, headers.get('If-Match')].join(' '))
    return Promise.resolve(Response.json({ data: { ...changed, _id: 'b', version: 5 } }))
  })
  session.start('token')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActivityLine activity={changed} own={changed.email ?? ''} />
      <Toaster />
    </QueryClientProvider>
  )
  screen.getByText('You changed “Diary Open”')
  screen.getByText('Town hall')
  screen.getByText('School')
  screen.getByText('2.30 pm')
  fireEvent.click(screen.getByText('Undo This Change'))
  fireEvent.click(await screen.findByText('Undo'))
  await waitFor(() =>
    expect(calls).toEqual([
      'POST /api/activities/a/restore "v4"',
      'POST /api/activities/b/restore "v5"',
    ])
  )
})

it.each([
  ['venue', 'Venue'],
  ['prizes.1.position', 'Prizes'],
  ['translations.mr.venue', 'Venue · मराठी'],
])('what was changed again later in %s is named, and stays', async (path, label) => {
  const faults = { [path]: { code: 'changed_since' } }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'No', faults }, { status: 422 }))
  )
  session.start('token')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActivityLine activity={changed} own="" />
    </QueryClientProvider>
  )
  fireEvent.click(screen.getByText('Undo This Change'))
  await waitFor(() =>
    expect(errorBanner.message()).toBe(
      `It could not be restored: ${label}: It was changed again later. ` +
        'Undo the later change first, or change it where it stands.'
    )
  )
})
