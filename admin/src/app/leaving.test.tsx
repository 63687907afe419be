// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { clear, entries, setMany } from 'idb-keyval'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { Tournament } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import { readEntries, waiting } from '@/unsent/entries'
import { postFields } from '@/unsent/post'
import { session } from '@/lib/session'
import { setOnline, unsentStore } from '../../test/browser'
import { FakeApi, type Fault } from '../../test/fake-api'
import { ACCOUNT } from '../../test/tab'
import { OutboxChip } from '@/unsent/outbox-chip'
import { OutboxRunner } from './outbox-runner'

const ID = '019c0000-0000-7000-8000-00000000000a'
const opened = { _id: ID, title: 'Before', version: 1, isActive: true } as Tournament

let api: FakeApi

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  api = new FakeApi()
  api.put({ _id: ID, title: 'Before' })
  session.start('token')
})
afterEach(cleanup)

async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}

/** Long enough for the pauses between some attempts. */
async function pass() {
  for (let step = 0; step < 3; step += 1) {
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await settle()
  }
}

interface FormProps {
  item: Tournament | undefined
  onClose: () => void
}

function TitleForm({ item, onClose }: FormProps) {
  const { form, saving } = useDraftedForm({
    kind: tournamentResource,
    schema: z.object({ title: z.string(), translations: translationsSchema({}) }),
    item,
    read: (one?: Tournament) => ({
      values: { title: one?.title ?? '', translations: typedTranslations({}) },
      pictureUrl: null,
      version: one?.version,
    }),
    fields: [
      { name: 'title', label: () => 'Title', words: ({ title }: { title: string }) => title },
    ],
    translated: {},
    picture: { name: 'banner', label: 'Banner' },
    onSaved: onClose,
  })
  return (
    <form aria-label="Tournament" onSubmit={saving.onSubmit}>
      <input aria-label="Title" {...form.register('title')} />
      <p role="status">
        {saving.isWaiting && 'Waiting'}
        {saving.failure}
        {saving.stale?.differences.map(({ mine, theirs }) => `${mine} or ${theirs}`)}
      </p>
      <button>Save</button>
    </form>
  )
}

/** The app with or without its form, and who is signed in. */
function app(form: 'new' | 'edit' | undefined) {
  const onClose = () => draw(undefined)
  return (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <OutboxRunner email={ACCOUNT} />
          <OutboxChip />
          {form && <TitleForm item={form === 'edit' ? opened : undefined} onClose={onClose} />}
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

let drawn: ReturnType<typeof render>
const draw = (form?: 'new' | 'edit') => drawn.rerender(app(form))

async function open(form: 'new' | 'edit') {
  drawn = render(app(form))
  await settle()
}

const field = () => screen.getByLabelText<HTMLInputElement>('Title')

async function type(title: string) {
  await act(async () => fireEvent.change(field(), { target: { value: title } }))
}

async function save() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await settle()
}

/** What the device holds when the page dies; what the page would still do is undone. */
async function reload() {
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await settle()
  const left = await entries(unsentStore)
  cleanup()
  await settle()
  await clear(unsentStore)
  await setMany(left, unsentStore)
  waiting.setAccount(undefined)
  await open('edit')
}

/** Every way in which a form goes. */
const ways = {
  // Back, the cross, Cancel, Escape and a press outside close the form; another view replaces it.
  closed: async () => {
    draw(undefined)
    await settle()
  },
  'reloaded or its tab closed': reload,
  'ended with its session': async () => {
    act(() => session.end())
    draw(undefined)
    await settle()
    setOnline(true)
    act(() => session.start('next'))
    await settle()
  },
} satisfies Record<string, () => Promise<void>>

const waits = { server: 'First', left: 'nothing', chip: 'Saved' }
const needsYou = (status: number, server = 'Before') => ({
  server,
  left: `First, refused with ${status}`,
  chip: '1 needs you',
})

/** What the first attempt meets → what it has led to once the network and the server are well. */
const answers: [name: string, faults: Fault[], Record<'server' | 'left' | 'chip', string>][] = [
  ['no network', [], waits],
  ['no answer yet', ['silent'], waits],
  ['a lost request', ['request lost'], waits],
  ['a lost answer', ['answer lost'], waits],
  ['a portal', ['portal'], waits],
  ['a gateway', ['gateway'], waits],
  ['500', [{ status: 500 }], waits],
  ['429', [{ status: 429 }], waits],
  ['401', [{ status: 401 }], waits],
  ['422', [{ status: 422 }], needsYou(422)],
  ['409', [], needsYou(409, 'Theirs')],
  ['404', [], needsYou(404, '')],
]

async function outcome() {
  const left = (await readEntries()).map(
    ({ title, refusal }) => `${title}, ${refusal ? `refused with ${refusal.status}` : 'waits'}`
  )
  return {
    server: api.titles().join(),
    left: left.join() || 'nothing',
    chip: screen.getByRole('button', { name: /Saved|waiting|needs? you/ }).textContent,
  }
}

for (const [way, leave] of Object.entries(ways)) {
  for (const isLeftFirst of [true, false]) {
    it.each(answers)(
      `no save is lost whose form is ${way} ${isLeftFirst ? 'before' : 'after'} %s`,
      async (name, faults, expected) => {
        await open('edit')
        await type('First')
        if (name === '409') api.put({ _id: ID, title: 'Theirs', version: 7 })
        if (name === '404') api.items.delete(ID)
        setOnline(!isLeftFirst && name !== 'no network')
        api.faults.push(...faults)
        await save()
        if (name === '401' && !isLeftFirst) expect(session.token()).toBeNull()
        await leave()
        setOnline(true)
        await pass()
        api.speak()
        if (!session.token()) act(() => session.start('next'))
        await pass()
        expect(await outcome()).toEqual(expected)
        cleanup()
        await open('edit')
        const words = screen.getByRole('status').textContent
        if (expected === waits) return expect(words).toBe('')
        expect(field().value).toBe('First')
        return expect(words).toMatch(name === '409' ? /First or Theirs$/ : /./)
      }
    )
  }
}

/** What is said on the screen since, by the ids of notices, which rise. */
const said = (since: number) =>
  toast
    .getToasts()
    .filter(({ id }) => Number(id) > since)
    .map((one) => ('title' in one ? one.title : ''))

const lastNotice = () => Math.max(0, ...toast.getHistory().map(({ id }) => Number(id)))

const KEPT = 'Kept on this device. It is sent when the server can be reached.'

it.each<[string, Fault[], string]>([
  ['waits', [], 'Tournament saved'],
  ['is refused later', [{ status: 422 }], 'Not saved yet, it needs you: First'],
])(
  'without a network, a save that %s closes its form and says so once',
  async (_, faults, then) => {
    await open('edit')
    await type('First')
    setOnline(false)
    const from = lastNotice()
    await save()
    expect(screen.queryByRole('form')).toBeNull()
    expect(await outcome()).toMatchObject({ left: 'First, waits', chip: '1 waiting' })
    expect(said(from)).toEqual([KEPT])
    api.faults.push(...faults)
    setOnline(true)
    await pass()
    expect(said(from)).toEqual([then])
  }
)

it('leaving after a refusal says that it is not saved', async () => {
  await open('edit')
  await type('First')
  api.faults.push({ status: 422 })
  await save()
  const from = lastNotice()
  draw(undefined)
  await settle()
  expect(said(from)).toEqual(['Not saved yet, it needs you: First'])
  expect(errorBanner.message()).not.toBe('')
})

it('what was typed after a refusal is a draft over it', async () => {
  await open('edit')
  await type('First')
  api.faults.push({ status: 422 })
  await save()
  vi.setSystemTime(Date.now() + 1_000)
  await type('Second')
  const from = lastNotice()
  draw(undefined)
  await pass()
  expect(said(from)).toEqual(['Draft kept on this device'])
  draw('edit')
  await settle()
  expect(field().value).toBe('Second')
  await save()
  await pass()
  expect(await outcome()).toEqual({ server: 'Second', left: 'nothing', chip: 'Saved' })
})

it('a new item that waits is reopened with its form, which closes when it is stored', async () => {
  await open('new')
  await type('New')
  api.faults.push(...Array<Fault>(9).fill('silent'))
  await save()
  await reload()
  draw('new')
  await settle()
  expect(field().value).toBe('New')
  expect(screen.getByRole('status').textContent).toBe('Waiting')
  await save()
  expect(await readEntries()).toMatchObject([{ title: 'New' }])
  api.faults.length = 0
  api.speak()
  await pass()
  expect(screen.queryByRole('form')).toBeNull()
  expect(api.titles()).toEqual(['Before', 'New'])
  draw('new')
  await settle()
  expect(field().value, 'the next one begins empty').toBe('')
})

it('a form opened on a change of some fields holds the others, and leaves the change as it is', async () => {
  await open('new')
  draw(undefined)
  setOnline(false)
  const { _id: itemId, title } = opened
  const fields = { isActive: false }
  await act(() =>
    postFields(tournamentResource, { kind: 'tournaments', itemId, item: opened, title, fields })
  )
  draw('edit')
  await settle()
  expect(field().value).toBe('Before')
  expect(screen.getByRole('status').textContent).toBe('Waiting')
  const from = lastNotice()
  draw(undefined)
  await settle()
  expect(said(from)).toEqual([KEPT])
  expect(await readEntries()).toMatchObject([{ fields, typed: undefined }])
})

it('a new item that was left waiting leaves an empty form for the next one', async () => {
  await open('new')
  await type('New')
  setOnline(false)
  await save()
  draw(undefined)
  await settle()
  draw('new')
  await settle()
  expect(field().value).toBe('')
})
