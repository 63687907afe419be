// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { expect, it } from 'vitest'
import type { PublishableResource } from '@/lib/resource'
import { waiting } from '@/unsent/entries'
import { newEntry } from '@/unsent/new-entry'
import { changedBy, useWaitingItems } from './use-waiting-items'

const stored = {
  _id: 'a',
  slug: 'open',
  title: 'Open',
  venue: 'Town Hall' as string | null,
  entryFee: 300 as number | null,
  banner: 'open.webp' as string | null,
  prizes: [{ id: 'p', position: '1st' }],
}

const fields = {
  slug: '',
  title: 'Rapid',
  venue: '',
  entryFee: null,
  prizes: [],
  withoutHome: 'x',
}

it.each([null, ''] as const)(
  'what waits of an item shows all its fields, none as %j',
  (emptyText) => {
    expect(changedBy({ fields, picture: 'removed' }, stored, { emptyText })).toEqual({
      ...stored,
      title: 'Rapid',
      venue: emptyText,
      entryFee: null,
      banner: null,
    })
  }
)

it('an item is shown with all that waits of it', () => {
  const kind = { key: 'tournaments', emptyText: null } as PublishableResource<typeof shown>
  const shown = { ...stored, isActive: true, status: 'scheduled' }
  const changes = [{ isActive: false }, { status: 'postponed' }]
  waiting.show(
    changes.map((fields) => newEntry({ kind: kind.key, itemId: 'a', title: 'Open', fields }))
  )
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children)
  const { result } = renderHook(() => useWaitingItems(kind), { wrapper })
  expect(result.current.after(shown)).toEqual({ ...shown, isActive: false, status: 'postponed' })
  expect(result.current.changeOf('a')?.fields).toEqual({ status: 'postponed' })
})

it('of a change of some fields the others stay', () => {
  const entry = { fields: { title: 'Rapid' }, picture: null }
  expect(changedBy(entry, stored, { emptyText: null })).toEqual({ ...stored, title: 'Rapid' })
})
