// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GrowingInput } from './growing-input'

afterEach(cleanup)

test.each([
  ['pressed', { keyCode: 13 }, 1],
  ['that ends a composition', { keyCode: 229, isComposing: true }, 0],
  ['that ends a composition in Safari', { keyCode: 229 }, 0],
])('an Enter %s submits the form or not', (_name, event, times) => {
  const onSubmit = vi.fn((submitted: { preventDefault: () => void }) => submitted.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <GrowingInput />
    </form>
  )
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...event })
  expect(onSubmit).toHaveBeenCalledTimes(times)
})
