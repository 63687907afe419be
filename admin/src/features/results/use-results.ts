import type { Language } from '@academy/api/shared/languages/languages'
import { openedIn } from '@academy/api/shared/results/hidden_players'
import type { StoredResults } from '@academy/api/shared/results/results'
import { resultsOf } from '@academy/api/shared/words/results_titles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import type { Tournament } from '@/lib/data'
import type { Side } from '@/components/conflict-sides'
import { errorBanner } from '@/lib/error-banner'
import { Refused } from '@/lib/errors'
import { language } from '@/lib/language'
import { discard, newEntry, post } from '@/unsent/save'
import { contentOf, isSameContent } from './content'
import { contradictionIn, standingsDoubt } from './contradiction'
import { finalDoubt } from './final-doubt'
import { groupMessage } from './group-message'
import { publishingOf, undoneResults, type Publishing } from './publishing'
import type { ReadList } from './read-list'
import { rebase, type Choices, type Rebased } from './rebase'
import { resultsIdOf, resultsKey, sendableResults } from './sendable-results'
import { baseOf, postedOf, usePublished, type Posted, type Published } from './use-published'
import { useOwnChanges, type Note } from './use-own-changes'

/** What was changed on this device, if anything, on top of what it has to stand on now. */
const useRebased = (
  base: StoredResults | undefined,
  mine: StoredResults | undefined,
  theirs: StoredResults,
  choices: Choices
): Rebased =>
  useMemo(
    () => (mine ? rebase(base ?? theirs, mine, theirs, choices) : { results: theirs, clashes: [] }),
    [base, mine, theirs, choices]
  )

/** What is shown: what was changed here stands on what is published now, whoever has published meanwhile. */
function usePreview(
  { current, overtaken }: Published,
  { base, choices, preview: own }: ReturnType<typeof useOwnChanges>
) {
  const ground = useRebased(
    overtaken && baseOf(overtaken),
    overtaken?.fields as StoredResults | undefined,
    current,
    choices
  )
  const top = useRebased(base, own, ground.results, choices)
  const isBaseOld = own && base && !isSameContent(base, ground.results)
  return {
    results: top.results,
    preview: own || overtaken ? top.results : undefined,
    clashes: [...ground.clashes, ...top.clashes],
    isOvertaken: overtaken !== undefined || Boolean(isBaseOld),
    /** What a further change is made over: as long as there is something to choose, both are known. */
    nextBase: top.clashes.length > 0 ? base : ground.results,
  }
}

/** Puts a tournament's whole results into the outbox; what waits there already is replaced. */
function useSending(tournament: Tournament, title: string, published: Published) {
  const { current, version, waiting } = published
  const [isSending, setSending] = useState(false)

  /** @returns whether it is on its way, so that it is to be published no more */
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
      title,
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
 * What was published or removed here can be undone while that is what is published: also once a later
 * publishing, or the undoing itself, was refused.
 */
function usePublishings(current: StoredResults) {
  const [publishings, setPublishings] = useState<Publishing[]>([])
  const content = contentOf(current)
  const last = publishings.findLast(({ stamp }) => stamp === content)
  return {
    last,
    add: (next: StoredResults) =>
      setPublishings([last, publishingOf(current, next, last)].filter((one) => one !== undefined)),
    /** It is one step: what was published before it is not undone with it. */
    keepLast: () => last && setPublishings([last]),
  }
}

const notesOf = (words: string[], of?: string): Note[] => words.map((one) => ({ words: one, of }))

/** What is published of a tournament, or will be once the outbox is sent, and how it is changed. */
export function useResults(tournament: Tournament) {
  const name = resultsOf[language()](tournament.title)
  const client = useQueryClient()
  const published = usePublished(tournament)
  const { data, current, begun, version, waiting, overtaken, refused } = published
  const own = useOwnChanges(tournament._id, name)
  const { pasted, read, notes, apart, isUnread } = own
  const { results, preview, nextBase, ...rebased } = usePreview(published, own)
  const { isSending, send } = useSending(tournament, name, published)
  const { last, add, keepLast } = usePublishings(current)

  const doubts = [finalDoubt(results), contradictionIn(results), standingsDoubt(results)].filter(
    Boolean
  )
  const saidBefore = preview ? notes : []
  const show = (next: StoredResults, said: Note[]) =>
    own.change({ preview: next, notes: said, base: nextBase })
  const revise = (next: StoredResults, words: string[] = []) =>
    show(next, [...saidBefore, ...notesOf(words)])

  async function sendAndForget(next: StoredResults, undone?: string) {
    if (!(await send(next, { pasted, undone }))) return
    if (preview) flushSync(own.forget)
    // What is published is not listed any more, however soon the answer comes.
    own.flush()
    if (refused) await discard(refused.id)
  }

  return {
    begun,
    current,
    results,
    preview,
    problem: own.problem,
    setProblem: own.setProblem,
    /** What is in the box cannot be published, nor can anything else before it. */
    isUnread,
    /**
     * What was read before is kept, and comes back with an empty box: a preview of an earlier text, under
     * the one that stands there now, would be taken for its own.
     */
    isHeld: isUnread && read !== undefined && own.preview !== undefined,
    /** What is to be known of what is shown; lists that are read together may say the same. */
    notes: [...new Set([...saidBefore.map(({ words }) => words), ...doubts])],
    version,
    pasted,
    unloaded: published.unloaded,
    isWaiting: waiting !== undefined,
    /** Until it is on this device or, where there is no room for it, on the server. */
    isSending,
    ...rebased,
    choices: own.choices,
    choose: (clash: string, side: Side) =>
      own.change((now) => ({ choices: { ...now.choices, [clash]: side } })),
    refusal: overtaken ? undefined : refused?.refusal && new Refused(refused.refusal),
    namesUntil: data?.namesUntil,
    /** While another version waits, the website does not show what would be sent. */
    message:
      data && !waiting && tournament.isActive
        ? (sentIn: Language) => groupMessage(sentIn, tournament, data)
        : undefined,
    setPasted(text: string) {
      own.setProblem(undefined)
      own.change((now) => ({ pasted: text, read: now.read && 'before' }))
    },
    /** Shows something else than what stands there. */
    setPreview: (next: StoredResults, words: string[]) => show(next, notesOf(words)),
    /**
     * Shows what the text in the box, or a file, says. What is to be known of other lists that were read
     * before is still so; read again, a list has new notes.
     */
    setRead(next: StoredResults, lists: readonly ReadList[], words: string[]) {
      const of = lists.map(({ kind, round }) => `${kind} ${round}`).join()
      show(next, [...saidBefore.filter((note) => note.of !== of), ...notesOf(words, of)])
      own.change({ read: 'all' })
    },
    /** Gives up all that is not published: what was changed here, and the text. */
    async giveUp() {
      own.giveUp()
      if (overtaken) return discard(overtaken.id)
      toast(m.draftAside(), { action: { label: m.undo(), onClick: own.takeBack } })
    },
    /** Changes what is shown; what was to be known of it is still so. */
    revise,
    apart,
    setApart: (pair: string) => own.change((now) => ({ apart: [...now.apart, pair] })),
    change: (changed: Partial<StoredResults>) => revise({ ...results, ...changed }),
    publish(next: StoredResults) {
      add(next)
      return sendAndForget(next)
    },
    /** One step back; who is hidden, and whose name is short, stays so. */
    undo:
      last && !preview
        ? {
            words: m.undoPublishing(last.parts),
            act() {
              keepLast()
              return sendAndForget(
                undoneResults(current, last.previous),
                m.publishingUndone(last.parts)
              )
            },
          }
        : undefined,
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
