// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused } from '@/lib/errors'
import { listQuery } from '@/lib/item-queries'
import type { Item, Resource } from '@/lib/resource'
import { ListScreen } from './list-screen'
import type { ListState } from './list-toolbar'
import { isGoneFrom, useIsGone, useItem, useList, type Rows } from './use-list'

afterEach(cleanup)

const words = {
  title: () => 'Tournaments',
  search: () => 'Search',
  empty: () => 'None yet',
  emptyHint: () => 'Add one',
  noMatch: () => 'No match',
}
const list = { values: { q: '' }, set: () => undefined, clear: () => undefined }

const rowsOf = (items: Item[]) =>
  ({
    kind: { key: 'tournaments', one: 'tournament', many: 'tournaments' },
    items,
    count: items.length,
    counts: { all: items.length },
    isThere: true,
  }) as unknown as Rows<Item>

function show(rows: Rows<Item>, passing = 0, waiting = 0) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <ListScreen
          {...{ words, list: list as unknown as ListState }}
          piece="rook"
          rows={rows}
          filters={null}
          hasFilter={false}
          className=""
          first={Array.from({ length: passing }, (_, at) => (
            <div key={at} />
          ))}
          waitingCount={waiting}
        >
          {({ _id }) => <div key={_id} />}
        </ListScreen>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

it.each([
  ['of none', 0, 'None yet', 'Add one'],
  ['that nothing of three passes', 3, 'No match', 'Try adjusting your search or filters.'],
])('a list %s says so', (_name, all, title, hint) => {
  show({ ...rowsOf([]), counts: { all } as Rows<Item>['counts'] })
  screen.getByText(title)
  screen.getByText(hint)
})

it.each([
  { stored: 1, passing: 0, waiting: 0, counter: '1 of 1 tournaments' },
  { stored: 1, passing: 1, waiting: 1, counter: '2 of 2 tournaments' },
  { stored: 1, passing: 1, waiting: 2, counter: '2 of 3 tournaments' },
  { stored: 0, passing: 0, waiting: 1, counter: '0 of 1 tournaments' },
])(
  'the counter of $stored stored items and $waiting waiting ones says $counter',
  ({ stored, passing, waiting, counter }) => {
    const items = Array.from({ length: stored }, (_, at) => ({ _id: `${at}` }) as Item)
    show(rowsOf(items), passing, waiting)
    expect(screen.getByText(counter)).toBeDefined()
  }
)

/** What the server has; it answers at once. */
let stored: (Item & { title: string })[]

const kind = {
  key: 'tournaments',
  loadFailure: () => '',
  load: vi.fn(() => Promise.resolve({ data: stored })),
  loadOne: vi.fn((id: string) =>
    Promise.resolve(stored.find(({ _id }) => _id === id) ?? { _id: id, title: 'Of another page' })
  ),
} as unknown as Resource<Item & { title: string }>

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['in view for a minute', [], 61_000, 'Theirs'],
  ['in view for less', [], 30_000, 'Before'],
  ['out of view', ['hidden'], 61_000, 'Before'],
  ['in view again', ['hidden', 'visible'], 30_000, 'Theirs'],
] as const)(
  'a list that is %s (%j) shows after %i ms what is %s',
  async (_name, seen, ms, title) => {
    vi.useFakeTimers()
    stored = [{ _id: 'a', title: 'Before' }]
    const client = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(
      () => ({
        rows: useList(kind, {}),
        listed: useItem(kind, 'a'),
        other: useItem(kind, 'b'),
      }),
      { wrapper }
    )
    await pass(20_000)
    stored = [
      { _id: 'a', title: 'Theirs' },
      { _id: 'b', title: 'Theirs' },
    ]
    for (const state of seen) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    await pass(ms - 20_000)
    const { rows, listed, other } = result.current
    expect([rows.items[0]?.title, listed?.title]).toEqual([title, title])
    // One that the list has not got is asked for by itself.
    expect(other?.title).toBe(title === 'Before' ? 'Of another page' : title)
  }
)

it('an item that another phone has deleted stays for its form, which hears of it within a minute', async () => {
  vi.useFakeTimers()
  stored = [{ _id: 'a', title: 'Before' }]
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      useList(kind, {})
      const item = useItem(kind, 'a')
      return { item, isGone: useIsGone(kind, item) }
    },
    { wrapper }
  )
  // A list of another search, which is not loaded again.
  client.setQueryData(listQuery(kind, { q: 'before' }).queryKey, {
    pages: [{ data: stored, meta: { total: 1, all: 1, next: null } }],
    pageParams: [''],
  })
  await pass(1_000)
  expect(result.current.isGone).toBe(false)
  stored = []
  vi.mocked(kind.loadOne).mockRejectedValue(new Refused({ status: 404, answer: {} }))
  await pass(62_000)
  expect(result.current).toMatchObject({ item: { title: 'Before' }, isGone: true })
  stored = [{ _id: 'a', title: 'Before' }]
  await pass(62_000)
  expect(result.current.isGone).toBe(false)
})

it('an item is gone from a whole list once that is there without it', () => {
  const one = { _id: 'a' }
  expect([undefined, [], [one]].map((list) => isGoneFrom(list, one))).toEqual([false, true, false])
  expect(isGoneFrom([], undefined)).toBe(false)
})
