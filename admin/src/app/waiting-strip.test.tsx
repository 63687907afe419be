// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { countsQuery } from '@/features/contacts/contact-resource'
import { linkedDialog } from '@/features/items/list/item-dialog'
import type { Tournament } from '@/lib/data'
import { takeFormRequest } from '@/lib/form-request'
import type { Counts } from '@/lib/resource'
import { waiting } from '@/unsent/entries'
import { newEntry } from '@/unsent/new-entry'
import { Sidebar } from './sidebar'
import { todaysEventsQuery, WaitingStrip } from './waiting-strip'

beforeEach(() => window.history.replaceState(null, '', '/admin'))
afterEach(() => {
  cleanup()
  waiting.show(undefined)
})

const HOUR_MS = 3_600_000
const nothing = { waiting: { count: 0, oldest: null, messageId: null }, due: 0 }
const oldest = new Date(Date.now() - 2 * HOUR_MS).toISOString()

function clientWith(tournaments: Partial<Tournament>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const meta = { total: tournaments.length, all: tournaments.length, next: null }
  client.setQueryData(todaysEventsQuery.queryKey, {
    pages: [{ data: tournaments as Tournament[], meta }],
    pageParams: [''],
  })
  return client
}

const show = (client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <WaitingStrip />
      </BrowserRouter>
    </QueryClientProvider>
  ).container

it.each([
  ['nothing waits', nothing, ''],
  ['no counts came yet', undefined, ''],
  [
    'messages wait',
    { ...nothing, waiting: { count: 3, oldest, messageId: 'a' } },
    '3 messages to answer, oldest 2 h',
  ],
  ['a reminder is due', { ...nothing, due: 1 }, '1 reminder due'],
])('the strip when %s', (_name, counts, words) => {
  const client = clientWith([])
  client.setQueryData(countsQuery.queryKey, counts as Counts | undefined)
  const container = show(client)
  // Where it stands, it leads to a new notice too.
  expect(container.textContent).toBe(words && `${words}Notice`)
  expect(container.querySelector('nav') !== null).toBe(words !== '')
})

it('one press leads to the message that waits longest; above the messages nothing says that they wait', () => {
  const client = clientWith([])
  const counts = { ...nothing, waiting: { count: 3, oldest, messageId: 'a' } }
  client.setQueryData(countsQuery.queryKey, counts as Counts)
  show(client)
  fireEvent.click(screen.getByRole('link', { name: /to answer/ }))
  expect(window.location.href).toMatch(/\/admin\/contacts\?status=waiting$/)
  expect(window.history.state).toMatchObject({
    usr: { layers: [{ name: 'message', value: { id: 'a' } }] },
  })
  expect(document.querySelector('nav')).toBeNull()
})

it('the menu says the number of the strip', () => {
  const client = clientWith([])
  const counts = { ...nothing, waiting: { count: 3, oldest, messageId: 'a' } }
  client.setQueryData(countsQuery.queryKey, counts as Counts)
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Sidebar email="director@academy.example" />
      </BrowserRouter>
    </QueryClientProvider>
  )
  screen.getByRole('link', { name: /^Contacts\s*3 to answer$/ })
})

const DAY_MS = 24 * HOUR_MS
const today = indianDay(Date.now())
const event = {
  _id: 'a',
  title: 'Winter Rapid',
  isActive: true,
  status: 'scheduled',
  startDate: today,
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  results: null,
} satisfies Partial<Tournament>

it.each<[string, Partial<Tournament>, boolean]>([
  ['today', {}, true],
  ['on its second day', { startDate: indianDay(Date.now() - DAY_MS), endDate: today }, true],
  ['tomorrow', { startDate: indianDay(Date.now() + DAY_MS) }, false],
  ['postponed', { status: 'postponed' }, false],
  ['hidden', { isActive: false }, false],
  ['over, with its final results', { results: { state: 'final' } as Tournament['results'] }, false],
])('the results of an event are one press away when it is %s', (_name, change, isThere) => {
  const link = show(clientWith([{ ...event, ...change }])).querySelector('a')
  expect(link?.textContent ?? '').toBe(isThere ? 'Today: Winter Rapid · Results' : '')
  expect(link?.getAttribute('href') ?? '').toBe(isThere ? '/admin/tournaments/a/results' : '')
})

const refused = (title: string) =>
  newEntry({ kind: 'achievements', itemId: 'b', title, fields: { title }, state: 'refused' })

it('a save that needs the director is named, and one press leads to its form', () => {
  const entry = refused('State Champion')
  waiting.show([entry])
  show(clientWith([]))
  fireEvent.click(
    screen.getByRole('button', { name: 'Not saved yet, it needs you: State Champion' })
  )
  expect(window.location.pathname).toBe('/admin/achievements')
  expect(window.history.state).toMatchObject({ usr: linkedDialog('edit', 'b') })
  expect(takeFormRequest('entry')).toBe(entry.id)
})

it('several saves that need the director are counted, and listed by one press', () => {
  waiting.show([refused('One'), refused('Two')])
  show(clientWith([]))
  fireEvent.click(screen.getByRole('button', { name: '2 saves need you' }))
  expect(window.history.state).toMatchObject({ usr: { layers: [{ name: 'outbox' }] } })
})
