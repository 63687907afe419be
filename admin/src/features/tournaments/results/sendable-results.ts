import type { Results } from '@academy/api/shared/results/results'
import { queryOptions } from '@tanstack/react-query'
import type { Data } from '@academy/api/data'
import { api } from '@/lib/api'
import { statusOf } from '@/lib/errors'
import type { Sendable } from '@/lib/outbox/sender'

export const resultsKey = 'results'

/** Results as the director sees them; `version` counts their saves. */
export type DirectorsResults = Data.Results.Variants['forAdmin']

/** What waits of results is no change of their tournament's own form. */
export const entryIdOf = (tournamentId: string) => `${tournamentId}/${resultsKey}`

/** Results go into the outbox as one field of JSON, and to the server as its body. */
export const sendableResults: Sendable = {
  async change(id, form, options) {
    const document = JSON.parse(String(form.get('document'))) as Results
    const call = { params: { id: id.split('/')[0] ?? '' }, body: document, ...options }
    const { data } = await api.admin.results.update(call)
    return { ...data, _id: id }
  },
}

/** Null: nothing is published. */
export const resultsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: [resultsKey, tournamentId],
    meta: { isKept: true },
    async queryFn(): Promise<DirectorsResults | null> {
      try {
        return (await api.results.show({ params: { id: tournamentId } })).data as DirectorsResults
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
  })
