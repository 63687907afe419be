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

const SERVER = 'The server is busy. Please try again in a moment.'
const answer = (status: Answer) => {
  if (status === 'none') return Promise.reject<string>(new TypeError('Failed to fetch'))
  if (status < 300) return Promise.resolve('Done')
  return Promise.reject<string>(new Refused({ status, answer: { message: 'No', code: 'busy' } }))
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
  vi.restoreAllMocks()
  errorBanner.clear()
  toast.dismiss()
  cleanup()
})

const failure = 'It failed'
const query = { failure: () => failure }
const earlier = 'The previous action failed'

it.each([
  ['a server error', 500, query, '', failure],
  ['a 404', 404, { ...query, notFound: () => 'Not there' }, '', 'Not there'],
  ['a 401', 401, query, '', ''],
  ['no answer', 'none', query, '', failure],
  ['an error without a message', 500, {}, '', ''],
  ['success', 200, query, failure, ''],
  ['success after another failure', 200, query, earlier, earlier],
] as const)('the banner after a query: %s', async (_name, status, meta, before, expected) => {
  errorBanner.show(before)
  show(<Loading status={status} meta={meta} />)
  await waitFor(() => expect(banner()).toContain(expected))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(banner()).toContain(expected)
  if (!expected) expect(banner()).toBe('')
  expect(toastTitle()).toBe('')
})

it.each([500, 'none'] as const)(
  'what is shown says that it could not be loaded anew once that was missed twice: %s',
  async (status) => {
    const look = vi.fn(() => answer(200))
    const Shown = () => {
      const { data, refetch } = useQuery({
        queryKey: ['notice', key],
        queryFn: look,
        retry: false,
        meta: query,
      })
      return <button onClick={() => void refetch()}>{data ?? 'Loading'}</button>
    }
    show(<Shown />)
    const shown = await screen.findByText('Done')
    look.mockImplementation(() => answer(status))
    const lookAgain = () =>
      act(async () => {
        fireEvent.click(shown)
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
    await lookAgain()
    expect(banner()).toBe('')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    await lookAgain()
    expect(banner()).toBe(failure)
  }
)

it.each([
  ['a refusal', 422, { failure }, SERVER, ''],
  ['a refusal with our own text', 422, { failure, isExact: true }, failure, ''],
  ['a 401', 401, { failure }, '', ''],
  ['an error shown by the form', 500, { failure, isQuiet: true }, earlier, ''],
  ['no network', 'none', { failure }, `${failure}. You are offline.`, ''],
  ['success', 200, { failure, done: 'Saved' }, '', 'Saved'],
] as const)(
  'notices after a mutation: %s',
  async (_name, status, meta, expected, expectedToast) => {
    show(<Saving status={status} meta={meta} />)
    act(() => errorBanner.show(earlier))
    if (status === 'none') act(() => setOnline(false))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Settled' })
    await waitFor(() => expect(toastTitle()).toBe(expectedToast))
    expect(banner()).toContain(expected)
    if (!expected) expect(banner()).toBe('')
  }
)
