import type { SentResults } from '@academy/api/shared/results/results'
import { api } from '@/lib/api'
import type { Sendable } from '@/lib/outbox/sender'

export const resultsKey = 'results'

/** Results go into the outbox as one field of JSON, and to the server as its body. */
export const sendableResults: Sendable = {
  async change(id, form, options) {
    const document = JSON.parse(String(form.get('document'))) as SentResults
    const call = { params: { id: id.split('/')[0] ?? '' }, body: document, ...options }
    const { data } = await api.admin.results.update(call)
    return { ...data, _id: id }
  },
}
