// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Item } from '@/lib/resource'
import { ListScreen } from './list-screen'
import type { ListState } from './list-toolbar'
import type { Rows } from './use-list'

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
