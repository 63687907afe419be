// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { ErrorBanner } from '@/components/error-banner'
import { classesQuery } from '@/features/classes/sendable-classes'
import { resultsIdOf, resultsQuery } from '@/features/results/publishing/sendable-results'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { Tournament } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import { Refused } from '@/lib/errors'
import { outboxEvents } from '@/unsent/events'
import { post } from '@/unsent/post'
import { noticesQuery } from '@/lib/notices'
import { session } from '@/lib/session'
import { ACCOUNT, entryOf } from '../../test/tab'
import { OutboxRunner } from './outbox-runner'

const onSaved = vi.fn()

function TitleForm() {
  const { saving } = useDraftedForm({
    kind: tournamentResource,
    schema: z.object({ title: z.string(), translations: translationsSchema({}) }),
    item: undefined,
    read: () => ({
      values: { title: 'Open', translations: typedTranslations({}) },
      pictureUrl: null,
    }),
    fields: [],
    translated: {},
    picture: { name: 'banner', label: 'Banner' },
    onSaved,
  })
  return (
    <form onSubmit={saving.onSubmit}>
      <button>Save</button>
    </form>
  )
}

let status: number
let client: QueryClient

beforeEach(() => {
  session.start('token')
  client = new QueryClient()
  vi.spyOn(tournamentResource, 'create').mockImplementation(() =>
    status === 201
      ? Promise.resolve({ _id: 'a', title: 'Open', isActive: true } as Tournament)
      : Promise.reject(new Refused({ status, answer: {} }))
  )
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <OutboxRunner email={ACCOUNT} />
        <ErrorBanner />
        <TitleForm />
      </BrowserRouter>
    </QueryClientProvider>
  )
})
afterEach(cleanup)

const save = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
const banner = () => screen.getByRole('alert').textContent

it('the banner of a failed save disappears when the next save succeeds', async () => {
  status = 500
  save()
  await waitFor(() => expect(banner()).toBe('Failed to save tournament'))
  status = 201
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(banner()).toBe('')
})

it('the banner disappears when an entry of the outbox is stored', async () => {
  status = 201
  act(() => errorBanner.show('Failed to save tournament'))
  await act(() => post(tournamentResource, entryOf('Open')))
  await waitFor(() => expect(banner()).toBe(''))
})

it.each(['tournaments', 'achievements', 'contacts', 'notices', 'classes'])(
  'the banner stays when another account’s entry of %s is stored',
  (kind) => {
    act(() => errorBanner.show('Failed to save tournament'))
    const entry = entryOf('', { kind, itemId: 'a', account: 'another@academy.example' })
    act(() => outboxEvents.emit({ type: 'stored', entry, item: { _id: 'a', isActive: true } }))
    expect(banner()).toBe('Failed to save tournament')
  }
)

const before = { _id: 'a', version: 1 }
const saved = { _id: 'a', version: 2, players: [] }

it.each([
  ['notices', noticesQuery.queryKey, 'a', [before], [saved]],
  ['classes', classesQuery.queryKey, 'a', { batches: [before] }, { batches: [saved] }],
  ['results', resultsQuery('t').queryKey, resultsIdOf('t'), before, saved],
])('what was stored of %s is there before they are loaded again', (kind, key, itemId, was, is) => {
  client.setQueryData<unknown>(key, was)
  const entry = entryOf('', { kind, itemId })
  act(() => outboxEvents.emit({ type: 'stored', entry, item: saved }))
  expect(client.getQueryData(key)).toEqual(is)
})
