import { beforeEach, expect, test, vi } from 'vitest'
import { addToOutbox, readOutbox, takeRefused, type ContactMessage } from './outbox'
import { flush } from './flush'

vi.mock('~/components/layout/notice', () => ({ showNotice: vi.fn() }))

const message = (key: string): ContactMessage => ({
  key,
  values: { message: key },
  trap: '',
  elapsed: 60_000,
  language: 'en',
})
const keys = () => readOutbox().map(({ key }) => key)
const stored = () => Response.json({ data: { _id: 'a' } }, { status: 201 })
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('a refused message stays until a free form takes it, and is not sent again', async () => {
  addToOutbox(message('A'))
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 422 }))
  await flush()
  takeRefused(() => false)
  expect(keys(), 'the form holds another one').toEqual(['A'])
  await flush()
  expect(fetched, 'it waits for its writer').toHaveBeenCalledTimes(1)
  takeRefused(({ key }) => key === 'A')
  expect(keys()).toEqual([])
})

test('whatever page is open looks for a message that waits, and sends it', async () => {
  addToOutbox(message('A'))
  fetched.mockResolvedValue(stored())
  vi.stubGlobal('addEventListener', vi.fn())
  await import('./trigger')
  await vi.waitFor(() => expect(keys()).toEqual([]))
})

test('a page sends what a closing page has not sent', async () => {
  addToOutbox(message('A'))
  let release = () => {}
  const leaving = new Promise<void>((resolve) => (release = resolve))
  const held = navigator.locks.request('academy.contact-outbox', () => leaving)
  fetched.mockResolvedValue(stored())
  const sent = flush()
  await new Promise((resolve) => setImmediate(resolve))
  expect(fetched).not.toHaveBeenCalled()
  release()
  await Promise.all([held, sent])
  expect(keys()).toEqual([])
})

const portal = (status: number, type = 'text/html', body = '<h1>Sign in</h1>') =>
  new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': type } })

test.each<[string, () => Response | Promise<Response>]>([
  ['nothing at all', () => Promise.reject(new TypeError('no network'))],
  ...[200, 204, 400, 401, 404, 409, 422, 429, 500, 503].map((status): [string, () => Response] => [
    `${status} as a page of somebody else`,
    () => portal(status),
  ]),
  ['200 with nothing', () => portal(200, 'application/json', '')],
  ['200 with other JSON', () => portal(200, 'application/json', '{"status":"ok"}')],
  ['200 with other data', () => portal(200, 'application/json', '{"data":[]}')],
  ['422 with other JSON', () => portal(422, 'application/json', '{"error":"filter"}')],
  ['503 of ours', () => Response.json({ message: 'Busy.' }, { status: 503 })],
  ['429 of ours', () => Response.json({ message: 'Too many.' }, { status: 429 })],
])('a message answered by %s is sent again while the page is open', async (_name, answer) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  addToOutbox(message('A'))
  fetched.mockImplementationOnce(() => Promise.resolve(answer()))
  fetched.mockResolvedValue(stored())
  await flush()
  expect(readOutbox()).toMatchObject([{ key: 'A' }])
  expect(readOutbox()[0]).not.toHaveProperty('isRefused')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(keys()).toEqual([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a redirect is not followed', async () => {
  addToOutbox(message('A'))
  fetched.mockResolvedValue(stored())
  await flush()
  expect(fetched).toHaveBeenCalledWith(
    '/api/contacts',
    expect.objectContaining({ redirect: 'error' })
  )
})
