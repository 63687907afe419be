// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { get, set } from 'idb-keyval'
import { useState } from 'react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentStore } from '../../test/browser'
import { ACCOUNT, entryOf } from '../../test/tab'
import { waiting } from './entries'
import { session } from '@/lib/session'
import { useDraft } from './use-draft'
import { changeForm, readForms } from './form-store'
import { withSave, type Typed } from './forms'

vi.mock('sonner', () => ({ toast: vi.fn() }))

// happy-dom has no `navigator.locks`, as a browser has none on plain http.

interface Values {
  title: string
}

const KEY = 'tournament:new'

beforeEach(() => waiting.setAccount(ACCOUNT))
afterEach(cleanup)

interface Toast {
  action: { onClick: () => void }
}

interface Opening {
  key?: string
  /** Typed before the device has answered. */
  typed?: string
}

/** Until IndexedDB has answered. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A form with one field, as the app opens it. */
async function openForm({ key = KEY, typed = '' }: Opening = {}) {
  const onEntry = vi.fn()
  const state = { title: typed }
  const options = () => ({
    key,
    unsaved: state.title ? { values: { title: state.title }, picture: null } : null,
    onRestore: ({ values }: Typed<Values>) => void (state.title = values.title),
    startOver: { words: 'Start empty', act: () => void (state.title = '') },
    outbox: { itemId: undefined, onEntry },
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

it('a page that goes just as a draft is restored does not take it away', async () => {
  const first = await openForm()
  await first.type('Sahyadri')
  await first.close()
  let left: ReturnType<typeof readForms> | undefined
  renderHook(() => {
    const [title, setTitle] = useState('')
    useDraft<Values>({
      key: KEY,
      unsaved: title ? { values: { title }, picture: null } : null,
      onRestore({ values }) {
        setTitle(values.title)
        // Before anything that is not drawn at once.
        queueMicrotask(() => {
          window.dispatchEvent(new Event('pagehide'))
          left = readForms()
        })
      },
      startOver: { words: 'Start empty', act: () => undefined },
    })
  })
  await settled()
  expect((await left)?.forms.map(({ typed }) => typed?.values)).toEqual([{ title: 'Sahyadri' }])
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

it('a write that the device has not answered when the page goes is made again', async () => {
  const form = await openForm()
  await form.type('Older')
  const { get: read } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore) {
    // Others wait until the transaction ends, and it does not end by itself.
    const again = () => void (read.call(this, 'none').onsuccess = again)
    again()
    return {} as IDBRequest
  })
  await form.type('Typed last')
  window.dispatchEvent(new Event('pagehide'))
  const { forms } = await readForms()
  expect(forms.map(({ typed }) => typed?.values)).toEqual([{ title: 'Typed last' }])
})

it('a draft that was finished while it was written does not come back as the page goes', async () => {
  const form = await openForm()
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  await form.type('Saved')
  form.draft().finish()
  window.dispatchEvent(new Event('pagehide'))
  expect((await readForms()).forms).toEqual([])
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
  waiting.setAccount(ACCOUNT)
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

const save = (title: string, more = {}) => {
  const entry = entryOf(title, { isOpen: true, ...more })
  return changeForm(entry.id, (before) => withSave(before, entry))
}

it('a form whose page went goes on from what it saved', async () => {
  await save('Saved')
  const next = await openForm()
  expect(next.title()).toBe('Saved')
  expect(next.draft().restored, 'there is no draft to set aside').toBeUndefined()
  expect(next.draft().id()).toBe(entryOf('').id)
  expect(next.onEntry).toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved' }))
})

it('what was typed over a save is what the next form holds, and the save stays', async () => {
  await save('Saved')
  const form = await openForm()
  await form.type('Typed over it')
  await form.close()
  const next = await openForm()
  expect(next.title()).toBe('Typed over it')
  expect(next.onEntry).toHaveBeenCalledWith(expect.objectContaining({ fields: { title: 'Saved' } }))
})

it('what was typed over a save as the page went is what the next form holds, and the save stays', async () => {
  await save('Saved')
  const form = await openForm()
  form.typeOn('Typed last')
  // A page that goes hears no answer of the device any more.
  const unheard = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  window.dispatchEvent(new Event('pagehide'))
  await settled()
  unheard.mockRestore()
  const next = await openForm()
  expect(next.title()).toBe('Typed last')
  expect(next.onEntry).toHaveBeenCalledWith(expect.objectContaining({ fields: { title: 'Saved' } }))
  await next.type('Typed since')
  const { forms } = await readForms()
  expect(forms).toMatchObject([{ typed: { values: { title: 'Typed since' } } }])
})

it('saved again, a form holds once what was typed', async () => {
  await save('Saved')
  const form = await openForm()
  await form.type('Typed over it')
  await save('Typed over it')
  const { forms } = await readForms()
  expect(forms).toMatchObject([{ typed: undefined, values: { title: 'Typed over it' } }])
})

it('a save takes nothing away that another tab has typed into the same form', async () => {
  const first = await openForm()
  await first.type('Typed')
  const other = await openForm()
  await other.type('Typed in the other tab')
  await save('Typed', { id: first.draft().id() })
  first.draft().finish()
  await act(settled)
  const { forms } = await readForms()
  expect(forms).toMatchObject([
    { fields: { title: 'Typed' }, typed: { values: { title: 'Typed in the other tab' } } },
  ])
})

it('a form that was left begins anew beside what it saved', async () => {
  const form = await openForm()
  await form.type('Saved')
  await save('Saved', { id: form.draft().id() })
  form.draft().finish()
  await form.close()
  expect((await openForm()).title()).toBe('')
  expect((await readForms()).forms).toMatchObject([{ fields: { title: 'Saved' } }])
})

it('what was discarded stays a draft while its form is open', async () => {
  const form = await openForm()
  await form.type('Typed')
  await changeForm(form.draft().id(), () => undefined)
  form.draft().keep()
  await form.close()
  expect((await openForm()).title()).toBe('Typed')
})

it.each([
  ['a draft', { state: 'typed', typed: { title: 'Typed' } }],
  ['a save', { state: 'waiting', kind: 'tournaments', body: [] }],
  ['a form in a state that is not known', { state: 'shared', typed: { values: {}, at: 1 } }],
])('%s of another shape is said, and stays until it is discarded', async (_name, stored) => {
  const odd = { id: 'odd', account: ACCOUNT, form: KEY, ...stored }
  await set('odd', odd, unsentStore)
  const form = await openForm()
  expect(form.title()).toBe('')
  await form.type('Typed')
  expect(await get('odd', unsentStore)).toEqual(odd)
  act(() => form.draft().unreadable?.discard?.())
  await act(settled)
  expect((await readForms()).unreadable).toEqual([])
})

it('a device that does not let its storage be opened is a device without room', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const form = await openForm()
  await form.type('Typed')
  expect(form.draft().hasNoRoom).toBe(true)
  await form.close()
  const next = await openForm()
  expect(next.title()).toBe('Typed')
  next.draft().finish()
  await next.close()
  expect((await openForm()).title()).toBe('')
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
