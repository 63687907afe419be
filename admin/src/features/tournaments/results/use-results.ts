import type { Data } from '@academy/api/data'
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { RESULT_ROUNDS_MAX } from '@academy/api/shared/results/results_rules'
import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { Refused, statusOf } from '@/lib/errors'
import { outboxEvents, useWaiting } from '@/lib/outbox/store'
import { discard, newEntry, post } from '@/lib/outbox/use-outbox'
import { resultsKey, sendableResults } from './sendable-results'

/** Results as the director sees them; `version` counts their saves. */
type DirectorsResults = Data.Results.Variants['forAdmin']

/** Null: nothing is published. */
const resultsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: [resultsKey, tournamentId],
    meta: { isCached: true },
    async queryFn(): Promise<DirectorsResults | null> {
      try {
        return (await api.results.show({ params: { id: tournamentId } })).data as DirectorsResults
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
  })

/** The same for the same content, whoever has saved it. */
export function stampOf({ state, rounds, names, hidden, winners, games, players }: StoredResults) {
  const standings = players.map(({ no, points, rank }) => [no, points, rank])
  return hashKey([state, rounds, names, hidden, winners, games, standings])
}

/** What is published of a tournament, or will be once the outbox is sent, and how it is changed. */
export function useResults(tournament: Tournament) {
  const { _id: id, title, rounds } = tournament
  // What waits of results is no change of their tournament's own form.
  const itemId = `${id}/${resultsKey}`
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery(resultsQuery(id))
  const entry = useWaiting()?.find((waiting) => waiting.itemId === itemId)
  const success = useRef('')
  useEffect(
    () =>
      outboxEvents.subscribe((event) => {
        if (!('entry' in event) || event.entry.itemId !== itemId) return
        if (event.type === 'stored') {
          client.setQueryData(resultsQuery(id).queryKey, event.item as DirectorsResults)
          toast(success.current || m.resultsPublished())
          void client.invalidateQueries({ queryKey: ['tournaments'] })
        }
        // An answer that is under way may be older.
        void client.invalidateQueries({ queryKey: [resultsKey] })
      }),
    [client, id, itemId]
  )
  // A refused change gives way to what is published now.
  const replaced = entry?.refusal ? undefined : entry
  const version = (replaced ?? data)?.version ?? 0
  const begun = { ...NO_RESULTS, rounds: Math.min(rounds ?? 1, RESULT_ROUNDS_MAX) }
  return {
    begun,
    current: (replaced?.values as StoredResults | undefined) ?? data ?? begun,
    isPending: isPending && !replaced,
    isFailed: isError && !data && !replaced,
    isWaiting: replaced !== undefined,
    version,
    refusal: entry?.refusal && new Refused(entry.refusal),
    namesUntil: data?.namesUntil,
    /**
     * Puts the whole document into the outbox; what waits there already is replaced.
     * @param words of its success, where that is not that the results are published
     */
    async publish(results: StoredResults, words = '') {
      success.current = words
      const content = newEntry({
        ...{ kind: resultsKey, itemId, item: tournament, title: m.resultsOf({ title }) },
        ...{ values: results, body: [['document', JSON.stringify(results)]] },
        version,
      })
      await post(sendableResults, { ...content, id: replaced?.id ?? content.id })
      if (entry?.refusal) await discard(entry.id)
    },
    /** Gives up what was refused and takes what the server has. */
    async takeServers() {
      if (entry) await discard(entry.id)
      await client.invalidateQueries({ queryKey: [resultsKey] })
    },
  }
}
