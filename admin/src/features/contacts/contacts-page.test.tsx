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
  phone: '',
  subject: '',
  message: 'When does the camp begin?',
  isRead: true,
  state: 'read',
  createdAt: '2026-11-20T10:00:00Z',
  keptUntil: '2029-11-20T10:00:00Z',
  notifications: [],
}))

beforeEach(() => {
  session.start('token')
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== '/api/contacts') return Promise.resolve(new Response('', { status: 404 }))
    const q = searchParams.get('q') ?? ''
    const data = messages.filter(({ name }) => name.includes(q))
    const meta = { total: data.length, all: messages.length, next: null, unread: 0 }
    return Promise.resolve(Response.json({ data, meta }))
  })
})
afterEach(() => {
  toast.dismiss()
  cleanup()
})

/** The list with the message of Asha open. */
async function openMessage() {
  window.history.replaceState(null, '', '/admin/contacts')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <ContactsPage />
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  )
  fireEvent.click(await screen.findByRole('button', { name: /Asha/ }))
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
