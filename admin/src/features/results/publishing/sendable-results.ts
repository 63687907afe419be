import type { SentResults } from '@academy/api/shared/results/results'
import { api } from '@/lib/api'
import type { Sendable } from '@/unsent/sender'

export const resultsKey = 'results'

/** What waits of results is no change of their tournament's own form. */
export const resultsIdOf = (tournamentId: string) => `${tournamentId}/${resultsKey}`

export const tournamentOf = (resultsId: string) => resultsId.replace(`/${resultsKey}`, '')

/** Results are sent as a whole; without players they are removed. */
export const sendableResults: Sendable = {
  async change(id, { fields }, options) {
    const body = fields as SentResults
    const params = { id: tournamentOf(id) }
    if (body.players.length === 0) {
      await api.admin.results.destroy({ params, ...options })
      return { _id: id }
    }
    const { data } = await api.admin.results.update({ params, body, ...options })
    return { ...data, _id: id }
  },
}
