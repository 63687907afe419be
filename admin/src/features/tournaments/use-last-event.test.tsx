// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import type { Tournament } from '@/lib/data'
import { listQuery } from '@/lib/item-queries'
import {
  tournamentSnapshot,
  type CheckedTournament,
  type FieldName,
  type TypedTournament,
} from './tournament-form-schema'
import { tournamentResource } from './tournament-resource'
import { useLastEvent } from './use-last-event'

afterEach(cleanup)

const earlier = { _id: 'a', createdAt: '2026-10-01T00:00:00Z', venue: 'Old Hall', city: 'Nashik' }
const last = {
  _id: 'b',
  createdAt: '2026-11-01T00:00:00Z',
  title: 'Open',
  venue: 'Town Hall',
  contactPhone: '+91 98765 43210',
  translations: {
    mr: {
      title: { text: 'खुली स्पर्धा', source: 'Open' },
      venue: { text: 'नगर भवन', source: 'Town Hall' },
    },
    hi: { venue: { text: 'पुराना भवन', source: 'Old Hall' } },
  },
}

function openForm(items: object[]) {
  const client = new QueryClient()
  const page = { data: items as Tournament[], meta: { total: 2, all: 2, next: null } }
  client.setQueryData(listQuery(tournamentResource, {}).queryKey, {
    pages: [page],
    pageParams: [''],
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => {
      const { values: defaultValues } = tournamentSnapshot(undefined)
      const form = useForm<TypedTournament, unknown, CheckedTournament>({ defaultValues })
      const lastTimeOf = useLastEvent(form)
      return { form, lastTimeOf: (name: FieldName) => lastTimeOf(name, form.watch(name)) }
    },
    { wrapper }
  ).result
}

it('an empty field is offered what the newest event says, and keeps empty until it is taken', () => {
  const result = openForm([earlier, last])
  expect(result.current.lastTimeOf('venue')?.words).toBe('Town Hall')
  expect(result.current.lastTimeOf('contactPhone')?.words).toBe('+91 98765 43210')
  expect(result.current.lastTimeOf('city'), 'the newest has none').toBeUndefined()
  expect(result.current.lastTimeOf('title'), 'another each time').toBeUndefined()
  expect(result.current.form.getValues('venue')).toBe('')
})

it('what is taken comes with its translations, but not with those of another text', () => {
  const result = openForm([last])
  act(() => result.current.lastTimeOf('venue')?.onTake())
  const { venue, translations } = result.current.form.getValues()
  expect([venue, translations.mr.venue.text, translations.hi.venue.text]).toEqual([
    'Town Hall',
    'नगर भवन',
    '',
  ])
  expect(result.current.lastTimeOf('venue'), 'it is filled').toBeUndefined()
})

it('the first event is offered nothing', () => {
  expect(openForm([]).current.lastTimeOf('venue')).toBeUndefined()
})
