// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { layersOf, linkedLayer, useLayer } from './history'

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>

let go: MockInstance<History['go']>

beforeEach(() => {
  window.history.replaceState(null, '', '/admin?q=open')
  go = vi.spyOn(window.history, 'go').mockImplementation(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })
})
afterEach(cleanup)

const openLayers = () => layersOf((window.history.state as { usr?: unknown }).usr)

function show() {
  const { result } = renderHook(
    () => ({ dialog: useLayer<string>('dialog'), question: useLayer<string>('question') }),
    { wrapper }
  )
  return () => result.current
}

it('what opens has an entry of its own, above what is open, and the address stays', () => {
  const shown = show()
  const before = window.history.length
  act(() => shown().dialog.open('a'))
  act(() => shown().question.open('b'))
  expect(window.history.length).toBe(before + 2)
  expect(shown().dialog.value).toBe('a')
  expect(shown().question.value).toBe('b')
  expect(window.location.search).toBe('?q=open')
  act(() => shown().dialog.close())
  expect(go.mock.calls, 'with what is above it').toEqual([[-2]])
})

it('a late answer does not close what was opened since', () => {
  const shown = show()
  act(() => shown().dialog.open('a'))
  const { close } = shown().dialog
  act(() => shown().dialog.change('b'))
  act(() => close())
  expect(go).not.toHaveBeenCalled()
  expect(shown().dialog.value).toBe('b')
})

it('what a link opened has no entry below it: closed, the view takes its place', () => {
  window.history.replaceState({ usr: linkedLayer('dialog', 'a'), idx: 0 }, '', '/admin?q=open')
  const shown = show()
  const before = window.history.length
  expect(shown().dialog.value).toBe('a')
  act(() => shown().dialog.close())
  expect(go).not.toHaveBeenCalled()
  expect(window.history.length).toBe(before)
  expect(openLayers()).toEqual([])
  expect(shown().dialog.isOpen).toBe(false)
  expect(window.location.search).toBe('?q=open')
})

it('what closes while something above it is closing waits for that', () => {
  const shown = show()
  act(() => shown().dialog.open('a'))
  act(() => shown().question.open('b'))
  const { dialog, question } = shown()
  go.mockImplementation(() => undefined)
  act(() => question.close())
  act(() => dialog.close())
  expect(go.mock.calls).toEqual([[-1]])
  act(() => {
    window.history.replaceState({ usr: { layers: [{ name: 'dialog', value: 'a' }] } }, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })
  expect(go.mock.calls).toEqual([[-1], [-1]])
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
})
