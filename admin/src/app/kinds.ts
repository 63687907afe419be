import { achievementResource } from '@/features/achievements/achievement-resource'
import { contactResource } from '@/features/contacts/contact-resource'
import { sendableMessages } from '@/features/contacts/message-changes'
import { resultsKey, sendableResults, tournamentOf } from '@/features/results/sendable-results'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { m } from '@/lib/messages'
import type { Sendable } from '@/lib/outbox/sender'
import { pictureOf, type Entry } from '@/lib/outbox/store'
import type { Resource } from '@/lib/resource'
import { paths } from '@/paths'

/** A kind of what the director saves. */
interface Kind {
  sendable: Sendable
  /** What is about to be done with it, as a sentence. */
  intention: (entry: Entry) => string
  /** Where it is edited. */
  addressOf: (entry: Entry) => string
  /** What opens there: a form above a list, an item above its list, or a view of its own. */
  opens: 'form' | 'item' | 'view'
}

const itemKind = (resource: Resource & Sendable, path: string): Kind => ({
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
export const kinds: Record<string, Kind> = {
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
