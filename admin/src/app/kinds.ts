import { achievementResource } from '@/features/achievements/achievement-resource'
import { classesKey, sendableClasses } from '@/features/classes/sendable-classes'
import { contactResource } from '@/features/contacts/contact-resource'
import { sendableMessages } from '@/features/contacts/message-changes'
import { linkedMessage } from '@/features/contacts/open-message'
import { linkedDialog } from '@/features/items/list/item-dialog'
import { sendableNotices } from '@/features/notices/sendable-notices'
import { noticesKey } from '@/lib/notices'
import {
  resultsKey,
  sendableResults,
  tournamentOf,
} from '@/features/results/publishing/sendable-results'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { m } from '@/lib/messages'
import type { Sendable } from '@/unsent/attempt'
import type { UnsentKind } from '@/unsent/unsent-kind'
import type { Resource } from '@/lib/resource'
import { paths } from '@/paths'

const itemKind = (resource: Resource & Sendable, path: string): UnsentKind => ({
  sendable: resource,
  isForm: true,
  intention(entry) {
    const { item, itemId, fields, picture } = entry
    const { isActive } = { ...item, ...fields } as { isActive?: boolean }
    const parts = {
      kind: resource.one,
      seen: isActive ? m.shownToVisitors() : m.hiddenFromVisitors(),
    }
    if (!itemId) return m.entryAdds(parts)
    return picture === 'removed' ? m.entryChangesPicture(parts) : m.entryChanges(parts)
  },
  viewOf: () => path,
  layerOf: ({ itemId }) => linkedDialog(itemId ? 'edit' : 'new', itemId),
})

/** The kinds by the key under which the outbox and the caches know them. */
export const kinds: Record<string, UnsentKind> = {
  [tournamentResource.key]: itemKind(tournamentResource, paths.tournaments),
  [achievementResource.key]: itemKind(achievementResource, paths.achievements),
  [noticesKey]: {
    sendable: sendableNotices,
    isForm: true,
    intention: ({ itemId }) => (itemId ? m.entryChangesNotice() : m.entryAddsNotice()),
    viewOf: () => paths.notices,
    layerOf: ({ itemId }) => linkedDialog(itemId ? 'edit' : 'new', itemId),
  },
  [contactResource.key]: {
    sendable: sendableMessages,
    intention: () => m.entryMessage(),
    viewOf: () => paths.contacts,
    layerOf: ({ itemId = '' }) => linkedMessage(itemId),
  },
  [classesKey]: {
    sendable: sendableClasses,
    isForm: true,
    intention: ({ itemId }) => (itemId ? m.entryChangesClass() : m.entryAddsClass()),
    viewOf: () => paths.classes,
    layerOf: ({ itemId }) => linkedDialog(itemId ? 'edit' : 'new', itemId),
  },
  [resultsKey]: {
    sendable: sendableResults,
    intention: () => m.publishResults(),
    viewOf: ({ itemId = '' }) => paths.results(tournamentOf(itemId)),
  },
}
