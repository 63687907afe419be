// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/sonner'
import { readEntries } from '@/unsent/entries'
import { outboxEvents } from '@/unsent/events'
import { newEntry } from '@/unsent/new-entry'
import { listQuery } from '@/lib/item-queries'
import type { PublishableResource } from '@/lib/resource'
import { linkedDialog } from './item-dialog'
import { useSaved } from './saved'

interface Saved {
  _id: string
  title: string
  version: number
  isActive: boolean
  status: 'scheduled' | 'postponed' | 'cancelled'
}

const ITEM: Saved = { _id: 'a', title: 'Open', version: 3, isActive: true, status: 'scheduled' }

type Made = Parameters<ReturnType<typeof useSaved<Saved>>>[1]

const CREATED: Made = { key: 'key' }
const CHANGED: Made = { key: 'key', itemId: 'a', version: 3 }

let calls: string[]

const kind = {
  key: 'tournaments',
  one: 'tournament',
  destroy: (id: string) => Promise.resolve(calls.push(`destroy ${id}`)),
  nameOf: ({ title }) => title,
} as PublishableResource<Saved>

beforeEach(() => {
  // A notice that leaves does so after its test, when there is no window any more.
  // IndexedDB answers with `setImmediate` here.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  calls = []
  window.history.replaceState(null, '')
  vi.stubGlobal('fetch', ({ method, url, headers }: Request) => {
    const { pathname, search } = new URL(url)
    calls.push([method, pathname + search, headers.get('If-Match')].filter(Boolean).join(' '))
    return Promise.resolve(Response.json({ data: { _id: 'undone' } }))
  })
})
afterEach(() => {
  toast.dismiss()
  cleanup()
  vi.useRealTimers()
})

/** The toast after a save of the item; where its title is null, there may be none. */
async function save(
  changes: Partial<Saved>,
  entry: Made,
  title: string | null = 'Tournament saved'
) {
  const client = new QueryClient()
  client.setQueryData(listQuery(kind, {}).queryKey, {
    pages: [{ data: entry.itemId ? [ITEM] : [], meta: { total: 1, all: 1, next: null } }],
    pageParams: [''],
  })
  render(<Toaster />)
  const { result } = renderHook(() => useSaved(kind), {
    wrapper: ({ children }) => (
      <BrowserRouter>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </BrowserRouter>
    ),
  })
  act(() => result.current({ ...ITEM, version: 4, ...changes }, entry))
  return title === null ? null : (await screen.findByText(title)).closest('li')
}

it.each([
  ['scheduled', true],
  ['postponed', false],
  ['cancelled', false],
] as const)('after a save as %s, "Live now" is shown: %s', async (status, isLive) => {
  const notice = await save({ status }, CHANGED)
  expect(notice?.textContent?.includes('Live now')).toBe(isLive)
})

it.each([
  ['new item deletes it', CREATED, ['destroy a']],
  ['changed item takes this change back', CHANGED, ['POST /api/activities/key/restore "v4"']],
])('Undo after saving a %s', async (_name, entry, sent) => {
  await save({}, entry)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls).toEqual(sent))
})

it('Undo is for what this device has made of the item since', async () => {
  await save({}, CHANGED)
  const entry = newEntry({ kind: 'tournaments', title: 'Open', itemId: 'a', fields: {} })
  outboxEvents.emit({ type: 'stored', entry, item: { ...ITEM, version: 5 } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls).toEqual(['POST /api/activities/key/restore "v5"']))
})

it.each([
  ['the form', CHANGED],
  ['a button', { key: 'key', itemId: 'a' }],
])('what %s saved as it was already cannot be undone', async (_door, entry) => {
  await save({ version: 3 }, entry)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('what is saved while the sheet of its plan is open gets no second offer', async () => {
  const said = toast.getHistory().length
  window.history.replaceState({ usr: linkedDialog('postpone', ITEM._id) }, '')
  await save({ status: 'postponed' }, CHANGED, null)
  expect(toast.getHistory()).toHaveLength(said)
  cleanup()
  window.history.replaceState({ usr: linkedDialog('postpone', 'b') }, '')
  await save({ status: 'postponed' }, CHANGED)
})

it('what is saved hidden says so, and can be shown at once', async () => {
  await save({ isActive: false }, CREATED, 'Saved, hidden from visitors')
  expect(screen.queryByText('Live now')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(async () =>
    expect(await readEntries()).toMatchObject([{ itemId: 'a', fields: { isActive: true } }])
  )
})
