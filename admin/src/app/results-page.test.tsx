// @vitest-environment happy-dom
import { daysAfter, indianDay } from '@academy/api/shared/days/indian_days'
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorBanner } from '@/lib/error-banner'
import { m } from '@/lib/messages'
import { readEntries, waiting } from '@/unsent/entries'
import { OutboxChip } from '@/unsent/outbox-chip'
import { OutboxPanel } from '@/unsent/outbox-panel'
import { outboxEvents } from '@/unsent/events'
import { readForms } from '@/unsent/form-store'
import { discard } from '@/unsent/waiting-entry'
import { newEntry } from '@/unsent/new-entry'
import { startSender } from '@/unsent/sender'
import { achievementResource } from '@/features/achievements/achievement-resource'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import ResultsPage from '@/features/results/results-page'
import { player } from '../../test/players'

const published: StoredResults = {
  ...NO_RESULTS,
  rounds: 7,
  round: 1,
  players: [player(1, 'Jadhav, Asha', 1, 1), player(2, 'Patil, Om', 0, 2)],
  games: [{ round: 1, board: 1, white: 1, black: 2, result: '1-0' }],
}
const prizes = ['1st', 'Best girl'].map((position, id) => ({ id: `p${id}`, position, amount: 0 }))
const SITE = `${window.location.origin}/updates/open/results`
const withHidden = { ...published, hidden: [1] }
const ROUND_2 = 'Round 2\nBo.\tNo.\tWhite\tResult\tBlack\tNo.\n1\t2\tPatil, Om\t\tJadhav, Asha\t1'

let client: QueryClient
const show = (results: StoredResults, version: number) =>
  act(async () => {
    client.setQueryData(['results', 't'], { ...results, version, namesUntil: '2999-01-01' })
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const tournament = {
    _id: 't',
    slug: 'open',
    title: 'Open',
    rounds: 7,
    prizes,
    isActive: true,
    status: 'scheduled',
  }
  client.setQueryData(['tournaments', 'item', 't'], tournament)
  client.setQueryData(['results', 't'], { ...published, version: 1, namesUntil: '2999-01-01' })
  open()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  errorBanner.clear()
  cleanup()
  waiting.show(undefined)
})

const open = () =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/t']}>
        <Routes>
          <Route
            path=":id"
            element={
              <ResultsPage tournaments={tournamentResource} achievements={achievementResource} />
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  )

/** Until IndexedDB has answered. */
async function settled() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>(m.pasteResults())
const publishButton = () => screen.queryByRole('button', { name: m.publishResults() })
const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent

async function read(text: string) {
  fireEvent.change(box(), { target: { value: text } })
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.readResults() })))
}

it('a paste of 5 MB is refused at once, and all of it is kept without standing in the field', async () => {
  const paste = createEvent.paste(box(), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? 'x'.repeat(5e6) : '') },
  })
  await act(() => fireEvent(box(), paste))
  expect(screen.getByText(m.readTooLarge())).toBeDefined()
  expect(box().value.length).toBeLessThan(2_000)
  expect(box().value).toMatch(/^x+…$/)
  fireEvent.click(screen.getByRole('button', { name: m.startEmpty() }))
  expect(box().value).toBe('')
  expect(box().readOnly).toBe(false)
})

it('a list under another tournament’s name is doubted in the preview', async () => {
  const tournament = client.getQueryData<object>(['tournaments', 'item', 't'])
  act(() => {
    client.setQueryData(['tournaments', 'item', 't'], { ...tournament, title: 'Satara Open' })
  })
  await show(published, 2)
  await read(`Pune Cup\n${ROUND_2}`)
  expect(screen.getByText(/^Is this the right list\? .*‘Pune Cup’/)).toBeDefined()
})

it('what two lists of one paste both say is said once', async () => {
  const standings = 'Rk.\tSNo\tName\tPts.\tLuck\n1\t1\tJadhav, Asha\t1\t3\n2\t2\tPatil, Om\t0\t3'
  const pairings =
    'Round 2\nBo.\tNo.\tWhite\tResult\tBlack\tNo.\tLuck\n1\t2\tPatil, Om\t\tJadhav, Asha\t1\t3'
  await read(`${pairings}\n\n${standings}`)
  expect(screen.getAllByText(m.adjustedColumn({ column: 'Luck' }))).toHaveLength(1)
})

it('a long list shows each player once, by rank', async () => {
  const ranks = Array.from({ length: 60 }, (_, at) => at + 1)
  const players = ranks.map((rank) => player(61 - rank, `Player ${rank}`, 61 - rank, rank))
  await show({ ...published, players, games: [], state: 'final' }, 2)
  const buttons = screen.getAllByRole('button', { name: /^Hide Player / })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    ranks.map((rank) => `Hide Player ${rank}`)
  )
})

it('a preview stands on what another phone publishes meanwhile, with a sentence', async () => {
  await read(ROUND_2)
  await show(
    { ...published, updatedAt: '2026-11-22T10:00:00Z', standingsAt: '2026-11-22T10:00:00Z' },
    2
  )
  expect(screen.queryByText(m.resultsMeanwhile())).toBeNull()
  await show(withHidden, 3)
  expect(screen.getByText(m.resultsMeanwhile())).toBeDefined()
  expect(publishButton()).not.toBeNull()
  expect(screen.getByLabelText(/^Result: 2 Patil, Om – 1 Jadhav, Asha/)).toBeDefined()
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  expect(screen.getByRole('button', { name: 'Show Jadhav, Asha' })).toBeDefined()
})

const withResult = (result: '1-0' | '0-1' | '1/2-1/2') => ({
  ...published,
  updatedAt: '2026-11-22T10:00:00Z',
  standingsAt: '2026-11-22T10:00:00Z',
  games: published.games.map((game) => ({ ...game, result })),
})
const content = { kind: 'results', itemId: 't/results', title: 'Open' }
const base = { values: published, pictureUrl: null }
const cell = () => screen.getByLabelText<HTMLSelectElement>(/^Result: 1 Jadhav, Asha – /)
/** What was published here and came later than what another phone has published. */
const overtake = (fields: StoredResults) => {
  const refusal = { status: 409, answer: { code: 'stale', data: {} } }
  const entry = newEntry({ ...content, fields, base, version: 1, state: 'stale', refusal })
  act(() => waiting.show([entry]))
}
const round2 = {
  ...published,
  round: 2,
  games: [...published.games, { round: 2, board: 1, white: 2, black: 1, result: '*' as const }],
}

it('a page that is looked at again knows what another phone has published', async () => {
  const games = [...published.games, { round: 2, board: 1, white: 2, black: 1, result: '*' }]
  const data = { ...published, round: 2, games, version: 2, namesUntil: '2999-01-01' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })))
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await settled()
  })
  expect(screen.getByText('Round 2 of 7')).toBeDefined()
  focusManager.setFocused(undefined)
})

it('a correction that another phone has overtaken is on what it has published, to be published', async () => {
  await show(round2, 2)
  overtake(withResult('0-1'))
  expect(screen.getByText(m.resultsMeanwhile())).toBeDefined()
  expect(publishButton()).not.toBeNull()
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '1' } })
  expect(cell().value).toBe('0-1')
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '2' } })
  expect(screen.getByLabelText(/^Result: 2 Patil, Om – /)).toBeDefined()
})

it.each([
  ['yours', '0-1'],
  ['theirsNow', '1/2-1/2'],
] as const)('a result that both phones have changed is chosen: %s', async (side, result) => {
  await show(withResult('1/2-1/2'), 2)
  overtake(withResult('0-1'))
  const choices = screen.getByRole('region', { name: m.resultsClash() })
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.publishResults() })))
  expect(document.activeElement, 'nothing is published before').toBe(choices)
  expect(publishButton()).not.toBeNull()
  const mark = choices.querySelector('fieldset:first-of-type label mark')
  expect(mark?.textContent, 'what differs').toBe('0–1')
  fireEvent.click(screen.getByLabelText((name) => name.startsWith(m[side]())))
  expect(cell().value).toBe(result)
})

it('what is wrong in itself is no longer what the next list is put into; its text comes back', async () => {
  const fields = { ...published, players: published.players.slice(0, 1), games: [], round: 0 }
  const refusal = { status: 422, answer: {} }
  const values = { pasted: ROUND_2 }
  const entry = newEntry({ ...content, fields, values, version: 0, state: 'refused', refusal })
  act(() => waiting.show([entry]))
  expect(screen.getByText(m.resultsRefused())).toBeDefined()
  expect(rowOf('1 Jadhav, Asha')).toContain('2 Patil, Om')
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.takeServersResults() })))
  expect(box().value).toBe(ROUND_2)
})

it('games that the standings do not have yet are named, with what to do', async () => {
  expect(screen.queryByText(/paste them here/)).toBeNull()
  await read(ROUND_2)
  fireEvent.change(screen.getByLabelText(/Jadhav, Asha/), { target: { value: '1-0' } })
  expect(screen.getByText(/“Standings after round 1”/)).toBeDefined()
})

it('points that a correction has made those of other games are named', () => {
  fireEvent.change(
    screen.getByLabelText(m.resultOf({ white: '1 Jadhav, Asha', black: '2 Patil, Om' })),
    {
      target: { value: '1-0' },
    }
  )
  expect(screen.queryByText(/do not match/)).toBeNull()
  const cell = screen.getByLabelText(/Jadhav, Asha – /)
  fireEvent.focus(cell)
  fireEvent.change(cell, { target: { value: '0-1' } })
  const words = screen.getByText(/do not match/).textContent
  expect(words).toContain('games: 1 Jadhav, Asha (1 in the list, 0 by the games); 2 Patil, Om (0')
})

it('a name is corrected in its place, and waits to be published', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  const field = () => screen.getByLabelText(m.correctName({ name: 'Patil, Om' }))
  press('Patil, Om')
  fireEvent.change(field(), { target: { value: 'Patil, Omkar' } })
  // It ends the composition of a Devanagari word, not the correction.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(document.activeElement?.textContent).toBe('Patil, Omkar')
  expect(publishButton()).not.toBeNull()
  press('Patil, Omkar')
  const typed = screen.getByLabelText(m.correctName({ name: 'Patil, Omkar' }))
  fireEvent.change(typed, { target: { value: 'x' } })
  fireEvent.keyDown(typed, { key: 'Escape' })
  expect(rowOf('Patil, Omkar')).toBe('22Patil, Omkar0')
})

it.each([
  ['the standings', '0', 'Patil, Om'],
  ['a round', '1', '2 Patil, Om'],
])(
  'a name is corrected in %s with a visible button, and the focus goes back',
  (_list, list, pressed) => {
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: list } })
    press(pressed)
    const field = screen.getByLabelText(m.correctName({ name: 'Patil, Om' }))
    fireEvent.change(field, { target: { value: 'Patil, Omkar' } })
    press(m.done())
    expect(document.activeElement?.textContent).toBe(`${pressed}kar`)
    expect(screen.queryByRole('button', { name: m.done() })).toBeNull()
  }
)

it('a player is hidden and shown by the eye alone: Undo of a round sends nobody as opened', async () => {
  let version = 1
  const press = (name: string | RegExp) =>
    act(() => fireEvent.click(screen.getByRole('button', { name })))
  /** What goes to the server, which then has it. */
  async function sent() {
    const entry = await vi.waitFor(async () => {
      const [first] = await readEntries()
      if (!first) throw new Error('Nothing was published.')
      return first
    })
    await discard(entry.id)
    const fields = entry.fields as StoredResults & { opened: number[] }
    version += 1
    await show(fields, version)
    return [fields.round, fields.hidden, fields.opened]
  }
  const standings = () =>
    fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  await show(
    { ...published, updatedAt: '2026-11-22T10:00:00Z', standingsAt: '2026-11-22T10:00:00Z' },
    1
  )
  await read(ROUND_2)
  await press(m.publishResults())
  expect(await sent()).toEqual([2, [], []])
  standings()
  await press('Hide Jadhav, Asha')
  expect(await sent()).toEqual([2, [1], []])
  await press(/^Undo: round 2 published, /)
  expect(await sent()).toEqual([1, [1], []])
  expect(screen.queryByRole('button', { name: /^Undo: / }), 'one step').toBeNull()
  standings()
  await press('Show Jadhav, Asha')
  expect(await sent()).toEqual([1, [], [1]])
})

it('a round marks who is hidden, and a name in it leads to the eye, which hides it at once', async () => {
  await show(withHidden, 2)
  screen.getByText(m.pressNameHint())
  screen.getByText(m.hidesAtOnce())
  const nameOf = (name: string) => screen.getByRole('button', { name })
  const marked = '1 Jadhav, Asha (hidden from visitors)'
  expect(nameOf(marked).querySelector('.line-through')).not.toBeNull()
  fireEvent.click(nameOf('2 Patil, Om'))
  const field = screen.getByLabelText<HTMLInputElement>(m.correctName({ name: 'Patil, Om' }))
  fireEvent.change(field, { target: { value: 'Patil, Omkar' } })
  const eye = nameOf('Hide Patil, Om')
  expect(fireEvent.mouseDown(eye), 'the press leaves the field').toBe(false)
  await act(() => fireEvent.click(eye))
  const [entry] = await readEntries()
  expect(entry?.fields).toMatchObject({ hidden: [1, 2], players: published.players })
  act(() => waiting.show(entry && [entry]))
  nameOf('Show Patil, Om')
  expect(field.isConnected && field.value).toBe('Patil, Omkar')
  fireEvent.click(nameOf(m.done()))
  nameOf('2 Patil, Omkar (hidden from visitors)')
  if (entry) await discard(entry.id)
})

it.each([
  ['a hidden name', [1], [1, 2], m.namesHidden({ names: 'Patil, Om' })],
  ['a name that is shown again', [1], [], m.namesShown({ names: 'Jadhav, Asha' })],
  ['a round with a hidden name', [], [2], m.resultsStored(), 2],
])('once the server has it, it is told by what it is: %s', (...row) => {
  const [, before, hidden, words, round = 1] = row
  waiting.setAccount('director@academy.example')
  const entry = newEntry({
    kind: 'results',
    itemId: 't/results',
    title: 'Open',
    fields: { ...published, hidden, round },
    base: { values: { ...published, hidden: before }, pictureUrl: null },
  })
  act(() => outboxEvents.emit({ type: 'stored', entry, item: { ...published, _id: 't' } }))
  expect(toast.getHistory().at(-1)).toMatchObject({ title: words })
})

it('the way by keys from a name’s field to its eye does not end it; the way out does', () => {
  fireEvent.click(screen.getByRole('button', { name: '2 Patil, Om' }))
  const field = screen.getByLabelText(m.correctName({ name: 'Patil, Om' }))
  const eye = screen.getByRole('button', { name: 'Hide Patil, Om' })
  act(() => eye.focus())
  expect(field.isConnected).toBe(true)
  act(() => box().focus())
  expect(field.isConnected).toBe(false)
})

it('the list says when the website shows what is done with a name', () => {
  const says = (words: string) => screen.queryByText(words) !== null
  const told = () => [says(m.hidesAtOnce()), says(m.hidesLater()), says(m.notPublishedYet())]
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  expect(told()).toEqual([true, false, false])
  fireEvent.change(screen.getByLabelText(m.playersNames()), { target: { value: 'short' } })
  expect(told(), 'beside another change').toEqual([false, true, true])
})

const FAULTY = `${ROUND_2}\n2\t2\tPatil, Om\t\tJadhav, Asha\t1`
const startEmpty = () => fireEvent.click(screen.getByRole('button', { name: m.startEmpty() }))
const hasPreview = () => screen.queryByText(m.resultsPreview()) !== null

it('a faulty text takes the preview of the one before away; nothing is published under it', async () => {
  await read(ROUND_2)
  await read(FAULTY)
  const alert = screen.getByText(/ is paired twice/)
  expect([hasPreview(), publishButton()]).toEqual([false, null])
  screen.getByText(m.resultsHeld())
  fireEvent.change(box(), { target: { value: `${FAULTY}\n` } })
  expect(alert.isConnected, 'of a text that is gone').toBe(false)
  expect([hasPreview(), publishButton()], 'unread').toEqual([false, null])
  startEmpty()
  expect(hasPreview()).toBe(true)
  expect(publishButton()).not.toBeNull()
})

it('typing after reading asks to read again', async () => {
  await read(ROUND_2)
  fireEvent.change(box(), { target: { value: `${ROUND_2}\n` } })
  expect([hasPreview(), publishButton()]).toEqual([false, null])
  await read(ROUND_2)
  expect(hasPreview()).toBe(true)
  expect(publishButton()).not.toBeNull()
})

it('a file that cannot be read takes the preview away until it goes', async () => {
  await read(ROUND_2)
  const files = [new File(['See you on Sunday'], 'list.txt')]
  fireEvent.change(screen.getByLabelText(m.resultFile()), { target: { files } })
  await screen.findByText(m.resultsHeld())
  expect([hasPreview(), publishButton()]).toEqual([false, null])
  startEmpty()
  expect(publishButton()).not.toBeNull()
})

it('beside a text that is not read nothing that was changed by hand is published', () => {
  fireEvent.change(box(), { target: { value: 'Round 2' } })
  fireEvent.change(screen.getByLabelText(m.playersNames()), { target: { value: 'short' } })
  expect([hasPreview(), publishButton()]).toEqual([true, null])
  screen.getByText(m.resultsUnread())
  startEmpty()
  expect(publishButton()).not.toBeNull()
})

it('Discard clears a faulty text and what is said of it', async () => {
  await read(ROUND_2)
  await read(FAULTY)
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.discard() })))
  expect(box().value).toBe('')
  expect(screen.queryByText(/ is paired twice/)).toBeNull()
  expect(screen.queryByRole('button', { name: m.discard() })).toBeNull()
  screen.getByText(m.published())
})

it('the focus goes with a press on Publish to where the round is sent to the group', async () => {
  await read(ROUND_2)
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.publishResults() })))
  expect(document.activeElement?.textContent).toContain('Round 1 of 7')
})

it('what neither the device has room for nor the server takes stays, to be published again', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  await read(ROUND_2)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: m.publishResults() }))
    await settled()
  })
  expect(box().value).toBe(ROUND_2)
  expect(publishButton()?.hasAttribute('disabled')).toBe(false)
  await vi.waitFor(() => expect(errorBanner.message()).toContain(m.resultsRefused()))
})

const undoButton = () => screen.queryByRole('button', { name: /^Undo: / })
const pressUndo = () => fireEvent.click(screen.getByRole('button', { name: /^Undo: / }))

/** Publishes a round, which the server then has. */
async function publishRound2() {
  await read(ROUND_2)
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.publishResults() })))
  const [entry] = await vi.waitFor(async () => {
    const entries = await readEntries()
    expect(entries).toHaveLength(1)
    return entries
  })
  if (!entry) throw new Error('Nothing was published.')
  await discard(entry.id)
  await show(entry.fields as StoredResults, 2)
}

it('what could not be undone for now can be undone later', async () => {
  await publishRound2()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  await act(async () => {
    pressUndo()
    await settled()
  })
  await vi.waitFor(() => expect(errorBanner.message()).toContain(m.resultsRefused()))
  expect(undoButton()?.textContent).toMatch(/^Undo: round 2 published/)
})

it('what the server has refused leaves the way back from what is published', async () => {
  await publishRound2()
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  fireEvent.change(screen.getByLabelText(m.status()), { target: { value: 'final' } })
  await act(() => fireEvent.click(screen.getByRole('button', { name: m.publishResults() })))
  const [entry] = await vi.waitFor(async () => {
    const entries = await readEntries()
    expect(entries).toHaveLength(1)
    return entries
  })
  act(() => waiting.show(entry && [entry]))
  expect(undoButton()?.textContent).toMatch(/^Undo: shown as ‘Final’/)
  const refused = { state: 'refused' as const, refusal: { status: 422, answer: {} } }
  act(() => waiting.show(entry && [{ ...entry, ...refused }]))
  expect(undoButton()?.textContent).toMatch(/^Undo: round 2 published/)
})

it('the notes of a list that was read stay when another one is read, and go when it is read again', async () => {
  const standings = 'Rk.\tSNo\tName\tPts.\tLuck\n1\t1\tJadhav, Asha\t1\t3\n2\t2\tPatil, Om\t0\t3'
  const luck = () => screen.queryByText(m.adjustedColumn({ column: 'Luck' }))
  await read(standings)
  await read(ROUND_2)
  expect(luck()).not.toBeNull()
  screen.getByText(/^Pairings of round 2: 1 board/)
  await read(standings.replaceAll(/\t(Luck|3)$/gm, ''))
  expect(luck()).toBeNull()
  screen.getByText(/^Pairings of round 2: 1 board/)
})

it('the round goes to the group as the website shows it, once it is published', async () => {
  const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: m.sendToWhatsapp() })
  const textOf = () => new URL(link()?.href ?? '').searchParams.get('text')
  expect(textOf()).toBe(
    ['Open', 'Live: round 1 of 7', '1. Jadhav, Asha · 1', '2. Patil, Om · 0', SITE].join('\n')
  )
  await show({ ...withHidden, names: 'short' }, 2)
  expect(textOf()).toContain('1. Player 1 · 1\n2. Om P. · 0')
  fireEvent.change(screen.getByLabelText(m.messageLanguage()), { target: { value: 'mr' } })
  expect(textOf()).toContain('\nलाइव्ह: ')
  expect(textOf()).toContain(`${window.location.origin}/mr/updates/open/results`)
  const content = { kind: 'results', itemId: 't/results', title: 'Open', fields: published }
  act(() => waiting.show([newEntry({ ...content, version: 2, values: { pasted: '' } })]))
  expect(link()).toBeNull()
})

it.each([
  ['2999-01-01', '2998-01-01', () => m.namesEnd({ day: '1 Jan 2999' })],
  ['2026-01-01', '2025-01-01', () => m.namesEnded({ day: '1 Jan 2026' })],
  ['2026-01-01', null, () => m.namesEnded({ day: '1 Jan 2026' })],
  [
    '2026-01-01',
    '2026-12-20',
    () => m.namesOfBefore({ day: '1 Jan 2026', remove: m.removeResults() }),
  ],
])(
  'a page says when names are initials: from %s, played %s',
  async (namesUntil, startDate, words) => {
    const tournament = client.getQueryData<object>(['tournaments', 'item', 't'])
    await act(async () => {
      client.setQueryData(['tournaments', 'item', 't'], { ...tournament, startDate })
      client.setQueryData(['results', 't'], { ...published, version: 1, namesUntil })
      await settled()
    })
    expect(screen.getByText(words())).toBeDefined()
  }
)

it('opens on what there is: standings without pairings, with all that a list says of a player', async () => {
  const facts = [{ group: 'U-9', rating: 1489, club: 'Some School', tieBreaks: [24.5, 3] }]
  const players = published.players.map((one, at) => ({ ...one, ...facts[at] }))
  const tieBreaks = ['Buchholz Cut 1', 'Wins']
  const standingsAt = '2026-11-22T10:00:00Z'
  await show({ ...published, round: 3, games: [], tieBreaks, players, standingsAt }, 2)
  expect(screen.getByLabelText<HTMLSelectElement>(m.shownList()).value).toBe('0')
  expect(rowOf('Jadhav, Asha')).toContain('U-9 · 1489 · Some School · TB1\u00a024.5 · Wins\u00a03')
  expect(screen.getByText('TB1: Buchholz Cut 1')).toBeDefined()
  expect(rowOf('Patil, Om')).toBe('22Patil, Om0')
})

it.each([
  [null, false],
  [1, true],
])('of %s rounds the first one is the last, and shows the winners: %s', async (rounds, isLast) => {
  await changeTournament({ rounds })
  await show({ ...published, rounds: 1 }, 2)
  fireEvent.change(screen.getByLabelText(m.shownList()), { target: { value: '0' } })
  expect(screen.queryByText(m.proposeWinners()) !== null).toBe(isLast)
  fireEvent.change(screen.getByLabelText(m.status()), { target: { value: 'final' } })
  expect(screen.getByText(m.proposeWinners())).toBeDefined()
})

const isWinner = (name: string) =>
  screen.queryByRole('button', { name: m.removeWinner({ name }) }) !== null

it('winners whose prizes are not in the list stay, can be seen and removed', async () => {
  const winners = [
    { no: 1, prizeId: 'p1', prize: 'Best girl player' },
    { no: 2, prizeId: 'gone', prize: 'Best boy' },
  ]
  await show({ ...published, winners, state: 'final' }, 2)
  expect(screen.getByText(m.winnersUnlisted())).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: m.proposeWinners() }))
  expect(screen.getByText('Best boy')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Take the prize/ })).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: m.removeWinner({ name: 'Patil, Om' }) }))
  expect(screen.queryByText('Best boy')).toBeNull()
  expect(screen.queryByText(m.winnersUnlisted())).toBeNull()
})

it('without a list of prizes the first three are the winners, each of whom can be taken out', async () => {
  const tournament = client.getQueryData<object>(['tournaments', 'item', 't'])
  act(() => void client.setQueryData(['tournaments', 'item', 't'], { ...tournament, prizes: [] }))
  await show({ ...published, state: 'final' }, 2)
  expect(screen.getByText('2nd')).toBeDefined()
  expect(screen.queryByText(m.winnersUnlisted())).toBeNull()
  expect(screen.getByRole('link', { name: m.printCertificates() })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: m.removeWinner({ name: 'Patil, Om' }) }))
  expect(isWinner('Patil, Om')).toBe(false)
  expect(isWinner('Jadhav, Asha')).toBe(true)
})

it('the best schools are proposed, by as many of their players as the director chose', async () => {
  const best = { id: 's', position: 'Best school', amount: 0 }
  const tournament = client.getQueryData<object>(['tournaments', 'item', 't'])
  await act(async () => {
    client.setQueryData(['tournaments', 'item', 't'], { ...tournament, prizes: [best] })
  })
  const players = ['Kavyapta', ' kavyapta', 'Circle'].map((club, index) => ({
    ...player(index + 1, `Player, ${index}`, index + 1, index + 1),
    club,
  }))
  await show({ ...published, players, games: [], schoolPlayers: 2, state: 'final' }, 2)
  const propose = () => fireEvent.click(screen.getByRole('button', { name: m.proposeWinners() }))
  propose()
  expect(isWinner('Kavyapta')).toBe(true)
  fireEvent.change(screen.getByLabelText(m.schoolPlayers()), { target: { value: '1' } })
  propose()
  expect([isWinner('Circle'), isWinner('Kavyapta')]).toEqual([true, false])
  const select = screen.getByLabelText(m.addWinner({ prize: 'Best school' }))
  fireEvent.focus(select)
  fireEvent.change(select, { target: { value: 'Kavyapta' } })
  expect(isWinner('Kavyapta')).toBe(true)
})

it('a draft that can neither be kept nor sent is said, and is still to be made', async () => {
  const winners = [
    { no: 1, prizeId: 'p0', prize: '1st' },
    { no: 2, prizeId: 'p1', prize: 'Best girl' },
  ]
  await show({ ...published, winners, state: 'final' }, 2)
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  const { put } = IDBObjectStore.prototype
  const full = vi.spyOn(IDBObjectStore.prototype, 'put')
  full.mockImplementation(function (this: IDBObjectStore, value, key) {
    if (full.mock.calls.length > 1) throw new DOMException('No room', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  const make = (count: number) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: m.makeDrafts({ count }) }))
      await settled()
    })
  await make(2)
  await vi.waitFor(() =>
    expect(errorBanner.message()).toContain(m.kindSaveFailed({ kind: 'achievement' }))
  )
  expect(screen.getByRole('link', { name: m.draftsMade({ count: 1 }) })).toBeDefined()
  full.mockRestore()
  await make(1)
  expect(screen.getByRole('link', { name: m.draftsMade({ count: 2 }) })).toBeDefined()
  for (const { id } of await readEntries()) await discard(id)
})

it('certificates can be printed of the winners who are published', async () => {
  const winners = [{ no: 1, prizeId: 'p1', prize: 'Best girl' }]
  await show({ ...published, winners, state: 'final' }, 2)
  const link = () => screen.queryByRole('link', { name: m.printCertificates() })
  expect(link()?.getAttribute('href')).toBe('/updates/open/results/certificates')
  const others = screen.getByRole('link', { name: m.printParticipation() })
  expect(others.getAttribute('href')).toBe('/updates/open/results/certificates/participation')
  fireEvent.click(screen.getByRole('button', { name: m.proposeWinners() }))
  expect(link(), 'not of a preview').toBeNull()
})

it('whose names are hidden are told to have no certificate, where others have one', async () => {
  const winners = [
    { no: 1, prizeId: 'p0', prize: '1st' },
    { no: null, club: 'Kavyapta', prize: 'Best school' },
  ]
  const players = published.players.map((one) =>
    one.no === 1 ? { ...one, club: 'Kavyapta' } : one
  )
  await show({ ...published, players, winners, hidden: [1], state: 'final' }, 2)
  const names = 'Kavyapta and Jadhav, Asha'
  expect(screen.getByText(m.certificatesWithout({ names }))).toBeDefined()
  expect(screen.queryByRole('link', { name: m.printCertificates() })).toBeNull()
  expect(screen.getByRole('link', { name: m.printParticipation() })).toBeDefined()
})

it('filling place prizes leaves the winners of the others', () => {
  fireEvent.change(screen.getByLabelText(m.status()), { target: { value: 'final' } })
  const girl = screen.getByLabelText(m.addWinner({ prize: 'Best girl' }))
  fireEvent.focus(girl)
  fireEvent.change(girl, { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: m.proposeWinners() }))
  for (const name of ['Jadhav, Asha', 'Patil, Om']) expect(isWinner(name)).toBe(true)
})

async function changeTournament(changes: object) {
  const key = ['tournaments', 'item', 't']
  await act(async () => {
    client.setQueryData(key, { ...client.getQueryData<object>(key), ...changes })
  })
}

it.each([
  ['tomorrow', 1, ROUND_2, true],
  ['today', 0, ROUND_2, false],
  [
    'tomorrow, and there is only its starting list',
    1,
    'No.\tName\tRtg\n1\tDeo, Neel\t0\n2\tKale, Isha\t0',
    false,
  ],
])(
  'publishing asks whether a tournament that begins %s has results',
  async (_, ahead, list, asks) => {
    await changeTournament({ startDate: daysAfter(indianDay(Date.now()), ahead) })
    if (!asks && ahead > 0) await show({ ...NO_RESULTS, rounds: 7, updatedAt: 'now' }, 2)
    await read(list)
    await act(() => fireEvent.click(screen.getByRole('button', { name: m.publishResults() })))
    const question = () => screen.queryByRole('alertdialog', { name: /begins on/ })
    if (!asks) return expect(question()).toBeNull()
    await screen.findByRole('alertdialog')
    expect(question()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: m.cancel() }))
    expect(publishButton()).not.toBeNull()
  }
)

it('two spellings that are probably one school are written as one with one tap', async () => {
  const clubs = ['New Eng. School', 'New English School', 'New English School']
  const rows = clubs.map((club, at) => `${at + 1}\tPlayer ${'ABC'[at]}, One\t${club}`)
  await show({ ...NO_RESULTS, rounds: 7, updatedAt: 'now' }, 2)
  await read(['No.\tName\tClub/City', ...rows].join('\n'))
  screen.getByText(m.alikeSchools())
  expect(rowOf('Player A, One')).toContain('New Eng. School')
  fireEvent.click(
    screen.getByRole('button', { name: m.writeAsOne({ kept: 'New English School' }) })
  )
  expect(rowOf('Player A, One')).toContain('New English School')
  expect(screen.queryByText(m.alikeSchools())).toBeNull()
})

it('two schools that are alike are asked about once', async () => {
  const list = (first: string) =>
    `No.\tName\tClub/City\n1\tPlayer A, One\t${first}\n2\tPlayer B, One\tNew Eng. School`
  await show({ ...NO_RESULTS, rounds: 7, updatedAt: 'now' }, 2)
  await read(list('New English School'))
  fireEvent.click(screen.getByRole('button', { name: m.twoSchools() }))
  expect(screen.queryByText(m.alikeSchools())).toBeNull()
  await read(list('New English School'))
  expect(screen.queryByText(m.alikeSchools())).toBeNull()
  await read(list('New Englisch School'))
  expect(screen.getByText(m.alikeSchools())).toBeDefined()
})

it('the answer that two schools are two outlives the preview and a reload', async () => {
  const list = [
    'No.\tName\tClub/City',
    '1\tPlayer A, One\tNew English School',
    '2\tPlayer B, One\tNew Eng. School',
  ].join('\n')
  await show({ ...NO_RESULTS, rounds: 7, updatedAt: 'now' }, 2)
  await read(list)
  fireEvent.click(screen.getByRole('button', { name: m.twoSchools() }))
  fireEvent.click(screen.getByRole('button', { name: m.discard() }))
  fireEvent.change(box(), { target: { value: '' } })
  cleanup()
  await settled()
  open()
  await act(settled)
  await read(list)
  expect(publishButton()).not.toBeNull()
  expect(screen.queryByText(m.alikeSchools())).toBeNull()
})

/** With what waits of this account, and is not published. */
async function openPanel() {
  waiting.setAccount('director@academy.example')
  const stop = startSender('director@academy.example', {})
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OutboxChip />
        <OutboxPanel kinds={{}} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const chip = (name: string) => screen.findByRole('button', { name, hidden: true })
  await chip(m.allSaved())
  return { chip, stop }
}

it('what is pasted or changed and not published is counted above every view, and leads back', async () => {
  const { chip, stop } = await openPanel()
  fireEvent.change(box(), { target: { value: ROUND_2 } })
  await chip(m.unpublishedCount({ count: 1 }))
  const link = screen.getByRole('link', { name: m.open(), description: 'Results: Open' })
  expect(link.getAttribute('href')).toBe('/admin/tournaments/t/results')
  expect(screen.queryByText(m.nothingWaits())).toBeNull()

  const hidden = { hidden: true }
  fireEvent.click(screen.getByRole('button', { name: m.readResults(), ...hidden }))
  const publish = screen.getByRole('button', { name: m.publishResults(), ...hidden })
  await act(() => fireEvent.click(publish))
  await chip(m.waitingCount({ count: 1 }))
  for (const { id } of await readEntries()) await act(() => discard(id))
  await chip(m.allSaved())
  stop()
})

it.each([
  ['is open', false],
  ['has gone with its tournament', true],
])(
  'what is not published can be discarded where it is listed, when its page %s',
  async (...row) => {
    const [, isPageGone] = row
    if (isPageGone) {
      fireEvent.change(box(), { target: { value: ROUND_2 } })
      cleanup()
    }
    const { chip, stop } = await openPanel()
    if (!isPageGone) fireEvent.change(box(), { target: { value: ROUND_2 } })
    await chip(m.unpublishedCount({ count: 1 }))
    fireEvent.click(screen.getByRole('button', { name: m.discardOf({ title: 'Results: Open' }) }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Results: Open')
    await act(() =>
      fireEvent.click(within(question).getByText(m.discard(), { selector: 'button' }))
    )
    await chip(m.allSaved())
    expect((await readForms()).forms).toEqual([])
    if (!isPageGone) expect(box().value).toBe('')
    stop()
  }
)

it.each([
  ['has no room for', () => vi.spyOn(IDBObjectStore.prototype, 'put')],
  ['lets no storage be opened for', () => vi.spyOn(IDBDatabase.prototype, 'transaction')],
])('what the device %s is counted as long as the page has it', async (_what, storage) => {
  waiting.setAccount('director@academy.example')
  storage().mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError')
  })
  const stop = startSender('director@academy.example', {})
  render(
    <MemoryRouter>
      <OutboxChip />
    </MemoryRouter>
  )
  fireEvent.change(box(), { target: { value: ROUND_2 } })
  const chip = await screen.findByRole('button', { name: m.unpublishedCount({ count: 1 }) })
  expect(chip.classList.contains('invisible')).toBe(false)
  fireEvent.change(box(), { target: { value: '' } })
  await vi.waitFor(() => expect(chip.textContent).toBe(m.allSaved()))
  stop()
})
