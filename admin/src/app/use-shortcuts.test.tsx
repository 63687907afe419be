// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts'

const onNew = vi.fn()

function Dashboard() {
  useShortcuts()
  return (
    <>
      <input type="search" data-shortcut="search" />
      <button data-shortcut="new" onClick={onNew} />
      <textarea />
      <select />
    </>
  )
}

afterEach(() => {
  cleanup()
  onNew.mockReset()
})

it.each([
  ['/', 'searchbox', 0],
  ['n', 'button', 1],
])('the key %s focuses the %s', (key, role, times) => {
  render(<Dashboard />)
  fireEvent.keyDown(document.body, { key })
  expect(document.activeElement).toBe(screen.getByRole(role))
  expect(onNew).toHaveBeenCalledTimes(times)
})

it.each(['searchbox', 'textbox', 'combobox'])(
  'shortcut keys are ignored while typing in a %s',
  (role) => {
    render(<Dashboard />)
    const field = screen.getByRole(role)
    field.focus()
    for (const key of ['/', 'n']) expect(fireEvent.keyDown(field, { key })).toBe(true)
    expect(document.activeElement).toBe(field)
    expect(onNew).not.toHaveBeenCalled()
  }
)
