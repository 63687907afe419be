// @vitest-environment happy-dom
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notice } from '@/lib/data'
import { session } from '@/lib/session'
import { waiting } from '@/unsent/entries'
import { newEntry } from '@/unsent/new-entry'
import { classSchema, classSnapshot } from './class-form-schema'
import type { DirectorsClass } from './class-kind'
import ClassesPage from './classes-page'

let undo: () => void

vi.mock('sonner', () => ({
  toast: Object.assign(() => undefined, {
    success: (_words: string, { action }: { action?: { onClick: () => void } } = {}) => {
      if (action) undo = action.onClick
    },
  }),
}))

const SUNDAY: DirectorsClass = {
  ...SUNDAY_CLASS,
  _id: '019c0000-0000-7000-8000-000000000001',
  version: 1,
  seats: 16,
  seatsTaken: 16,
}
const PAST: DirectorsClass = {
  ...SUNDAY,
  _id: '019c0000-0000-7000-8000-000000000002',
  weekday: 3,
  lastDay: '2020-01-01',
}

let stored: DirectorsClass[]
let notices: Pick<Notice, '_id' | 'lastDay' | 'batchIds'>[]
/** What was deleted last, as the log of activity has it. */
let deleted: DirectorsClass[]

beforeEach(() => {
  session.start('token')
  waiting.show([])
  stored = [SUNDAY, PAST]
  notices = []
  deleted = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') {
      const { batches } = (await request.json()) as { batches: DirectorsClass[] }
      deleted = stored.filter((one) => batches.every(({ _id }) => _id !== one._id))
      stored = batches
    }
    if (pathname.endsWith('/restore')) {
      stored = [...stored, ...deleted]
      return Response.json({ data: { _id: 'b' } }, { status: 201 })
    }
    if (pathname.includes('/notices')) return Response.json({ data: notices })
    if (pathname.includes('/activities')) {
      const meta = { perPage: 1, next: null }
      return Response.json({ data: [{ _id: 'a', action: 'deleted' }], meta })
    }
    return Response.json({ data: { batches: stored, version: 1 } })
  })
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/admin/classes')
  document.documentElement.lang = 'en'
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <ClassesPage />
      </BrowserRouter>
    </QueryClientProvider>
  )

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('lists the classes by the week, and what waits on this device among them', async () => {
  const changed = { ...SUNDAY, level: 'Starters' }
  const added = { ...SUNDAY, weekday: 1 }
  const entryOf = (one: DirectorsClass, itemId?: string) =>
    newEntry({
      kind: 'classes',
      title: 'A class',
      fields: classSchema.parse(classSnapshot(one).values),
      itemId,
    })
  waiting.show([entryOf(changed, SUNDAY._id), entryOf(added)])
  show()
  await screen.findByText(/^Sunday/)
  expect(rows()).toEqual([
    expect.stringMatching(/^Sunday, 10\.00 am – 11\.00 amStarters, ages 6–9in the hall, full/),
    expect.stringMatching(/^Monday/),
    expect.stringMatching(/^Wednesday.*until 1 JanOver$/),
  ])
})

it('lists a class in the words of the reader’s language', async () => {
  document.documentElement.lang = 'mr'
  stored = [{ ...SUNDAY, translations: { mr: { level: { text: 'नवशिके', source: 'Beginners' } } } }]
  show()
  await screen.findByText('नवशिके, वय 6–9 वर्षे')
})

it('a level that another class has is translated as there', async () => {
  stored = [{ ...SUNDAY, translations: { mr: { level: { text: 'नवशिके', source: 'Beginners' } } } }]
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add Class' }))
  const form = within(await screen.findByRole('dialog', { name: 'New class' }))
  const level = form.getByRole('textbox', { name: 'Level' })
  const fill = (value: string) => {
    fireEvent.change(level, { target: { value } })
    fireEvent.blur(level)
  }
  fill('Juniors')
  expect(form.queryByText('मराठी', { selector: '[data-slot=badge]' })).toBeNull()
  fill('Beginners')
  await form.findByText('मराठी', { selector: '[data-slot=badge]' })
})

it('a deleted class is brought back by Undo', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Remove Sunday/ }))
  await waitFor(() => expect(undo).toBeDefined())
  expect(stored).toEqual([PAST])
  undo()
  await waitFor(() => expect(stored).toHaveLength(2))
  await screen.findByText(/^Sunday/)
})

it('a deleted class goes from the list before that is loaded again', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Remove Sunday/ }))
  const answered = fetch
  vi.stubGlobal('fetch', (request: Request) =>
    deleted.length > 0 ? new Promise(() => undefined) : answered(request)
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Sunday/ })).toBeNull())
})

it('a class that a current notice names is removed after a question', async () => {
  const notice = { _id: 'n', lastDay: '2099-11-29', batchIds: [SUNDAY._id] }
  notices = [notice, { ...notice, _id: 'over', lastDay: '2020-11-29' }]
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Remove Sunday/ }))
  const question = await screen.findByRole('alertdialog', { name: /One notice names it/ })
  expect(stored).toEqual([SUNDAY, PAST])
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(stored).toEqual([PAST]))
})

it.each([
  ['after', '2099-11-28', true],
  ['until', '2099-11-29', false],
])(
  'a class is ended after a question if a notice names it %s its last day',
  async (_, day, asks) => {
    notices = [{ _id: 'n', lastDay: '2099-11-29', batchIds: [SUNDAY._id] }]
    show()
    fireEvent.click(await screen.findByRole('button', { name: /^Sunday/ }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit class' }))
    fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: day } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    if (asks) {
      const question = await screen.findByRole('alertdialog', { name: /One notice names it after/ })
      expect(form.queryByRole('button', { name: 'Saving...', hidden: true })).toBeNull()
      fireEvent.click(within(question).getByRole('button', { name: 'Save' }))
    }
    await form.findByRole('button', { name: 'Saving...', hidden: true })
  }
)
