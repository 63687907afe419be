// @vitest-environment happy-dom
import { useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBanner } from '@/components/error-banner'
import { errorBanner } from '@/lib/error-banner'
import { Refused } from '@/lib/errors'
import { session } from '@/lib/session'
import { setOnline } from '../../test/browser'
import { Providers } from './providers'

type Answer = number | 'none'

const SERVER = 'The server says why'
const answer = (status: Answer) => {
  if (status === 'none') return Promise.reject<string>(new TypeError('Failed to fetch'))
  if (status < 300) return Promise.resolve('Done')
  return Promise.reject<string>(new Refused({ status, answer: { message: SERVER } }))
}

let key = 0
const Loading = ({ status, meta }: { status: Answer; meta: object }) => {
  useQuery({
    queryKey: ['notice', key, status],
    queryFn: () => answer(status),
    retryDelay: 1,
    meta,
  })
  return null
}
const Saving = ({ status, meta }: { status: Answer; meta: object }) => {
  const { mutate, isIdle, isPending } = useMutation({ mutationFn: () => answer(status), meta })
  return <button onClick={() => mutate()}>{isIdle || isPending ? 'Save' : 'Settled'}</button>
}

const show = (child: React.ReactNode) =>
  render(
    <Providers>
      <ErrorBanner />
      {child}
    </Providers>
  )

const banner = () => screen.getByRole('alert').textContent
const toastTitle = () =>
  document.querySelector('[data-sonner-toast] [data-title]')?.textContent ?? ''

beforeEach(() => {
  key += 1
  session.start(`token ${key}`)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  errorBanner.clear()
  toast.dismiss()
  cleanup()
})

const failure = 'It failed'
const earlier = 'What was done before failed'

it.each([
  ['an error of the server', 500, { failure }, '', failure],
  ['what is not there', 404, { failure, notFound: 'Not there' }, '', 'Not there'],
  ['the end of the session', 401, { failure }, '', ''],
  ['no answer', 'none', { failure }, '', failure],
  ['what nobody waits for', 500, {}, '', ''],
  ['success', 200, { failure }, failure, ''],
  ['success, of another failure', 200, { failure }, earlier, earlier],
] as const)('loading: %s', async (_name, status, meta, before, expected) => {
  errorBanner.show(before)
  show(<Loading status={status} meta={meta} />)
  await waitFor(() => expect(banner()).toContain(expected))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(banner()).toContain(expected)
  if (!expected) expect(banner()).toBe('')
  expect(toastTitle()).toBe('')
})

it.each([
  ['a refusal', 422, { failure }, SERVER, ''],
  ['a refusal that we word', 422, { failure, isExact: true }, failure, ''],
  ['the end of the session', 401, { failure }, '', ''],
  ['what the form says itself', 500, { failure, isQuiet: true }, earlier, ''],
  ['no network', 'none', { failure }, `${failure}. You are offline.`, ''],
  ['success', 200, { failure, done: 'Saved' }, '', 'Saved'],
] as const)('doing: %s', async (_name, status, meta, expected, expectedToast) => {
  show(<Saving status={status} meta={meta} />)
  act(() => errorBanner.show(earlier))
  if (status === 'none') act(() => setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Settled' })
  await waitFor(() => expect(toastTitle()).toBe(expectedToast))
  expect(banner()).toContain(expected)
  if (!expected) expect(banner()).toBe('')
})
