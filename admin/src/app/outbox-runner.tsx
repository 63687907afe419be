import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { kinds } from '@/app/kinds'
import { useSaved } from '@/features/items/list/saved'
import { achievementResource } from '@/features/achievements/achievement-resource'
import { classesKey, classesQuery } from '@/features/classes/sendable-classes'
import type { DirectorsClass } from '@/features/classes/class-kind'
import { contactResource } from '@/features/contacts/contact-resource'
import {
  resultsKey,
  resultsQuery,
  storedResults,
  tournamentOf,
} from '@/features/results/publishing/sendable-results'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { ContactMessage, Notice } from '@/lib/data'
import { noticesKey, noticesQuery } from '@/lib/notices'
import { errorBanner } from '@/lib/error-banner'
import { useLayer } from '@/lib/history'
import { m } from '@/lib/messages'
import { refreshLists, replaceItem } from '@/lib/item-cache'
import { readyRepliesQuery } from '@/lib/ready-replies'
import type { Item, PublishableResource } from '@/lib/resource'
import { waiting } from '@/unsent/entries'
import { isFinal } from '@/unsent/attempt'
import { useOwnEvents } from '@/unsent/use-own-events'
import { startSender } from '@/unsent/sender'
import { isAwaited } from '@/unsent/answers'
import { profileQuery, useAccount } from '@/lib/profile'
import { useToken } from '@/lib/session'
import { isOtherLanguage, switchLanguage } from '@/lib/chosen-language'

const sendables = Object.fromEntries(
  Object.entries(kinds).map(([key, { sendable }]) => [key, sendable])
)

export function OutboxRunner({ email }: { email: string }) {
  const token = useToken()
  const account = useOwner(email, token)
  const language = useAccount()?.language
  useEffect(() => {
    if (isOtherLanguage(language)) switchLanguage(language)
  }, [language])
  useEffect(() => {
    waiting.setAccount(account)
    return account ? startSender(account, sendables) : undefined
  }, [account, token])
  useItemEvents(tournamentResource)
  useItemEvents(achievementResource)
  useClassEvents()
  useNoticeEvents()
  useResultsEvents()
  useLateRefusals()
  useMessageEvents()
  return null
}

function useEventsOf(kind: string, onEvent: Parameters<typeof useOwnEvents>[0]) {
  useOwnEvents((event) => {
    if (event.entry.kind === kind) onEvent(event)
  })
}

function useMessageEvents() {
  const client = useQueryClient()
  useEventsOf(contactResource.key, (event) => {
    if (event.type !== 'stored') return
    errorBanner.clear()
    replaceItem(client, contactResource, event.item as ContactMessage)
    void client.invalidateQueries({ queryKey: [contactResource.key] })
  })
}

/** Says which save was refused after its form had gone. */
function useLateRefusals() {
  const panel = useLayer('outbox')
  useOwnEvents((event) => {
    if (event.type !== 'failed') return
    const { entry, refusal } = event
    if (!refusal || !isFinal(refusal) || isAwaited(entry)) return
    // Every tab hears of it; the one that is looked at says it.
    if (document.visibilityState === 'hidden') return
    const title = m.saveNeedsYou({ title: entry.title })
    toast(title, { action: { label: m.show(), onClick: () => panel.open() } })
  })
}

/** Whose token it is: the profile's that came with the first one, and asked for when it changes. */
function useOwner(email: string, token: string | null): string | undefined {
  const [first] = useState(token)
  const isFirst = token === first
  const { data } = useQuery({
    ...profileQuery,
    queryKey: ['account', token ?? ''],
    enabled: token !== null && !isFirst,
  })
  return isFirst ? email : data?.email
}

/** At once what was saved is in its list: until that is loaded again, it would be as it was before. */
const withSaved = <One extends { _id: string }>(list: readonly One[], saved: One): One[] => [
  ...list.filter(({ _id }) => _id !== saved._id),
  saved,
]

function useClassEvents() {
  const client = useQueryClient()
  useEventsOf(classesKey, (event) => {
    if (event.type === 'stored') {
      const saved = event.item as DirectorsClass
      client.setQueryData(
        classesQuery.queryKey,
        (list) => list && { ...list, batches: withSaved(list.batches, saved) }
      )
    }
    // Also after a refusal: the list is not as it was shown.
    void client.invalidateQueries({ queryKey: classesQuery.queryKey })
    if (event.type !== 'stored') return
    errorBanner.clear()
    void client.invalidateQueries({ queryKey: readyRepliesQuery.queryKey })
    if (document.visibilityState === 'visible') {
      toast.success(m.kindSaved({ kind: 'class' }), { description: m.liveNow() })
    }
  })
}

function useNoticeEvents() {
  const client = useQueryClient()
  useEventsOf(noticesKey, (event) => {
    if (event.type === 'stored') {
      const saved = event.item as Notice
      client.setQueryData(noticesQuery.queryKey, (list) => list && withSaved(list, saved))
    }
    // Also after a refusal: the list is not as it was shown.
    void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
    if (event.type !== 'stored') return
    errorBanner.clear()
    if (document.visibilityState === 'visible') {
      toast.success(m.kindSaved({ kind: 'notice' }))
    }
  })
}

/** Also where the view of the results was left: it opens with what was published from it. */
function useResultsEvents() {
  const client = useQueryClient()
  useEventsOf(resultsKey, (event) => {
    if (event.type === 'stored') {
      const query = resultsQuery(tournamentOf(event.entry.itemId ?? ''))
      // As its view would ask for it, so that it is kept on the device too.
      client.setQueryDefaults(query.queryKey, { meta: query.meta })
      client.setQueryData(query.queryKey, storedResults(event.item))
      void client.invalidateQueries({ queryKey: [tournamentResource.key] })
    }
    // An answer that is under way may be older.
    void client.invalidateQueries({ queryKey: [resultsKey] })
  })
}

function useItemEvents<T extends Item & { isActive: boolean; version?: number }>(
  kind: PublishableResource<T>
) {
  const putSaved = useSaved(kind)
  const client = useQueryClient()
  useEventsOf(kind.key, (event) => {
    if (event.type === 'stored') {
      const { entry } = event
      errorBanner.clear()
      // Drafts for the Hall of Fame have no form, and were announced together.
      putSaved(event.item as T, entry, !entry.itemId && !entry.form)
    } else if (event.refusal) refreshLists(client, kind)
  })
}
