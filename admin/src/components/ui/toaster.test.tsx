// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notices, toast } from '@/lib/toast'
import { Dialog, DialogTitle } from './dialog'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(cleanup)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.queryAllByText(/hidden/).map(({ textContent }) => textContent)

it('the newest of several notices is shown, for five seconds, also while it is pressed', async () => {
  for (const title of ['First hidden', 'Second hidden']) {
    act(() => void toast(title))
    await pass(1_000)
    expect(shown()).toEqual([title])
  }
  fireEvent.mouseMove(screen.getByText('Second hidden'))
  fireEvent.pointerDown(screen.getByText('Second hidden'))
  await pass(3_900)
  expect(shown()).toEqual(['Second hidden'])
  await pass(200)
  expect(shown()).toEqual([])
})

it('two notices of one moment are shown one after the other', async () => {
  act(() => {
    toast('First hidden')
    toast('Second hidden')
  })
  await pass(5_001)
  expect(shown()).toEqual(['First hidden'])
  await pass(5_001)
  expect(shown()).toEqual([])
})

it('a notice goes with its action, with its cross, and when it is taken away', () => {
  const onClick = vi.fn()
  act(() => void toast.success('One hidden', { action: { label: 'Undo', onClick } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
  act(() => void toast.error('Two hidden', { description: 'It stays' }))
  screen.getByText('It stays')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toEqual([])
  let id = 0
  act(() => void (id = toast('Three hidden')))
  act(() => toast.dismiss(id))
  expect(shown()).toEqual([])
})

it.each([
  ['a notice leaves it open', () => screen.getByRole('button', { name: 'Undo', hidden: true }), 0],
  ['the view closes it', () => document.body, 1],
])('of a dialog that is open, a press on %s', async (_where, target, closings) => {
  const onClose = vi.fn()
  render(
    <Dialog onClose={onClose} aria-describedby={undefined}>
      <DialogTitle>Form</DialogTitle>
    </Dialog>
  )
  act(() => void toast('One hidden', { action: { label: 'Undo', onClick: () => undefined } }))
  await pass(10)
  const pressed = target()
  fireEvent.pointerDown(pressed)
  fireEvent.click(pressed)
  expect(onClose).toHaveBeenCalledTimes(closings)
  act(() => notices.set([]))
})
