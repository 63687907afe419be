import { api } from '@/lib/api'
import type { Sendable } from '@/lib/outbox/sender'
import type { MessageChange } from './message-state'

/** Messages as the outbox changes them; visitors make them. */
export const sendableMessages: Sendable = {
  change: async (id, form, options) => {
    const body = Object.fromEntries(form) as MessageChange
    return (await api.admin.contactMessages.update({ params: { id }, body, ...options })).data
  },
}
