import type { Data } from '@academy/api/data'
import { NO_RESULTS, SCHOOL_PLAYERS, type StoredResults } from '@academy/api/shared/results/results'
import { RESULT_ROUNDS_MAX } from '@academy/api/shared/results/results_rules'
import { schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { m } from '@/lib/messages'
import { WATCHED } from '@/lib/watched'
import { useWaiting, type Entry } from '@/unsent/entries'
import { useOutboxEvents } from '@/unsent/events'
import { eyeWords } from './hiding'
import { resultsIdOf, resultsKey } from './sendable-results'

/** Results as the director sees them; `version` counts their saves. */
type DirectorsResults = Data.Results.Variants['forAdmin']

/** What an entry holds besides the results. */
export interface Posted {
  /** The text the results were read from. */
  pasted: string
  /** What is said once an undo is stored. */
  undone?: string | undefined
}

export const postedOf = ({ values }: Entry): Partial<Posted> => ({ ...values })

export const resultsIn = ({ fields }: Entry) => fields as StoredResults

/** The published results that an entry was based on. */
export const baseOf = ({ base }: Entry) => base?.values as StoredResults | undefined

/** Null: nothing is published. */
const resultsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: [resultsKey, tournamentId],
    meta: { isCached: true, failure: m.resultsLoadFailed },
    ...WATCHED,
    // While a phone lay aside another one may have published what the next list is put into.
    refetchOnWindowFocus: 'always',
    async queryFn() {
      const { data } = await api.results.show({ params: { id: tournamentId } })
      return data as DirectorsResults | null
    },
  })

/** The results of a tournament of which nothing is published yet. */
function begunFor({ rounds, prizes }: Tournament): StoredResults {
  const hasSchoolPrize = prizes.some(({ position }) => schoolPlaces(position) !== null)
  return {
    ...NO_RESULTS,
    rounds: Math.min(rounds ?? 1, RESULT_ROUNDS_MAX),
    schoolPlayers: hasSchoolPrize ? SCHOOL_PLAYERS : 0,
  }
}

function storedWords(entry: Entry): string {
  const base = baseOf(entry)
  const eye = base && eyeWords(base, resultsIn(entry))
  return postedOf(entry).undone ?? eye ?? m.resultsStored()
}

/** Shows what the server has stored, and says so. */
function useStored(tournamentId: string) {
  const client = useQueryClient()
  useOutboxEvents((event) => {
    if (!('entry' in event) || event.entry.itemId !== resultsIdOf(tournamentId)) return
    if (event.type === 'stored') {
      const stored = 'players' in event.item ? (event.item as DirectorsResults) : null
      client.setQueryData(resultsQuery(tournamentId).queryKey, stored)
      toast(storedWords(event.entry))
      void client.invalidateQueries({ queryKey: ['tournaments'] })
    }
    // An answer that is under way may be older.
    void client.invalidateQueries({ queryKey: [resultsKey] })
  })
}

/** What is published of a tournament, or will be once the outbox is sent. */
export function usePublished(tournament: Tournament) {
  const query = useQuery(resultsQuery(tournament._id))
  const { data } = query
  const itemId = resultsIdOf(tournament._id)
  const entry = useWaiting()?.find((waits) => waits.itemId === itemId)
  useStored(tournament._id)
  // A refused entry gives way to what is published now.
  const waiting = entry?.refusal ? undefined : entry
  const begun = begunFor(tournament)
  return {
    data,
    begun,
    current: (waiting && resultsIn(waiting)) ?? data ?? begun,
    version: (waiting ?? data)?.version ?? 0,
    waiting,
    /** Waits, but another phone has published since. */
    overtaken: entry?.state === 'stale' ? entry : undefined,
    refused: entry?.refusal && entry,
    unloaded: data === undefined && !waiting ? query : undefined,
  }
}

export type Published = ReturnType<typeof usePublished>
