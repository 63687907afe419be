// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/sonner'
import { session } from '@/lib/session'
import ContactsPage from './contacts-page'

configure({ asyncUtilTimeout: 4_000 })

const messages = ['Asha', 'Bina'].map((name) => ({
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
  notifications: [],
}))

/** What the server holds beside the messages. */
const stubbed = new Map<string, unknown>()

beforeEach(() => {
  stubbed.clear()
  session.start('token')
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    const stored = stubbed.get(pathname)
    if (stored) return Promise.resolve(Response.json({ data: stored }))
    if (pathname !== '/api/contacts') return Promise.resolve(new Response('', { status: 404 }))
    const q = searchParams.get('q') ?? ''
    const data = messages.filter(({ name }) => name.includes(q))
    const meta = { total: data.length, all: messages.length, next: null }
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
  const link = screen.getByRole('link', { name: 'Reply' })
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
  choose('Language', 'mr')
  choose('Ready reply', 'greeting')
  expect(first.value).toBe('My own words')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const next = await reply()
  await waitFor(() => expect(next.value).toBe('My own words'))
  choose('Language', 'en')
  fireEvent.click(use() as HTMLElement)
  expect(next.value).toBe(ready)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(next.value).toBe('My own words')
})
