// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryOf } from '../../test/tab'
import { waiting } from './entries'
import { session } from '@/lib/session'
import { useDraft } from './drafts'

vi.mock('sonner', () => ({ toast: vi.fn() }))

// happy-dom has no `navigator.locks`, as a browser has none on plain http.

interface Values {
  title: string
}

const KEY = 'tournament:new'

beforeEach(() => waiting.setAccount('director@academy.example'))
afterEach(cleanup)

interface Toast {
  action: { onClick: () => void }
}

interface Opening {
  key?: string
  entry?: ReturnType<typeof entryOf>
  /** Typed before the device has answered. */
  typed?: string
}

/** Until IndexedDB has answered. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A form with one field, as the app opens it. */
async function openForm({ key = KEY, entry, typed = '' }: Opening = {}) {
  const onEntry = vi.fn()
  const state = { title: typed }
  const options = () => ({
    key,
    unsaved: state.title ? { values: { title: state.title }, picture: null } : null,
    onRestore: ({ values }: { values: Values }) => void (state.title = values.title),
    startOver: { words: 'Start empty', act: () => void (state.title = '') },
    findEntry: () => Promise.resolve(entry),
    onEntry,
  })
  const { result, rerender, unmount } = renderHook(() => useDraft<Values>(options()))
  const form = {
    title: () => state.title,
    draft: () => result.current,
    onEntry,
    async type(title: string) {
      state.title = title
      rerender()
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
        await settled()
      })
    },
    typeOn(title: string) {
      state.title = title
      rerender()
    },
    async render() {
      rerender()
      await act(settled)
    },
    async close() {
      unmount()
      await settled()
    },
  }
  await form.render()
  await form.render()
  return form
}

it('a reopened form contains its draft and offers to start empty', async () => {
  const first = await openForm()
  await first.type('Sahyadri')
  await first.close()
  const next = await openForm()
  expect(next.title()).toBe('Sahyadri')
  expect(next.draft().restored?.wayBack).toBe('Start empty')
})

it.each([
  ['when the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
  ['when the session ends', () => session.end()],
  ['300 ms after typing', () => vi.advanceTimersByTime(300)],
])('the draft is stored %s', async (_name, happen) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const form = await openForm()
  await form.type('Sahyadri')
  form.typeOn('Sahyadri Open')
  happen()
  await act(settled)
  const next = await openForm()
  expect(next.title()).toBe('Sahyadri Open')
})

// What happens after typing → what the next opening holds.
const endings: [string, (form: Awaited<ReturnType<typeof openForm>>) => unknown, string][] = [
  ['closing the form', (form) => form.close(), 'Typed'],
  ['saving', (form) => form.draft().finish(), ''],
  ['emptying the field', (form) => form.type(''), ''],
  ['the end of the session', () => waiting.setAccount(undefined), ''],
  ['a sign-in of another director', () => waiting.setAccount('other@academy.example'), ''],
]

it.each(endings)('the next form has the right content after %s', async (_name, happen, title) => {
  const form = await openForm()
  await form.type('Typed')
  await happen(form)
  await act(settled)
  const next = await openForm()
  expect(next.title()).toBe(title)
})

it('a draft is restored only for the director who typed it', async () => {
  const form = await openForm()
  await form.type('Typed')
  await form.close()
  waiting.setAccount('other@academy.example')
  await (await openForm()).close()
  waiting.setAccount('director@academy.example')
  expect((await openForm()).title()).toBe('Typed')
})

it.each([
  ['another form', { key: 'achievement:new' }, ''],
  ['the form of another item', { key: 'tournament:a' }, ''],
  ['a form in which something was typed first', { typed: 'Faster' }, 'Faster'],
] as [string, Opening, string][])('the draft does not fill %s', async (_name, opening, title) => {
  const form = await openForm()
  await form.type('Typed')
  await form.close()
  expect((await openForm(opening)).title()).toBe(title)
})

it('starting over empties the form, can be undone, and gets a new draft', async () => {
  const form = await openForm()
  await form.type('Typed')
  const { id } = { id: form.draft().id() }
  await form.close()
  const next = await openForm()
  expect(next.draft().id()).toBe(id)
  act(() => next.draft().restored?.startOver())
  await next.render()
  expect(next.title()).toBe('')
  const [, { action }] = vi.mocked(toast).mock.lastCall as unknown as [0, Toast]
  act(action.onClick)
  await next.render()
  expect(next.title()).toBe('Typed')
  expect(next.draft().id()).not.toBe(id)
})

it.each([
  ['fills the form when there is no draft', undefined, 'Saved'],
  ['does not replace a newer draft', { savedAt: 1_000 }, 'Typed'],
  ['replaces an older draft', { savedAt: Date.now() + 60_000 }, 'Saved'],
])('an outbox entry %s', async (_name, draft, title) => {
  const entry = entryOf('Saved', { savedAt: draft?.savedAt ?? Date.now() })
  if (draft) {
    const form = await openForm({ entry })
    await form.type('Typed')
    await form.close()
  }
  const next = await openForm({ entry })
  expect(next.title()).toBe(title)
  expect(next.draft().id()).toBe(entry.id)
  expect(next.onEntry).toHaveBeenCalledWith(entry)
})

it('without storage the draft lasts as long as the page, with a notice', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const form = await openForm()
  await form.type('Typed')
  expect(form.draft().hasNoRoom).toBe(true)
  await form.close()
  expect((await openForm()).title()).toBe('Typed')
})
