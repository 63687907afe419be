// @vitest-environment happy-dom
import { identity } from '@academy/api/shared/identity/identity'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import { waiting } from '@/unsent/entries'
import { ACCOUNT } from '../../../test/tab'
import TournamentForm from './tournament-form'
import { tournamentSchema, tournamentSnapshot, type FieldName } from './tournament-form-schema'

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

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

async function openForm(field?: FieldName) {
  waiting.setAccount(ACCOUNT)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <TournamentForm isGone={false} field={field} onClose={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>
  )
  await act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}

const type = (label: string, value: string) =>
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

it('a key draws no other field, and its own only when what is told of it changes', async () => {
  await openForm()
  drawn.length = 0
  for (const text of ['R', 'Ra', 'Rapid', '', 'B']) type('Title', text)
  expect(drawn).toEqual(['Title', 'Title', 'Title'])
  drawn.length = 0
  const link = tournamentLabels.formLink()
  for (const text of ['9', '98220 55555']) type(link, text)
  expect(drawn, 'its hint names the number').toEqual([link, link])
})

it('says which fields are needed before a save is refused for them', async () => {
  await openForm()
  const said = screen.getByText(m.neededFields()).textContent.toLowerCase()
  const { error } = tournamentSchema.safeParse(tournamentSnapshot(undefined).values)
  const needed = error?.issues.map(({ path }) => tournamentLabels[path[0] as FieldName]()) ?? []
  expect(needed).toHaveLength(3)
  for (const label of needed) expect(said).toContain(label.toLowerCase())
})

it('a save that is refused brings what is wrong with the first field into view', async () => {
  await openForm()
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shown).toContain('Title is required'))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})

it('opens on the field that it was opened for', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (const field of ['description', 'prizes'] as const) {
    await openForm(field)
    const part = shown.mock.contexts.at(-1) as Element
    expect(part.contains(document.activeElement), field).toBe(true)
    expect(part.textContent).toContain(tournamentLabels[field]())
    cleanup()
  }
})

it('a field that is folded says what was typed into it while it was open', async () => {
  await openForm()
  const city = tournamentLabels.city()
  const chip = () => screen.getByRole('button', { name: new RegExp(`^${city}`) })
  fireEvent.click(chip())
  for (const text of ['S', 'Sangamner']) type(city, text)
  fireEvent.click(screen.getByRole('button', { name: m.doneWith({ label: city }) }))
  expect(chip().textContent).toContain('Sangamner')
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

it('what a circular leaves to check is named, and one press leads to it', async () => {
  await openForm()
  fireEvent.click(screen.getByRole('button', { name: m.pasteCircular() }))
  type(
    m.circularText(),
    'PATIL MEMORIAL CHESS TOURNAMENT\nDate: 12 December 2029\nContact: Suresh Sir 98220 41567 / 94231 77654'
  )
  const phone = tournamentLabels.contactPhone()
  const jump = await screen.findByRole('button', { name: `${m.chipDoubtful()}: ${phone}` })
  fireEvent.click(jump)
  expect(document.activeElement).toBe(screen.getByLabelText(phone))
  expect(screen.getByText(m.circularAlsoNames({ others: '94231 77654' }))).toBeTruthy()
  const link = screen.getByRole('button', { name: new RegExp(`^${tournamentLabels.formLink()}`) })
  expect(link.textContent).toContain('WhatsApp 98220 41567')
})
