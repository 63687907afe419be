import type { Language } from '@academy/api/shared/languages/languages'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import type { Tournament } from '@/lib/data'
import type { Side } from '@/components/conflict-sides'
import { Refused } from '@/lib/errors'
import { discard } from '@/unsent/waiting-entry'
import { groupMessage } from '@/features/results/publishing/group-message'
import { resultsKey } from '@/features/results/publishing/sendable-results'
import { useOwnChanges } from '@/features/results/publishing/use-own-changes'
import { usePreview } from '@/features/results/publishing/use-preview'
import { postedOf, usePublished } from '@/features/results/publishing/use-published'
import { titleOf, usePublishing } from '@/features/results/publishing/use-publishing'

/** What is published of a tournament, or will be once the outbox is sent, and how it is changed. */
export function useResults(tournament: Tournament) {
  const client = useQueryClient()
  const published = usePublished(tournament)
  const { data, current, begun, version, unloaded, waiting, overtaken, refused } = published
  const own = useOwnChanges(tournament._id, titleOf(tournament))
  const { pasted, read, problem, setProblem, isUnread, apart, choices } = own
  const { preview, ...shown } = usePreview(published, own)
  const { undo, ...publishing } = usePublishing(tournament, published, pasted, () => {
    if (preview) flushSync(own.forget)
    // At once, so that it is no longer listed as unpublished.
    own.flush()
  })

  return {
    begun,
    current,
    version,
    unloaded,
    namesUntil: data?.namesUntil,
    isWaiting: waiting !== undefined,
    refusal: overtaken ? undefined : refused?.refusal && new Refused(refused.refusal),
    /** Absent while another version waits: the website does not show it yet. */
    message:
      data && !waiting && tournament.isActive
        ? (sentIn: Language) => groupMessage(sentIn, tournament, data)
        : undefined,

    preview,
    ...shown,
    choices,
    choose: (clash: string, side: Side) =>
      own.change((now) => ({ choices: { ...now.choices, [clash]: side } })),
    apart,
    setApart: (pair: string) => own.change((now) => ({ apart: [...now.apart, pair] })),

    pasted,
    setPasted(text: string) {
      setProblem(undefined)
      own.change((now) => ({ pasted: text, read: now.read && 'before' }))
    },
    problem,
    setProblem,
    /** The box holds something that was not read; nothing can be published before it is. */
    isUnread,
    /**
     * The earlier preview is not shown, and comes back once the box is empty: below a new text it would be
     * taken for its preview.
     */
    isHeld: isUnread && read !== undefined && own.preview !== undefined,

    ...publishing,
    undo: preview ? undefined : undo,
    /** Gives up all that is not published: what was changed here, and the text. */
    async giveUp() {
      own.giveUp()
      if (overtaken) return discard(overtaken.id)
      toast(m.draftAside(), { action: { label: m.undo(), onClick: own.takeBack } })
    },
    /** Gives up what was refused, but not what was pasted for it. */
    async takeServers() {
      if (refused) {
        const { pasted: text = '' } = postedOf(refused)
        own.change((now) => ({ pasted: now.pasted || text }))
        await discard(refused.id)
      }
      await client.invalidateQueries({ queryKey: [resultsKey] })
    },
  }
}

export type Editor = ReturnType<typeof useResults>
