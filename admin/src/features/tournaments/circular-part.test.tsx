// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { m } from '@/lib/messages'
import { CircularPart } from './circular-part'
import { NOTHING_READ } from './use-circular'

afterEach(cleanup)

it.each([
  ['a circular', 'Winter Cup', false],
  ['5 MB', 'x'.repeat(5e6), true],
])('a paste of %s into the circular is refused: %3$s', (_what, text, isRefused) => {
  const counts = { filled: 0, doubtful: 0, pending: 0 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CircularPart state={NOTHING_READ} counts={counts} onRead={vi.fn()} onAnswer={vi.fn()} />
    </QueryClientProvider>
  )
  fireEvent.click(screen.getByRole('button', { name: m.pasteCircular() }))
  const field = screen.getByLabelText(m.circularText())
  const paste = createEvent.paste(field, { clipboardData: { getData: () => text } })
  fireEvent(field, paste)
  expect(paste.defaultPrevented).toBe(isRefused)
  expect(screen.queryByText(m.circularTooLong()) !== null).toBe(isRefused)
})
