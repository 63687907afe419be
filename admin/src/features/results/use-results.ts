import type { Data } from '@academy/api/data'
import type { Language } from '@academy/api/shared/languages/languages'
import { openedIn } from '@academy/api/shared/results/hidden_players'
import { NO_RESULTS, SCHOOL_PLAYERS, type StoredResults } from '@academy/api/shared/results/results'
import { RESULT_ROUNDS_MAX } from '@academy/api/shared/results/results_rules'
import { schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { resultsOf } from '@academy/api/shared/words/results_titles'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { paths } from '@/paths'
import type { Tournament } from '@/lib/data'
import { useDraft } from '@/unsent/drafts'
import type { Side } from '@/components/conflict-sides'
import { errorBanner } from '@/lib/error-banner'
import { Refused } from '@/lib/errors'
import { language } from '@/lib/language'
import { useWaiting, type Entry } from '@/unsent/entries'
import { outboxEvents } from '@/unsent/events'
import { discard, newEntry, post } from '@/unsent/save'
import { contradictionIn, standingsDoubt } from './contradiction'
import { finalDoubt } from './final-doubt'
import { groupMessage } from './group-message'
import { publishingOf, stampOf, undoneResults, type Publishing } from './publishing'
import { rebase, type Choices, type Rebased } from './rebase'
import { resultsIdOf, resultsKey, sendableResults } from './sendable-results'

/** Results as the director sees them; `version` counts their saves. */
type DirectorsResults = Data.Results.Variants['forAdmin']

/** Null: nothing is published. */
const resultsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: [resultsKey, tournamentId],
    meta: { isCached: true, failure: m.resultsLoadFailed },
    async queryFn() {
      const { data } = await api.results.show({ params: { id: tournamentId } })
      return data as DirectorsResults | null
    },
  })

/** It stays on this device until it is published. */
interface Unpublished {
  pasted: string
  /** Of what is in the box: all of it is in the preview, or only what stood there before. */
  read?: 'all' | 'before' | undefined
  preview?: StoredResults | undefined
  /** What the preview was made over. */
  base?: StoredResults | undefined
  /** Of what another phone has changed too. */
  choices: Choices
  /** What was read for the preview, and what was understood otherwise than it is written. */
  notes: string[]
  /** Pairs of schools whose names are alike, and which are two. */
  apart: string[]
}

const NOTHING: Unpublished = { pasted: '', notes: [], apart: [], choices: {} }

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

/** What the results in an entry were made over. */
const baseOf = ({ base }: Entry) => base?.values as StoredResults | undefined

/** What is published of a tournament, or will be once the outbox is sent, and how it is changed. */
export function useResults(tournament: Tournament) {
  const { _id: id, title, rounds, prizes } = tournament
  const itemId = resultsIdOf(id)
  const name = resultsOf[language()](title)
  const client = useQueryClient()
  const query = useQuery(resultsQuery(id))
  const { data } = query
  const entry = useWaiting()?.find((waiting) => waiting.itemId === itemId)
  useEffect(
    () =>
      outboxEvents.subscribe((event) => {
        if (!('entry' in event) || event.entry.itemId !== itemId) return
        if (event.type === 'stored') {
          const stored = 'players' in event.item ? (event.item as DirectorsResults) : null
          client.setQueryData(resultsQuery(id).queryKey, stored)
          const { undone } = { ...event.entry.values } as { undone?: string }
          toast(undone ?? m.resultsStored())
          void client.invalidateQueries({ queryKey: ['tournaments'] })
        }
        // An answer that is under way may be older.
        void client.invalidateQueries({ queryKey: [resultsKey] })
      }),
    [client, id, itemId]
  )
  // What is refused for itself gives way to what is published now.
  const waiting = entry?.refusal ? undefined : entry
  const version = (waiting ?? data)?.version ?? 0
  const hasSchoolPrize = prizes.some(({ position }) => schoolPlaces(position) !== null)
  const begun = {
    ...NO_RESULTS,
    rounds: Math.min(rounds ?? 1, RESULT_ROUNDS_MAX),
    schoolPlayers: hasSchoolPrize ? SCHOOL_PLAYERS : 0,
  }
  const current = (waiting?.fields as StoredResults | undefined) ?? data ?? begun
  const stamp = stampOf(current)

  const [unpublished, setUnpublished] = useState(NOTHING)
  const { pasted, read, notes, apart, base, choices } = unpublished
  /** Why what is in the box, or a file, could not be read. */
  const [problem, setProblem] = useState<string>()
  const isUnread = problem !== undefined || (pasted.trim() !== '' && read !== 'all')
  // An answer outlives what it was asked for: the list of the next round has the same schools.
  const isToPublish = pasted !== '' || unpublished.preview !== undefined
  const draft = useDraft<Unpublished>({
    key: `results:${id}`,
    unsaved: isToPublish || apart.length > 0 ? { values: unpublished, picture: null } : null,
    unpublished: isToPublish ? { title: name, view: paths.results(id) } : undefined,
    onRestore: ({ values }) => setUnpublished({ ...NOTHING, ...values }),
    startOver: { words: m.startEmpty(), act: () => setUnpublished(NOTHING) },
  })
  // What was changed here stands on what is published now, whoever has published meanwhile.
  const overtaken = entry?.state === 'stale' ? entry : undefined
  const ground = useRebased(
    overtaken && baseOf(overtaken),
    overtaken?.fields as StoredResults | undefined,
    current,
    choices
  )
  const own = unpublished.preview
  const top = useRebased(base, own, ground.results, choices)
  const { results } = top
  const preview = own || overtaken ? results : undefined
  // A preview of an earlier text, under the one that stands in the box now, would be taken for its own.
  const isHeld = isUnread && read !== undefined && own !== undefined
  const isOvertaken =
    overtaken !== undefined ||
    (own !== undefined && base !== undefined && stampOf(base) !== stampOf(ground.results))
  const doubts = [finalDoubt(results), contradictionIn(results), standingsDoubt(results)].filter(
    Boolean
  )
  const setPreview = (next?: StoredResults, words: string[] = []) =>
    setUnpublished((now) => ({
      ...now,
      preview: next,
      notes: words,
      // As long as there is something to choose, both are known.
      base: next && (top.clashes.length > 0 ? base : ground.results),
    }))
  const revise = (next: StoredResults, words: string[] = []) =>
    setPreview(next, [...(preview ? notes : []), ...words])

  // What was published or removed here can be undone while that is what is published.
  const [last, setLast] = useState<Publishing>()
  const [isSending, setSending] = useState(false)
  const isLast = last?.stamp === stamp

  function publish(next: StoredResults) {
    setLast(publishingOf(current, next, isLast ? last : undefined))
    return send(next)
  }

  /** Puts the whole document into the outbox; what waits there already is replaced. */
  async function send(next: StoredResults, undone?: string) {
    const before = (waiting && baseOf(waiting)) ?? current
    // What was changed while it was sent is still to be published.
    const forget = () =>
      setUnpublished((now) =>
        preview && now === unpublished ? { ...NOTHING, apart: now.apart } : now
      )
    // Only what a person has opened is open: an earlier document opens nobody.
    const opened = undone ? [] : openedIn(before, next)
    // The server has nothing that could be removed.
    if (waiting && version === 0 && next.players.length === 0) {
      await discard(waiting.id)
      return forget()
    }
    const content = newEntry({
      kind: resultsKey,
      itemId,
      item: tournament,
      title: name,
      version,
      fields: { ...next, opened },
      values: { pasted, undone },
      base: {
        values: before,
        pictureUrl: null,
      },
    })
    try {
      setSending(true)
      await post(sendableResults, { ...content, id: waiting?.id ?? content.id })
    } catch (error) {
      return errorBanner.showRefusal(error, m.resultsRefused())
    } finally {
      setSending(false)
    }
    flushSync(forget)
    // What is published is not listed any more, however soon the answer comes.
    draft.flush()
    if (entry?.refusal) await discard(entry.id)
  }

  return {
    begun,
    current,
    results,
    preview,
    problem,
    setProblem,
    /** What is in the box cannot be published, nor can anything else before it. */
    isUnread,
    /** What was read before is kept, and comes back with an empty box. */
    isHeld,
    /** What is to be known of what is shown; lists that are read together may say the same. */
    notes: [...new Set([...(preview ? notes : []), ...doubts])],
    version,
    pasted,
    unloaded: data === undefined && !waiting ? query : undefined,
    isWaiting: waiting !== undefined,
    /** Until it is on this device or, where there is no room for it, on the server. */
    isSending,
    isOvertaken,
    clashes: [...ground.clashes, ...top.clashes],
    choices,
    choose: (clash: string, side: Side) =>
      setUnpublished((now) => ({ ...now, choices: { ...now.choices, [clash]: side } })),
    refusal: overtaken ? undefined : entry?.refusal && new Refused(entry.refusal),
    namesUntil: data?.namesUntil,
    /** While another version waits, the website does not show what would be sent. */
    message:
      data && !waiting && tournament.isActive
        ? (sentIn: Language) => groupMessage(sentIn, tournament, data)
        : undefined,
    setPasted(text: string) {
      setProblem(undefined)
      setUnpublished((now) => ({ ...now, pasted: text, read: now.read && 'before' }))
    },
    setPreview,
    /** Shows what the text in the box, or a file, says. */
    setRead(next: StoredResults, words: string[]) {
      setPreview(next, words)
      setUnpublished((now) => ({ ...now, read: 'all' }))
    },
    /** Gives up all that is not published: what was changed here, and the text. */
    async giveUp() {
      setProblem(undefined)
      setUnpublished({ ...NOTHING, apart })
      if (overtaken) return discard(overtaken.id)
      const undo = () =>
        setUnpublished((now) =>
          now.pasted || now.preview ? now : { ...unpublished, apart: now.apart }
        )
      toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
    },
    /** Changes what is shown; what was to be known of it is still so. */
    revise,
    apart,
    setApart: (pair: string) => setUnpublished((now) => ({ ...now, apart: [...now.apart, pair] })),
    change: (changed: Partial<StoredResults>) => revise({ ...results, ...changed }),
    publish,
    /** One step back; who is hidden, and whose name is short, stays so. */
    undo:
      last && isLast && !preview
        ? {
            words: m.undoPublishing(last.parts),
            act() {
              setLast(undefined)
              return send(undoneResults(current, last.previous), m.publishingUndone(last.parts))
            },
          }
        : undefined,
    /** Gives up what was refused, but not what was pasted for it. */
    async takeServers() {
      const { pasted: text = '' } = { ...entry?.values } as Partial<Unpublished>
      setUnpublished((now) => ({ ...now, pasted: now.pasted || text }))
      if (entry) await discard(entry.id)
      await client.invalidateQueries({ queryKey: [resultsKey] })
    },
  }
}
