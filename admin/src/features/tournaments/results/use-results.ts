import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { v7 as uuid } from 'uuid'
import { m } from '@/lib/messages'
import type { Tournament } from '@/lib/data'
import { Refused } from '@/lib/errors'
import { outboxEvents } from '@/lib/outbox/events'
import { discard, post } from '@/lib/outbox/use-outbox'
import { useWaiting, waiting } from '@/lib/outbox/store'
import {
  entryIdOf,
  resultsKey,
  resultsQuery,
  sendableResults,
  type DirectorsResults,
} from './sendable-results'

/** What is published of a tournament, or will be once the outbox is sent, and how it is changed. */
export function useResults(tournament: Tournament) {
  const id = tournament._id
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery(resultsQuery(id))
  const entry = useWaiting()?.find(({ itemId }) => itemId === entryIdOf(id))
  useEffect(
    () =>
      outboxEvents.subscribe((event) => {
        if (event.type !== 'stored' || event.entry.itemId !== entryIdOf(id)) return
        client.setQueryData(resultsQuery(id).queryKey, event.item as DirectorsResults)
        void client.invalidateQueries({ queryKey: ['tournaments'] })
      }),
    [client, id]
  )
  const begun = { ...NO_RESULTS, rounds: Math.min(tournament.rounds ?? 1, 20) }
  const current = (entry?.values as StoredResults | undefined) ?? data ?? begun
  return {
    current,
    isPending: isPending && !entry,
    isFailed: isError && !data && !entry,
    isWaiting: entry !== undefined,
    refusal: entry?.refusal && new Refused(entry.refusal),
    namesUntil: data?.namesUntil,
    /** Puts the whole document into the outbox; what waits there already is replaced. */
    async publish(results: StoredResults) {
      const isReplaced = entry && !entry.refusal
      await post(sendableResults, {
        ...{ id: isReplaced ? entry.id : uuid(), key: uuid(), account: waiting.account() ?? '' },
        ...{ kind: resultsKey, itemId: entryIdOf(id), item: tournament },
        version: (isReplaced ? entry.version : data?.version) ?? 0,
        title: m.resultsOf({ title: tournament.title }),
        ...{ draftKey: '', values: results, base: undefined },
        body: [['document', JSON.stringify(results)]],
        ...{ savedAt: Date.now(), tries: 0, nextAt: 0 },
      })
      if (entry?.refusal) await discard(entry.id)
    },
    /** Gives up what was refused and takes what the server has. */
    async takeServers() {
      if (entry) await discard(entry.id)
      await client.invalidateQueries({ queryKey: [resultsKey] })
    },
  }
}
