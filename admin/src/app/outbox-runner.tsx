import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import * as m from 'virtual:admin-messages'
import { useDelete } from '@/components/list-screen/mutations'
import { useRefused, useSaved } from '@/components/list-screen/saved'
import { achievementResource } from '@/features/achievements/achievement-resource'
import { contactsKey } from '@/features/contacts/counts'
import { sendableMessages } from '@/features/contacts/sendable-messages'
import { useToken } from '@/features/session/use-token'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import type { ContactMessage } from '@/lib/data'
import { dropSaved } from '@/lib/drafts'
import { Refused } from '@/lib/errors'
import { replaceItem } from '@/lib/pages'
import type { Item, PublishableResource } from '@/lib/resource'
import { pictureOf } from '@/lib/outbox/entry'
import { news, type News } from '@/lib/outbox/news'
import { forgetLate } from '@/lib/outbox/outbox'
import { startSender } from '@/lib/outbox/sender'
import type { Sendable } from '@/lib/outbox/transmit'
import { waiting } from '@/lib/outbox/waiting'
import { profileQuery } from '@/lib/profile'

const kinds: Record<string, Sendable> = {
  [tournamentResource.key]: tournamentResource,
  [achievementResource.key]: achievementResource,
  [contactsKey]: sendableMessages,
}

/** Sends what waits in the outbox, and has the lists and the person hear of it. */
export function OutboxRunner({ email }: { email: string }) {
  const token = useToken()
  useAccountsLanguage()
  const account = useAccount(email, token)
  useNewsOf(tournamentResource)
  useNewsOf(achievementResource)
  useNewsOfMessages()
  useEffect(() => {
    waiting.setAccount(account)
    return account ? startSender(account, kinds) : undefined
  }, [account, token])
  return null
}

/** The account may have chosen another language, on another device. */
function useAccountsLanguage() {
  const { data } = useQuery({ ...profileQuery, enabled: false })
  const wanted = data?.language
  useEffect(() => {
    if (!wanted || wanted === document.documentElement.lang) return
    const change = async () => {
      const { isOther, speak } = await import('@/lib/speak')
      if (isOther(wanted)) await speak(wanted)
    }
    // The next start tries again.
    change().catch((error: unknown) => console.warn('The language stays', error))
  }, [wanted])
}

/** Whose token it is: the profile's that came with the first one, and asked for when it changes. */
function useAccount(email: string, token: string | null): string | undefined {
  const [first] = useState(token)
  const isFirst = token === first
  const { data } = useQuery({
    ...profileQuery,
    queryKey: ['account', token ?? ''],
    enabled: token !== null && !isFirst,
  })
  return isFirst ? email : data?.email
}

/** Puts what was stored of a message into the lists, and counts them anew. */
function useNewsOfMessages() {
  const client = useQueryClient()
  useEffect(
    () =>
      news.subscribe((item) => {
        if (item.type !== 'stored' || item.entry.kind !== contactsKey) return
        replaceItem(client, { key: contactsKey }, item.item as ContactMessage)
        void client.invalidateQueries({ queryKey: [contactsKey] })
      }),
    [client]
  )
}

function useNewsOf<T extends Item & { isActive: boolean }>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const putSaved = useSaved(kind)
  const noteRefusal = useRefused(kind)
  const { mutate: remove } = useDelete(kind)
  const onNews = useEffectEvent((item: News) => {
    if (!('entry' in item) || item.entry.account !== waiting.account()) return
    const { entry } = item
    if (entry.kind !== kind.key) return
    if (item.type === 'failed') {
      if (item.refusal) noteRefusal(new Refused(item.refusal), entry.itemId)
      return
    }
    void dropSaved(entry.draftKey, { ...entry, picture: pictureOf(entry) })
    if (item.type === 'stored') return putSaved(item.item as T, !entry.itemId)
    void client.invalidateQueries({ queryKey: [kind.key, 'page'] })
    const undo = { label: m.undo(), onClick: () => remove(item.itemId) }
    const say = (title: string) => {
      toast(m.tooLateToCancel({ title }), {
        duration: 15_000,
        action: entry.itemId ? undefined : undo,
      })
      void forgetLate(entry)
    }
    // What was stored may be what was saved before this.
    kind.show(item.itemId).then(
      (stored) => say(kind.nameOf(stored)),
      () => say(entry.title)
    )
  })
  useEffect(() => news.subscribe((item) => onNews(item)), [])
}
