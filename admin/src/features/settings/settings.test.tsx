// @vitest-environment happy-dom
import { REPLY_TOPICS } from '@academy/api/shared/text/ready_replies'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { m } from '@/lib/messages'
import { readyRepliesQuery } from '@/lib/ready-replies'
import { session } from '@/lib/session'
import { Notifications } from './notifications'
import { settingsQuery } from './queries'
import { Recipients } from './recipients'
import { ReadyReplies, ReplyForm, withPlaceholders, withSamples } from './ready-replies'

vi.mock('sonner', () => ({ toast: { success: vi.fn() } }))

interface Sent {
  emails?: string[]
  text?: string
  enabled?: boolean
}

let stored: string[]
let reply: string
let isOn: boolean
let version: number
/** What somebody else does between the reading and the change. */
let meanwhile: (() => void) | undefined
/** Lets the calls through that change something. */
let answer: () => void

beforeEach(() => {
  session.start('token')
  stored = ['first@academy.example']
  reply = 'Stored'
  isOn = true
  version = 1
  meanwhile = undefined
  const { promise, resolve } = Promise.withResolvers<undefined>()
  answer = () => resolve(undefined)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      const body = (await request.json()) as Sent
      await promise
      meanwhile?.()
      meanwhile = undefined
      if (request.headers.get('If-Match') !== `"v${version}"`) {
        return Response.json({ message: 'Stale', code: 'stale', data: {} }, { status: 409 })
      }
      stored = body.emails ?? stored
      reply = body.text ?? reply
      isOn = body.enabled ?? isOn
      version += 1
    }
    const data = {
      notificationEmails: stored,
      emailNotifications: isOn,
      fees: { en: reply },
      version,
    }
    return Response.json({ data })
  })
})
afterEach(cleanup)

function Settings() {
  const { data } = useQuery(settingsQuery)
  return data && <Recipients emails={data.notificationEmails} />
}

const show = (child: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{child}</QueryClientProvider>)

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function add(email: string) {
  type(await screen.findByRole('textbox'), email)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
}

it.each([
  ['adding', () => add('new@academy.example'), ['other@academy.example', 'new@academy.example']],
  [
    'removing',
    () => fireEvent.click(screen.getByRole('button', { name: 'Remove first@academy.example' })),
    ['other@academy.example'],
  ],
] as const)('%s a recipient leaves those that another tab has added', async (_name, act, left) => {
  show(<Settings />)
  await screen.findByText('first@academy.example')
  stored = [...stored, 'other@academy.example']
  await act()
  answer()
  for (const email of left) await screen.findByText(email)
  expect(stored).toEqual(expect.arrayContaining([...left]))
})

it('an address typed while another is being added stays in the field', async () => {
  show(<Settings />)
  await add('one@academy.example')
  await screen.findByRole('button', { name: 'Adding...' })
  type(screen.getByRole('textbox'), 'two@academy.example')
  answer()
  await screen.findByText('one@academy.example')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('two@academy.example')
})

it.each([
  ['nobody', 'Invalid email address'],
  ['FIRST@academy.example', 'This email address is already in the list'],
])('%s is not added: %s', async (email, words) => {
  show(<Settings />)
  await add(email)
  screen.getByText(words)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(email)
  expect(version).toBe(1)
})

it.each([
  ['off', '', 'This website sends no mail yet'],
  ['refused', '550 No such user', 'The mail server said: 550 No such user'],
])('a test mail that fails says why: %s', async (reason, said, words) => {
  show(<Settings />)
  const sent = { recipient: stored[0], isAccepted: false, reason, answer: said }
  const press = await screen.findByText('Send Test Email')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [sent] })))
  fireEvent.click(press)
  await screen.findByText(words, { exact: false })
})

it('text typed while a ready reply is being saved stays in the field', async () => {
  show(<ReplyForm topic="fees" language="en" stored="Stored" />)
  type(screen.getByRole('textbox'), 'First words')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Saving...' })
  type(screen.getByRole('textbox'), 'First words and more')
  answer()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving...' })).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('First words and more')
})

it('a recipient whom somebody adds at the same time stays', async () => {
  meanwhile = () => {
    stored = [...stored, 'other@academy.example']
    version += 1
  }
  answer()
  show(<Settings />)
  await add('new@academy.example')
  await screen.findByText('new@academy.example')
  expect(stored).toEqual(['first@academy.example', 'other@academy.example', 'new@academy.example'])
})

it('the switch of the mails is turned over what is stored by then', async () => {
  meanwhile = () => (version += 1)
  answer()
  show(<Notifications />)
  const toggle = await screen.findByRole('switch', { checked: true })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-checked'), 'the server first').toBe('true')
  await screen.findByRole('switch', { checked: false })
  expect(isOn).toBe(false)
})

it.each([
  [/^Keep mine/, 'Mine'],
  [/other phone/, 'Theirs'],
])('a reply that somebody else has changed is asked about: %s', async (side, left) => {
  reply = 'Theirs'
  answer()
  show(<ReplyForm topic="fees" language="en" stored="Stored" />)
  type(screen.getByRole('textbox'), 'Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog'))
  expect(reply).toBe('Theirs')
  fireEvent.click(question.getByRole('radio', { name: side }))
  fireEvent.click(question.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(reply).toBe(left))
})

it('a reply is shown with sample values and stored with placeholders', () => {
  const stored = 'Hello {name}, {plan} is {price}. {tournament} is on {date}. {name}!'
  const shown = withSamples(stored)
  expect(shown).not.toMatch(/[{}]/)
  expect(withPlaceholders(shown.replace('Hello', 'Namaste'))).toBe(
    stored.replace('Hello', 'Namaste')
  )
})

it('the language of the ready replies is not called as that of the app, beside it', () => {
  const client = new QueryClient()
  const texts = { en: '', mr: '', hi: '' }
  const replies = Object.fromEntries(REPLY_TOPICS.map((topic) => [topic, texts]))
  client.setQueryData<unknown>(readyRepliesQuery.queryKey, replies)
  render(
    <QueryClientProvider client={client}>
      <ReadyReplies />
    </QueryClientProvider>
  )
  expect(screen.queryByLabelText(m.language())).toBeNull()
  screen.getByLabelText(m.replyLanguage())
})
