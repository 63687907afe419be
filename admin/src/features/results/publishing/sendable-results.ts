import type { SentResults, StoredResults } from '@academy/api/shared/results/results'
import type { Data } from '@academy/api/data'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { presentItemOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import { m } from '@/lib/messages'
import type { CallOptions, Sent } from '@/lib/resource'
import { WATCHED } from '@/lib/watched'
import type { Sendable } from '@/unsent/attempt'
import type { Versioned } from './hiding'

export const resultsKey = 'results'

/** What waits of results is no change of their tournament's own form. */
export const resultsIdOf = (tournamentId: string) => `${tournamentId}/${resultsKey}`

export const tournamentOf = (resultsId: string) => resultsId.replace(`/${resultsKey}`, '')

/** Results as the director sees them; `version` counts their saves. */
type DirectorsResults = Data.Results.Variants['forAdmin']

/** Null: nothing is published. */
export const resultsQuery = (tournamentId: string) =>
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

/** What the query of results holds once they were sent; those that were removed are none. */
export const storedResults = (item: object): DirectorsResults | null =>
  'players' in item ? (item as DirectorsResults) : null

/** Results are sent as a whole; without players they are removed. */
async function send(id: string, body: SentResults, options?: CallOptions) {
  const params = { id: tournamentOf(id) }
  if (body.players.length === 0) {
    await api.admin.results.destroy({ params, ...options })
    return { _id: id }
  }
  const { data } = await api.admin.results.update({ params, body, ...options })
  return { ...data, _id: id }
}

export const sendableResults: Sendable = {
  /** Whom it hides is hidden at once, whatever another phone has published: that waits for no person. */
  async change(id: string, { fields, base }: Sent, options?: CallOptions) {
    const mine = fields as StoredResults
    try {
      return await send(id, mine, options)
    } catch (error) {
      const theirs = presentItemOf(error) as Versioned | undefined
      const was = base?.values as StoredResults | undefined
      if (!theirs || !was) throw error
      const { isHiding, withHidden } = await import('./hiding')
      const hidden = withHidden(was, mine, theirs)
      const headers = ifMatch(theirs.version)
      const stored = hidden ? await send(id, hidden, { ...options, headers }) : theirs
      if (!isHiding(was, mine)) throw error
      return { ...stored, _id: id }
    }
  },
}
