// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Item, Resource } from '@/lib/resource'
import DeletedDialog from './deleted-dialog'

vi.mock('sonner', () => ({ toast: { success: vi.fn() } }))

afterEach(cleanup)

const deleted = ['Cup', 'Open'].map((name) => ({ _id: name, name }))
let calls: string[]
const call = (what: string) => (id: string) => Promise.resolve(calls.push(`${what} ${id}`))

function show() {
  calls = []
  const kind = {
    key: 'tournaments',
    one: 'tournament',
    many: 'tournaments',
    nameOf: ({ _id }: Item) => _id,
    deleted: () => Promise.resolve(deleted),
    restore: call('restore'),
    erase: call('erase'),
  } as unknown as Resource
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <DeletedDialog kind={kind} onClose={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

it('what was deleted is restored with one press', async () => {
  show()
  fireEvent.click(await screen.findByLabelText('Restore Cup'))
  await waitFor(() => expect(screen.queryByText('Cup')).toBeNull())
  screen.getByText('Open')
  expect(calls).toEqual(['restore Cup'])
})

it('it is removed for good after a question that nothing is pressed in by mistake', async () => {
  show()
  fireEvent.click(await screen.findByLabelText('Remove for Good: Cup'))
  const question = within(await screen.findByRole('alertdialog'))
  const cancel = question.getByText('Cancel')
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  fireEvent.click(question.getByText('Remove for Good'))
  await waitFor(() => expect(screen.queryByText('Cup')).toBeNull())
  expect(calls).toEqual(['erase Cup'])
})
