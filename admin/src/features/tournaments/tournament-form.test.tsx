// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { waiting } from '@/unsent/entries'
import { ACCOUNT } from '../../../test/tab'
import TournamentForm from './tournament-form'

/** The labels of the fields that were drawn since it was emptied. */
const drawn = vi.hoisted((): string[] => [])

vi.mock('./field-chip', async (original) => {
  const { FieldChip } = await original<typeof import('./field-chip')>()
  return {
    FieldChip(props: Parameters<typeof FieldChip>[0]) {
      drawn.push(props.label)
      return <FieldChip {...props} />
    },
  }
})

afterEach(cleanup)

it('a key draws the field that it is typed into, and no other', async () => {
  waiting.setAccount(ACCOUNT)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <TournamentForm onClose={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>
  )
  await act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
  drawn.length = 0
  for (const text of ['R', 'Ra', 'Rapid']) {
    act(() => void fireEvent.change(screen.getByLabelText('Title'), { target: { value: text } }))
  }
  expect(drawn).toEqual(['Title', 'Title', 'Title'])
})
