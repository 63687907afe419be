// @vitest-environment happy-dom
import { identity } from '@academy/api/shared/identity/identity'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
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

async function openForm() {
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
}

const type = (label: string, value: string) =>
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

it('a key draws the field that it is typed into, and no other', async () => {
  await openForm()
  drawn.length = 0
  for (const text of ['R', 'Ra', 'Rapid']) type('Title', text)
  expect(drawn).toEqual(['Title', 'Title', 'Title'])
})

it("a number that is not the academy's says that its fee is not paid by UPI here", async () => {
  await openForm()
  const said = () => screen.queryByText(m.feePaidElsewhere({ field: 'formLink' })) !== null
  type(tournamentLabels.formLink(), '98220 55555')
  expect(said(), 'without a fee').toBe(false)
  fireEvent.click(
    screen.getByRole('button', { name: new RegExp(`^${tournamentLabels.entryFee()}`) })
  )
  type(tournamentLabels.entryFee(), '300')
  expect(said()).toBe(true)
  type(tournamentLabels.formLink(), identity.phone.display)
  expect(said()).toBe(false)
})
