// @vitest-environment happy-dom
import { indianDay } from '@academy/api/shared/days/indian_days'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, it, vi } from 'vitest'
import type { Tournament } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { readEntries } from '@/unsent/entries'
import { outboxEvents } from '@/unsent/events'
import { isAwaited } from '@/unsent/answers'
import { newEntry } from '@/unsent/new-entry'
import { changeTo } from './change-state'
import { StateAnnouncement } from './state-announcement'
import StateSheet from './state-sheet'

afterEach(cleanup)

const inDays = (days: number) => indianDay(Date.now() + days * 86_400_000)

const tournament = {
  _id: 'a',
  title: 'Open',
  description: '',
  status: 'scheduled',
  statusReason: null,
  startDate: inDays(10),
  endDate: null,
  categories: [] as string[],
  prizes: [] as Tournament['prizes'],
  entryFees: [] as Tournament['entryFees'],
  formLink: '',
  entryDeadline: inDays(3),
  isActive: true,
  version: 1,
} as Tournament

const sheet = (props: Partial<ComponentProps<typeof StateSheet>> = {}) => (
  <QueryClientProvider client={new QueryClient()}>
    <StateSheet
      tournament={tournament}
      onEdit={() => undefined}
      onEditText={() => undefined}
      onClose={() => undefined}
      {...props}
    />
  </QueryClientProvider>
)
const show = (props: Partial<ComponentProps<typeof StateSheet>> = {}) => render(sheet(props))

it('a tournament is not postponed to a past day', async () => {
  show()
  const field = screen.getByLabelText(/New date/)
  fireEvent.change(field, { target: { value: '2020-01-01' } })
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(screen.getByText(/^The new date is in the past/)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await readEntries()).toEqual([])
  fireEvent.change(field, { target: { value: inDays(20) } })
  expect(screen.queryByText(/^The new date is in the past/)).toBeNull()
})

it.each<
  [what: string, texts: (day: (inDays: number) => string) => Partial<Tournament>, says: RegExp]
>([
  ['a description', (day) => ({ description: `Come on ${day(10)}!` }), /^The description still/],
  [
    'a description with the last date of entry',
    (day) => ({ description: `Register by ${day(3)}.` }),
    /^The description still/,
  ],
  [
    'a translated description',
    (day) => ({ translations: { mr: { description: { text: `${day(10)} ला या`, source: '' } } } }),
    /^The description still/,
  ],
  ['a title', (day) => ({ title: `Open, ${day(10)}` }), /^The title still names/],
])('%s that still names an old day is one press away, also later', async (_what, textsOf, says) => {
  const onEdit = vi.fn()
  const dayIn = (days: number) => formatCalendarDate(inDays(days))
  const named = { ...tournament, ...textsOf(dayIn) }
  show({ tournament: named, onEditText: onEdit })
  fireEvent.change(screen.getByLabelText(/New date/), { target: { value: inDays(20) } })
  fireEvent.click(screen.getByRole('button', { name: /^Postpone to/ }))
  await screen.findByText(says)
  fireEvent.click(screen.getByRole('button', { name: /^Edit (Title|Description)$/ }))
  cleanup()
  const moved = changeTo(named, 'postponed', { reason: '', newDate: inDays(20) })
  const { unmount } = show({ tournament: { ...named, ...moved }, onEditText: onEdit })
  screen.getByText(says)
  fireEvent.click(screen.getByRole('button', { name: /^Edit (Title|Description)$/ }))
  expect(onEdit).toHaveBeenCalledTimes(2)
  unmount()
  const right = { title: 'Open', description: `${dayIn(20)}, by ${dayIn(13)}`, translations: {} }
  show({ tournament: { ...named, ...moved, ...right } })
  expect(screen.queryByText(/still names/)).toBeNull()
})

it('the last date of entry moves along, but not into the past', () => {
  const deadlineOf = (newDate: string, entryDeadline: string | null = inDays(3)) =>
    changeTo({ ...tournament, entryDeadline }, 'postponed', { reason: '', newDate }).entryDeadline
  expect(deadlineOf(inDays(20))).toBe(inDays(13))
  expect(deadlineOf(inDays(5))).toBe(inDays(3))
  expect(deadlineOf(inDays(1))).toBe(inDays(1))
  expect(deadlineOf(inDays(1), null)).toBe('')
})

it('moved to another day it says from which, and whom its announcement tells reads so', () => {
  const moved = changeTo(tournament, 'postponed', { reason: '', newDate: inDays(20) })
  expect(moved).toMatchObject({ startDate: inDays(20), movedFrom: inDays(10) })
  const again = changeTo({ ...tournament, ...moved }, 'postponed', {
    reason: '',
    newDate: inDays(30),
  })
  expect(again).toMatchObject({ startDate: inDays(30), movedFrom: inDays(10) })
  const cancelled = changeTo(tournament, 'cancelled', { reason: '', newDate: inDays(20) })
  expect(cancelled).not.toHaveProperty('movedFrom')
  render(<StateAnnouncement tournament={{ ...tournament, ...moved }} isShown />)
  expect(screen.getByText(/^Open Postponed from /)).toBeTruthy()
})

it.each<[string, Partial<Tournament>]>([
  ['moved', { startDate: inDays(20), movedFrom: inDays(10) }],
  ['postponed to no day yet', { status: 'postponed' }],
])('put back on its first day, one that was %s was not moved, for no reason', (_what, off) => {
  const before: Tournament = { ...tournament, ...off, statusReason: 'Heavy rain' }
  const typed = { reason: 'Heavy rain', newDate: inDays(10) }
  const change = changeTo(before, 'scheduled', typed)
  expect(change).toMatchObject({ startDate: inDays(10), movedFrom: '', statusReason: '' })
  render(<StateAnnouncement tournament={{ ...before, ...change }} movedTo={inDays(10)} isShown />)
  expect(screen.getByText(/^Open New date · /).textContent).not.toMatch(/from|rain/)
})

it.each([
  ['first day', 10, /^Goes ahead on /],
  ['day between', 15, /^Move to /],
  ['later day', 30, /^Postpone to /],
])('one that was moved goes to its %s by a button that says so', (_day, days, name) => {
  show({ tournament: { ...tournament, startDate: inDays(20), movedFrom: inDays(10) } })
  fireEvent.click(screen.getByText('Change again'))
  fireEvent.change(screen.getByLabelText(/New date/), { target: { value: inDays(days) } })
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

it.each([
  ['cancelled', 'cancelled', null],
  ['postponed', 'postponed', null],
  ['moved', 'scheduled', inDays(3)],
] as const)(
  'the reason of a tournament that is %s can be corrected, and nothing else changes',
  async (_what, status, movedFrom) => {
    const off: Tournament = { ...tournament, status, movedFrom, statusReason: 'Heavy rain' }
    show({ tournament: off })
    fireEvent.click(screen.getByText('Change again'))
    expect(screen.queryByRole('button', { name: 'Save the Reason' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Hall not available' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save the Reason' }))
    await screen.findByRole('button', { name: 'Undo' })
    const [entry] = await readEntries()
    expect(entry?.fields).toEqual({ status, statusReason: 'Hall not available' })
  }
)

it('a ready reason is taken with one press, and goes with the others once there is one', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Hall not available' }))
  const field = screen.getByLabelText<HTMLInputElement>(/Reason/)
  expect(field.value).toBe('Hall not available')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Heavy rain' })).toBeNull()
})

it('postponed without a new day it keeps its days, and Undo has it go ahead', async () => {
  const onClose = vi.fn()
  show({ onClose })
  fireEvent.click(screen.getByText('Postpone'))
  const said = await screen.findByRole('status')
  expect(said.textContent).toBe('Postponed')
  const waits = async () => (await readEntries()).map(({ fields }) => fields)
  expect(await waits()).toEqual([{ status: 'postponed', statusReason: '' }])
  fireEvent.click(screen.getByText('Undo'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect((await waits()).at(-1)).toMatchObject({ status: 'scheduled', statusReason: '' })
})

it('whom the announcement tells reads why, in each language there is, with its link', () => {
  const mr = { title: { text: 'बंदर खुली स्पर्धा', source: 'Open' } }
  const off = { slug: 'open', status: 'cancelled', statusReason: 'The bridge is closed' } as const
  render(<StateAnnouncement tournament={{ ...tournament, ...off, translations: { mr } }} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to WhatsApp' })
  const text = new URL(link.href).searchParams.get('text') ?? ''
  const { origin } = window.location
  expect(text).toMatch(/^Open\nCancelled · Reason: The bridge is closed · /)
  expect(text).toContain(`\n${origin}/updates/open\n`)
  expect(text).toContain('बंदर खुली स्पर्धा')
  expect(text).toContain(`${origin}/mr/updates/open`)
})

it.each<[string, Partial<Tournament>, RegExp]>([
  ['moved', { movedFrom: inDays(3) }, /^Moved from /],
  ['postponed', { status: 'postponed' }, /^Postponed$/],
  ['cancelled', { status: 'cancelled' }, /^Cancelled$/],
])(
  'opened again, as after a reload, of one that is %s it says that it is done',
  (_what, change, words) => {
    show({ tournament: { ...tournament, ...change } })
    expect(screen.getByRole('status').textContent).toMatch(words)
    const changes = /^(Postpone|Goes ahead|Cancel)/
    expect(screen.queryByRole('button', { name: changes })).toBeNull()
    fireEvent.click(screen.getByText('Change again'))
    expect(screen.getAllByRole('button', { name: changes }).length).toBeGreaterThan(0)
  }
)

it('a change of plan is for the tournament that was seen, and Undo for what it has made of it', async () => {
  const { unmount } = show()
  fireEvent.change(screen.getByLabelText(/New date/), { target: { value: inDays(20) } })
  fireEvent.click(screen.getByRole('button', { name: /^Postpone to/ }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const change = (await readEntries()).at(-1)
  expect(change).toMatchObject({
    version: 1,
    values: { title: 'Open', startDate: inDays(20), movedFrom: inDays(10) },
    base: { version: 1, values: { startDate: inDays(10), movedFrom: '' } },
  })
  fireEvent.click(undo)
  await waitFor(async () => expect((await readEntries()).at(-1)?.id).not.toBe(change?.id))
  expect((await readEntries()).at(-1)).toMatchObject({
    version: 2,
    values: { startDate: inDays(10), movedFrom: '' },
    base: { version: 2, values: { startDate: inDays(20) } },
  })
  unmount()
})

it.each([
  ['was hidden before', ['hidden', 'postponed']],
  ['was edited and hidden before', ['edited', 'hidden', 'postponed']],
  ['was hidden after', ['postponed', 'hidden']],
])('what %s on this device is no change of another one', async (_when, order) => {
  const own = { ...tournament, _id: uuid() }
  const { rerender } = show({ tournament: own })
  fireEvent.click(screen.getByText('Postpone'))
  await screen.findByRole('button', { name: 'Undo' })
  const posted = (await readEntries()).at(-1)
  const other = newEntry({ kind: 'tournaments', title: 'Open', itemId: own._id, fields: {} })
  let now: Tournament = { ...own, status: 'postponed' }
  for (const what of order) {
    now = { ...now, version: now.version + 1 }
    const entry = what === 'postponed' && posted ? posted : other
    act(() => outboxEvents.emit({ type: 'stored', entry, item: now }))
    rerender(sheet({ tournament: now }))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  }
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await readEntries()).at(-1)?.id).not.toBe(posted?.id))
  expect((await readEntries()).at(-1)).toMatchObject({
    version: now.version,
    fields: { status: 'scheduled' },
  })
  // What another device has changed cannot be undone unseen.
  rerender(sheet({ tournament: { ...now, version: now.version + 1 } }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('what was changed elsewhere meanwhile is asked in the form', async () => {
  const onEdit = vi.fn()
  show({ onEdit })
  fireEvent.click(screen.getByText('Postpone'))
  await screen.findByRole('button', { name: 'Undo' })
  const entry = (await readEntries()).at(-1)
  if (!entry) throw new Error('Nothing was posted.')
  expect(isAwaited(entry)).toBe(true)
  act(() => outboxEvents.emit({ type: 'failed', entry, refusal: { status: 503, answer: {} } }))
  expect(onEdit).not.toHaveBeenCalled()
  const answer = { code: 'stale', data: { ...tournament, version: 2 } }
  act(() => outboxEvents.emit({ type: 'failed', entry, refusal: { status: 409, answer } }))
  expect(onEdit).toHaveBeenCalledOnce()
})
