import { openedIn } from '@academy/api/shared/results/hidden_players'
import type { StoredResults } from '@academy/api/shared/results/results'
import { resultsOf } from '@academy/api/shared/words/results_titles'
import { useState } from 'react'
import { errorBanner } from '@/lib/error-banner'
import type { Tournament } from '@/lib/data'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { discard } from '@/unsent/waiting-entry'
import { newEntry } from '@/unsent/new-entry'
import { post } from '@/unsent/post'
import { contentOf } from './content'
import { publishingOf, undoneResults, type Publishing } from './publishing'
import { resultsIdOf, resultsKey, sendableResults } from './sendable-results'
import { baseOf, type Posted, type Published } from './use-published'

/** What the results are called in the outbox. */
export const titleOf = ({ title }: Tournament) => resultsOf[language()](title)

/** Puts the whole results into the outbox, in the place of any that wait there. */
function useSending(tournament: Tournament, published: Published) {
  const { current, version, waiting } = published
  const [isSending, setSending] = useState(false)

  /** @returns whether it is on its way */
  async function send(next: StoredResults, posted: Posted): Promise<boolean> {
    const before = (waiting && baseOf(waiting)) ?? current
    // The server has nothing that could be removed.
    if (waiting && version === 0 && next.players.length === 0) {
      await discard(waiting.id)
      return true
    }
    // Only what a person has opened is open: an earlier document opens nobody.
    const opened = posted.undone ? [] : openedIn(before, next)
    const content = newEntry({
      kind: resultsKey,
      itemId: resultsIdOf(tournament._id),
      item: tournament,
      title: titleOf(tournament),
      version,
      fields: { ...next, opened },
      values: posted,
      base: { values: before, pictureUrl: null },
    })
    try {
      setSending(true)
      await post(sendableResults, { ...content, id: waiting?.id ?? content.id })
    } catch (error) {
      void errorBanner.showRefusal(error, m.resultsRefused())
      return false
    } finally {
      setSending(false)
    }
    return true
  }

  return { isSending, send }
}

/**
 * What was published or removed here can be undone as long as it is still what is published, even after a
 * later publishing, or the undo itself, was refused.
 */
function usePublishings(current: StoredResults) {
  const [publishings, setPublishings] = useState<Publishing[]>([])
  const content = contentOf(current)
  const last = publishings.findLast(({ stamp }) => stamp === content)
  return {
    last,
    add: (next: StoredResults) =>
      setPublishings([last, publishingOf(current, next, last)].filter((one) => one !== undefined)),
    /** Undo is one step: earlier publishings are forgotten. */
    keepLast: () => last && setPublishings([last]),
  }
}

/**
 * The publishing of results, and the way back from it.
 * @param onSent is called once all that was shown is on its way
 */
export function usePublishing(
  tournament: Tournament,
  published: Published,
  pasted: string,
  onSent: () => void
) {
  const { current, refused } = published
  const { isSending, send } = useSending(tournament, published)
  const { last, add, keepLast } = usePublishings(current)

  async function sendOnce(next: StoredResults, undone?: string) {
    if (!(await send(next, { pasted, undone }))) return
    onSent()
    if (refused) await discard(refused.id)
  }

  return {
    /** Until it is on this device or, where there is no room for it, on the server. */
    isSending,
    publish(next: StoredResults) {
      add(next)
      return sendOnce(next)
    },
    /** One step back; who is hidden, and whose name is short, stays so. */
    undo: last && {
      words: m.undoPublishing(last.parts),
      act() {
        keepLast()
        return sendOnce(undoneResults(current, last.previous), m.publishingUndone(last.parts))
      },
    },
  }
}
