import { achievementResource } from '@/features/achievements/achievement-resource'
import { contactResource } from '@/features/contacts/contact-resource'
import { sendableMessages } from '@/features/contacts/message-changes'
import { resultsKey, sendableResults, tournamentOf } from '@/features/results/sendable-results'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { m } from '@/lib/messages'
import type { Sendable } from '@/unsent/sender'
import { pictureOf } from '@/unsent/entries'
import type { UnsentKind } from '@/unsent/unsent-kind'
import type { Resource } from '@/lib/resource'
import { paths } from '@/paths'

const itemKind = (resource: Resource & Sendable, path: string): UnsentKind => ({
  sendable: resource,
  opens: 'form',
  intention(entry) {
    const { item, itemId, values } = entry
    const { isActive } = { ...item, ...values } as { isActive?: boolean }
    const parts = {
      kind: resource.one,
      seen: isActive ? m.shownToVisitors() : m.hiddenFromVisitors(),
    }
    if (!itemId) return m.entryAdds(parts)
    return pictureOf(entry) === 'removed' ? m.entryChangesPicture(parts) : m.entryChanges(parts)
  },
  addressOf: ({ itemId }) =>
    `${path}?${new URLSearchParams(itemId ? { edit: itemId } : { new: '' })}`,
})

/** The kinds by the key under which the outbox and the caches know them. */
export const kinds: Record<string, UnsentKind> = {
  [tournamentResource.key]: itemKind(tournamentResource, paths.tournaments),
  [achievementResource.key]: itemKind(achievementResource, paths.achievements),
  [contactResource.key]: {
    sendable: sendableMessages,
    opens: 'item',
    intention: () => m.entryMessage(),
    addressOf: ({ itemId = '' }) => `${paths.contacts}?${new URLSearchParams({ message: itemId })}`,
  },
  [resultsKey]: {
    sendable: sendableResults,
    opens: 'view',
    intention: () => m.publishResults(),
    addressOf: ({ itemId = '' }) => paths.results(tournamentOf(itemId)),
  },
}
