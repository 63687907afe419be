import { beforeEach, expect, test, vi } from 'vitest'
import { addToOutbox, readOutbox, takeRefused, type ContactMessage } from '~/lib/outbox'
import { flush } from './flush'

vi.mock('./notice', () => ({ showNotice: vi.fn() }))

const message = (key: string): ContactMessage => ({
  key,
  values: { message: key },
  trap: '',
  elapsed: 60_000,
})
const keys = () => readOutbox().map(({ key }) => key)
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

test('a page sends what a closing page has not sent', async () => {
  addToOutbox(message('A'))
  let release = () => {}
  const leaving = new Promise<void>((resolve) => (release = resolve))
  const held = navigator.locks.request('academy.outbox', () => leaving)
  fetched.mockResolvedValue(Response.json({}, { status: 201 }))
  const sent = flush()
  await new Promise((resolve) => setImmediate(resolve))
  expect(fetched).not.toHaveBeenCalled()
  release()
  await Promise.all([held, sent])
  expect(keys()).toEqual([])
})

test('a message without an answer is sent again while the page is open', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  addToOutbox(message('A'))
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  fetched.mockResolvedValue(Response.json({}, { status: 201 }))
  await flush()
  expect(keys()).toEqual(['A'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(keys()).toEqual([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
