// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isEnter } from './enter-key'

afterEach(cleanup)

it.each([
  ['pressed', { keyCode: 13 }, true],
  ['that ends a composition, while it composes', { keyCode: 229, isComposing: true }, false],
  ['that ends a composition in Safari', { keyCode: 229 }, false],
])('an Enter %s', (_name, event, expected) => {
  const onEnter = vi.fn()
  render(<input onKeyDown={(pressed) => onEnter(isEnter(pressed))} />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...event })
  expect(onEnter).toHaveBeenCalledWith(expected)
})
