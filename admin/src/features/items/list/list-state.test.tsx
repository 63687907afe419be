// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useLayer } from '@/lib/history'
import { useListState } from './list-state'

const defaults = { q: '', status: 'all' }

afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>

function openList(search = '') {
  window.history.replaceState(null, '', `/admin/contacts${search}`)
  const { result } = renderHook(
    () => ({ layer: useLayer('message'), list: useListState(defaults) }),
    { wrapper }
  )
  return {
    list: () => result.current.list,
    open: () => act(() => result.current.layer.open()),
  }
}

const entry = () => ({ state: window.history.state as unknown, url: window.location.href })

/** What Back does, which the DOM of the tests cannot. */
function goBackTo({ state, url }: ReturnType<typeof entry>) {
  act(() => {
    window.history.replaceState(state, '', url)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
}

it.each([
  ['', defaults],
  ['?q=chess', { ...defaults, q: 'chess' }],
  ['?status=new&other=1', { q: '', status: 'new' }],
])('the address %j opens the list with %j', (search, values) => {
  expect(openList(search).list().values).toEqual(values)
})

it.each([
  [{ q: 'chess' }, '?q=chess'],
  [{ q: 'ab', status: 'new' }, '?q=ab&status=new'],
  [{ status: 'all' }, ''],
])('%j is written to the address as %j, and other parameters stay', (changes, search) => {
  const { list } = openList('?other=1')
  act(() => list().set(changes))
  expect(window.location.search.replace(/^\?other=1&?/, '?').replace(/^\?$/, '')).toBe(search)
  expect(list().values).toEqual({ ...defaults, ...changes })
})

it('clearing removes the list parameters from the address', () => {
  const { list } = openList('?q=a&status=new')
  act(() => list().clear())
  expect(window.location.search).toBe('')
  expect(list().isDefault).toBe(true)
})

it('search and filters set while something is open above the list stay when Back closes it', () => {
  const { list, open } = openList()
  const below = entry()
  open()
  act(() => list().set({ q: 'open', status: 'new' }))
  goBackTo(below)
  expect(list().values).toEqual({ ...defaults, q: 'open', status: 'new' })
  expect(window.location.search).toBe('?q=open&status=new')
})

it('Back to another address of the list restores its search', () => {
  const { list } = openList('?q=a')
  goBackTo({
    state: { key: 'before', idx: 0 },
    url: `${window.location.origin}/admin/contacts?q=b`,
  })
  expect(list().values.q).toBe('b')
})
