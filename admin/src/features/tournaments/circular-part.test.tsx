// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CIRCULAR_MAX } from '@/circular/circular-max'
import { m } from '@/lib/messages'
import { CircularPart } from './circular-part'
import { NOTHING_READ } from './use-circular'

afterEach(cleanup)

function openBox() {
  const onRead = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CircularPart
        state={NOTHING_READ}
        counts={{ filled: 0, doubtful: [], pending: [] }}
        onSeek={vi.fn()}
        onRead={onRead}
        onAnswer={vi.fn()}
      />
    </QueryClientProvider>
  )
  fireEvent.click(screen.getByRole('button', { name: m.pasteCircular() }))
  return { onRead, field: screen.getByLabelText<HTMLTextAreaElement>(m.circularText()) }
}

const isTooLong = () => screen.queryByText(m.circularTooLong()) !== null

it('a pasted circular is left to the browser', () => {
  const { field } = openBox()
  const paste = createEvent.paste(field, { clipboardData: { getData: () => 'Winter Cup' } })
  fireEvent(field, paste)
  expect(paste.defaultPrevented).toBe(false)
  expect(isTooLong()).toBe(false)
})

const MEGABYTES = `Winter Cup\n${'x'.repeat(5e6)}`

it.each<[string, (field: HTMLElement) => unknown]>([
  ['pasted', (field) => fireEvent.paste(field, { clipboardData: { getData: () => MEGABYTES } })],
  ['dropped', (field) => fireEvent.change(field, { target: { value: MEGABYTES } })],
])('of a text that is too long, %s, the beginning is kept until it is read', async (_how, put) => {
  const { field, onRead } = openBox()
  put(field)
  expect(isTooLong()).toBe(true)
  const kept = field.value
  expect(kept.length).toBe(CIRCULAR_MAX)
  expect(MEGABYTES.startsWith(kept)).toBe(true)
  expect(onRead).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: m.fillForm() }))
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  expect(onRead.mock.lastCall?.[0] === kept).toBe(true)
})
