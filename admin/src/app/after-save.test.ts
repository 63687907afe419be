// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { eventsQuery } from '@/features/contacts/reply-text'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { Tournament } from '@/lib/data'
import { addOnTop, dropItem, itemQuery, listQuery, refreshFiltered } from '@/lib/pages'

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
