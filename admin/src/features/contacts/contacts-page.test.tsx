// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/sonner'
import { session } from '@/lib/session'
import { readEntries } from '@/unsent/entries'
import ContactsPage from './contacts-page'

configure({ asyncUtilTimeout: 4_000 })

const stored = ['Asha', 'Bina'].map((name) => ({
  _id: name,
  name,
  email: `${name}@example.com`,
  phone: name === 'Asha' ? '(02425) 223344' : '98765 43210',
  subject: 'Camp',
  message: 'When does the camp begin?',
  isRead: true,
  state: 'read',
  createdAt: '2026-11-20T10:00:00Z',
  keptUntil: '2029-11-20T10:00:00Z',
  notifications: [] as object[],
}))
type Message = (typeof stored)[number]

/** What the server has, and what else its answer of a list holds. */
let messages: Message[]
let more: object
/** The calls that change something, and what they are answered with. */
let calls: string[]
let answer: Partial<Message> | undefined

/** What the query asks for, searched by name alone. */
function listed(query: URLSearchParams) {
  const [q, status] = [query.get('q') ?? '', query.get('status')]
  return messages
    .filter(({ name }) => name.includes(q))
    .filter((one) => status === null || one.isRead === (status === 'read'))
    .filter(({ createdAt }) => createdAt >= (query.get('from') ?? ''))
}

/** What the server holds beside the messages. */
const stubbed = new Map<string, unknown>()

beforeEach(() => {
  stubbed.clear()
  session.start('token')
  messages = stored
  more = {}
  calls = []
  answer = {}
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    const found = stubbed.get(pathname)
    if (found) return Promise.resolve(Response.json({ data: found }))
    const [, , list, id] = pathname.split('/')
    const one = messages.find(({ _id }) => _id === id)
    if (method !== 'GET') {
      calls.push(`${method} ${pathname}`)
      const data = { _id: id, ...one, ...answer }
      return Promise.resolve(Response.json({ data }, { status: answer ? 200 : 500 }))
    }
    const data = id === undefined ? listed(searchParams) : one
    if (list !== 'contacts' || !data) return Promise.resolve(new Response('', { status: 404 }))
    const total = listed(searchParams).length
    const meta = { total, all: messages.length, next: null, unread: 0, ...more }
    return Promise.resolve(Response.json({ data, meta }))
  })
})
afterEach(() => {
  toast.dismiss()
  cleanup()
})

function openList(search = '') {
  window.history.replaceState(null, '', `/admin/contacts${search}`)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <ContactsPage />
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** The list with a message open. */
async function openMessage(name = 'Asha') {
  openList()
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return screen.findByLabelText('Text of the reply')
}

it.each([
  ['Asha', '1 of 2 contacts', true],
  ['Bina', '1 of 2 contacts', false],
  ['Zoya', '0 of 2 contacts', false],
])('a search for %s shows %s and keeps the open message: %s', async (value, counter, isOpen) => {
  await openMessage()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  await screen.findByText(counter)
  await waitFor(() => expect(screen.queryByLabelText('Text of the reply') !== null).toBe(isOpen))
  expect(screen.queryByText('No contacts found') !== null).toBe(counter.startsWith('0'))
})

it.each([
  ['a landline has no WhatsApp', 'Asha', 'tel:+912425223344', undefined],
  ['a mobile number has WhatsApp and mail', 'Bina', 'tel:+919876543210', '919876543210'],
])('what was specified comes first: %s', async (_name, person, call, chat) => {
  const reply = await openMessage(person)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const [first, second, ...answers] = links
  expect([first, second]).toEqual([call, `mailto:${person}@example.com?subject=Re%3A%20Camp`])
  const specified = screen.getByText('When does the camp begin?', { selector: 'p' })
  for (const element of [specified, ...screen.getAllByRole('link').slice(0, 2)]) {
    const isBefore = element.compareDocumentPosition(reply) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
  }
  expect(answers.map((link) => new URL(link).protocol)).toEqual(
    chat ? ['https:', 'mailto:'] : ['mailto:']
  )
  if (chat) expect(answers[0]).toContain(`wa.me/${chat}?`)
})

it('a reply about a tournament names the one that is chosen, and none before', async () => {
  const event = { status: 'scheduled', startDate: '2090-01-06', endDate: null, city: null }
  const titles = ['Rapid Open', 'Blitz Cup']
  stubbed.set(
    '/api/tournaments',
    titles.map((title) => ({ ...event, _id: title, title }))
  )
  const text = 'Thanks. {tournament} is then.'
  const topics = ['fees', 'batches', 'lesson', 'tournament', 'thanks']
  stubbed.set(
    '/api/ready-replies',
    Object.fromEntries(topics.map((topic) => [topic, { en: text }]))
  )
  const reply = (await openMessage()) as HTMLTextAreaElement
  fireEvent.change(screen.getByLabelText('Ready reply'), { target: { value: 'tournament' } })
  await waitFor(() => expect(reply.value).toBe('Thanks.'))
  fireEvent.click(await screen.findByRole('button', { name: /^Blitz Cup/ }))
  expect(reply.value).toBe('Thanks. Blitz Cup is then.')
})

it('a text too long for a link to a mail is copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const reply = await openMessage()
  const text = 'ळ'.repeat(500)
  fireEvent.change(reply, { target: { value: text } })
  const link = screen.getByRole('link', { name: 'Reply by Email' })
  // The test's browser would leave the page.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(writeText).toHaveBeenCalledWith(text)
  await screen.findByText(/It is copied: paste it/)
})

it('what the strip leads to is named while the filters stay folded', async () => {
  openList('?status=waiting')
  const chip = await screen.findByRole('button', { name: 'Remove filter: Waiting for an answer' })
  const filters = screen.getByRole('button', { name: 'Filters' })
  expect(filters.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(chip)
  await waitFor(() => expect(window.location.search).toBe(''))
})

it.each([
  [
    'an answer of the server',
    () => Promise.resolve(Response.json({ message: 'No' }, { status: 500 })),
    /on our side/,
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /^Check the connection/],
])('a list that fails by %s says so', async (_name, answer, words) => {
  vi.stubGlobal('fetch', answer)
  openList()
  await screen.findByText(words)
})

it('cursor keys in the reply field move the caret, not the focus', async () => {
  const reply = await openMessage()
  reply.focus()
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    expect(fireEvent.keyDown(reply, { key }), key).toBe(true)
    expect(document.activeElement, key).toBe(reply)
  }
})

it('a typed reply outlives another language, another ready reply and a reload', async () => {
  const reply = async () => (await openMessage()) as HTMLTextAreaElement
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const first = await reply()
  const ready = first.value
  const use = () => screen.queryByRole('button', { name: 'Use the Ready Reply' })
  expect(use()).toBeNull()
  fireEvent.change(first, { target: { value: 'My own words' } })
  choose('Language of the reply', 'mr')
  choose('Ready reply', 'greeting')
  expect(first.value).toBe('My own words')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const next = await reply()
  await waitFor(() => expect(next.value).toBe('My own words'))
  choose('Language of the reply', 'en')
  fireEvent.click(use() as HTMLElement)
  expect(next.value).toBe(ready)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(next.value).toBe('My own words')
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const asha = (fields: Partial<Message>) =>
  (messages = stored.map((one) => (one._id === 'Asha' ? { ...one, ...fields } : one)))

it('a new message is marked as read when it is opened, once, and stays among the new ones', async () => {
  asha({ isRead: false })
  answer = { isRead: true }
  openList('?status=unread')
  const head = await screen.findByRole('button', { name: /^Asha\s*New/ })
  fireEvent.click(head)
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
  for (const isOpen of ['false', 'true']) {
    press(/^Asha/)
    await waitFor(() => expect(head.getAttribute('aria-expanded')).toBe(isOpen))
  }
  expect(calls).toEqual(['PATCH /api/contacts/Asha/read'])
})

it('a message that could not be marked as read is open all the same, and stays new', async () => {
  asha({ isRead: false })
  answer = undefined
  await openMessage()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByText('When does the camp begin?', { selector: 'p' })).toBeDefined()
  expect(screen.getByText('New')).toBeDefined()
})

it('opening the chat is no answer before the director says that it was sent', async () => {
  await openMessage('Bina')
  const chat = screen.getByText('WhatsApp')
  // The test's browser would leave the page.
  chat.addEventListener('click', (event) => event.preventDefault())
  const count = toast.getHistory().length
  fireEvent.click(chat)
  screen.getByText('Sent?')
  expect(toast.getHistory(), 'nothing is said to be done').toHaveLength(count)
  fireEvent.click(screen.getByText('Yes, sent'))
  await waitFor(async () =>
    expect(await readEntries()).toMatchObject([{ itemId: 'Bina', fields: { state: 'answered' } }])
  )
  expect(screen.queryByText('Sent?')).toBeNull()
})

it('the messages that are shown are exported as a file', async () => {
  const link = { href: '', download: '' }
  let saved: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob
    return 'blob:table'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    link.href = this.href
    link.download = this.download
  })
  openList('?q=Bina')
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  press('Export CSV')
  await waitFor(() => expect(link.href).toBe('blob:table'))
  expect(link.download).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const [head, row, end, ...others] = ((await saved?.text()) ?? '').split('\r\n')
  expect(head).toMatch(/"Received/)
  expect(row).toContain('"Bina","Bina@example.com","98765 43210"')
  expect([end, others]).toEqual(['', []])
})

it('a deleted message is gone after a question, and Undo brings it back', async () => {
  await openMessage()
  press('Delete the message of Asha')
  const question = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }))
  )
  messages = stored.slice(1)
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Asha')).toBeNull())
  messages = stored
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Asha')
  expect(calls).toEqual(['DELETE /api/contacts/Asha', 'POST /api/contacts/Asha/restore'])
})

it('the link of a mail opens its message above all others, however old it is', async () => {
  openList('?message=Bina')
  await screen.findByLabelText('Text of the reply')
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Bina')
  expect(window.location.search).toBe('')
})

it('says which messages are removed soon', async () => {
  more = { leaving: { count: 1, first: '2026-12-03T10:00:00.000Z', months: 24 } }
  openList()
  const words = await screen.findByText(/^One message will be removed/)
  expect(words.textContent).toContain('3 Dec')
})

it('a mail that failed is named on its message, with what the server said, and sent again', async () => {
  const mail = { _id: 'm', recipient: 'coach@academy.example', attempts: 1 }
  const failed = { ...mail, state: 'failed', reason: 'refused', answer: '550 No such user' }
  asha({ notifications: [failed] })
  await openMessage()
  expect(screen.getByText('Notification not sent')).toBeDefined()
  expect(screen.getByText('The mail server said: 550 No such user')).toBeDefined()
  answer = { notifications: [{ ...mail, state: 'sent', reason: null, answer: '250 OK' }] }
  press(/^Retry the notifications/)
  await screen.findByText('Sent to coach@academy.example')
  expect(screen.queryByText('Notification not sent')).toBeNull()
  expect(calls).toEqual(['POST /api/contacts/Asha/notifications/retry'])
})
