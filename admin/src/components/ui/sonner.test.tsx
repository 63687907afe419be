// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from './sonner'

beforeEach(() => vi.useFakeTimers())
afterEach(cleanup)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('notices disappear after five seconds despite clicks and hovering', async () => {
  render(<Toaster />)
  for (const title of ['First hidden', 'Second hidden', 'Third hidden']) {
    toast(title, { action: { label: 'Undo', onClick: () => undefined } })
    await pass(100)
  }
  expect(screen.getAllByText(/hidden/)).toHaveLength(3)
  fireEvent.mouseMove(screen.getByText('Third hidden'))
  for (const undo of screen.getAllByText('Undo').slice(0, 1)) fireEvent.click(undo)
  fireEvent.pointerDown(screen.getByText('First hidden'))
  await pass(6_000)
  expect(screen.queryByText(/hidden/)).toBeNull()
})
