import { NO_RESULTS, SCHOOL_PLAYERS, type StoredResults } from '@academy/api/shared/results/results'
import { RESULT_ROUNDS_MAX } from '@academy/api/shared/results/results_rules'
import { schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { Tournament } from '@/lib/data'
import { m } from '@/lib/messages'
import { useWaiting, type Entry } from '@/unsent/entries'
import { useOwnEvents } from '@/unsent/use-own-events'
import { eyeWords } from './hiding'
import { resultsIdOf, resultsQuery } from './sendable-results'

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

/** Says that the server has stored what is shown. */
function useSaidStored(resultsId: string) {
  useOwnEvents((event) => {
    if (event.type === 'stored' && event.entry.itemId === resultsId) toast(storedWords(event.entry))
  })
}

/** What is published of a tournament, or will be once the outbox is sent. */
export function usePublished(tournament: Tournament) {
  const query = useQuery(resultsQuery(tournament._id))
  const { data } = query
  const itemId = resultsIdOf(tournament._id)
  const entry = useWaiting()?.find((waits) => waits.itemId === itemId)
  useSaidStored(itemId)
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
