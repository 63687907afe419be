// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/lib/toast'
import { Toaster } from './toaster'

beforeEach(() => vi.useFakeTimers())
afterEach(cleanup)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a notice leaves as its button is pressed, or after five seconds', async () => {
  const undo = vi.fn()
  render(<Toaster />)
  for (const title of ['First hidden', 'Second hidden']) {
    act(() => toast(title, { action: { label: 'Undo', onClick: undo } }))
  }
  fireEvent.click(screen.getAllByText('Undo').slice(-1)[0] as HTMLElement)
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getAllByText(/hidden/)).toHaveLength(1)
  await pass(4_900)
  expect(screen.queryByText('First hidden')).not.toBeNull()
  await pass(200)
  expect(screen.queryByText('First hidden')).toBeNull()
})
