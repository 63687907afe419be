// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { eventsQuery } from '@/features/contacts/reply-text'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { Tournament } from '@/lib/data'
import { addOnTop, dropItem, refreshFiltered, refreshLists, replaceItem } from '@/lib/item-cache'
import { itemQuery, listQuery } from '@/lib/item-queries'

const item = { _id: 'a', title: 'Open' } as Tournament
const page = { data: [item], meta: { total: 1, all: 1, next: null } }

it.each<[string, (client: QueryClient) => void]>([
  ['saved', (client) => refreshFiltered(client, tournamentResource)],
  ['added', (client) => addOnTop(client, tournamentResource, { ...item, _id: 'b' })],
  ['deleted', (client) => dropItem(client, tournamentResource, 'a')],
])('once a tournament is %s, the next reply quotes it as it is', (_name, act) => {
  const client = new QueryClient()
  const list = { pages: [page], pageParams: [''] }
  client.setQueryData(eventsQuery.queryKey, [])
  client.setQueryData(listQuery(tournamentResource, {}).queryKey, list)
  client.setQueryData(itemQuery(tournamentResource, 'a').queryKey, item)
  act(client)
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(isStale(eventsQuery.queryKey)).toBe(true)
  expect(isStale(listQuery(tournamentResource, {}).queryKey), 'a new one stays on top').toBe(false)
})

const changed = { ...item, title: 'Open 2026' }

it.each<[string, Tournament[], (client: QueryClient) => void]>([
  ['changed', [changed], (client) => replaceItem(client, tournamentResource, changed)],
  ['added', [changed], (client) => addOnTop(client, tournamentResource, changed)],
  ['deleted', [], (client) => dropItem(client, tournamentResource, 'a')],
  ['restored', [changed], (client) => refreshLists(client, tournamentResource)],
])(
  'a list asked for before a tournament was %s does not bring back the old one',
  async (...row) => {
    const [, after, act] = row
    for (const cached of [{ pages: [page], pageParams: [''] }, undefined]) {
      const answers: ((items: Tournament[]) => void)[] = []
      const kind = {
        ...tournamentResource,
        load: () =>
          new Promise<{ data: Tournament[] }>((resolve) => {
            answers.push((data) => resolve({ data }))
          }),
      }
      const client = new QueryClient()
      const query = listQuery(kind, {})
      if (cached) client.setQueryData(query.queryKey, cached)
      const shown = new InfiniteQueryObserver(client, { ...query, staleTime: 0 })
      const leave = shown.subscribe(() => undefined)
      expect(answers).toHaveLength(1)
      act(client)
      answers[0]?.([item])
      answers[1]?.(after)
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      expect(client.getQueryData(query.queryKey)?.pages[0]?.data).toEqual(after)
      leave()
    }
  }
)
