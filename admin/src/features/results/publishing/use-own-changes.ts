import type { StoredResults } from '@academy/api/shared/results/results'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { useDraft } from '@/unsent/drafts'
import type { Choices } from './rebase'

/** What was read for a preview, what was understood otherwise than it is written, what was changed. */
export interface Note {
  words: string
  /** Which lists it was read from; absent where it is of a change by hand. */
  of?: string | undefined
}

/** It stays on this device until it is published. */
interface Kept {
  pasted: string
  /** Of what is in the box: all of it is in the preview, or only what stood there before. */
  read?: 'all' | 'before' | undefined
  preview?: StoredResults | undefined
  /** What the preview was made over. */
  base?: StoredResults | undefined
  /** Of what another phone has changed too. */
  choices: Choices
  notes: Note[]
  /** Pairs of schools whose names are alike, and which are two. */
  apart: string[]
}

const NOTHING: Kept = { pasted: '', notes: [], apart: [], choices: {} }

/** An answer outlives what it was asked for: the list of the next round has the same schools. */
const emptied = ({ apart }: Kept): Kept => ({ ...NOTHING, apart })

/** What is typed, pasted or changed here and not published yet. */
export function useOwnChanges(tournamentId: string, title: string) {
  const [own, setOwn] = useState(NOTHING)
  const { pasted, preview, read, apart } = own
  /** Why what is in the box, or a file, could not be read. */
  const [problem, setProblem] = useState<string>()
  const isToPublish = pasted !== '' || preview !== undefined
  const draft = useDraft<Kept>({
    key: `results:${tournamentId}`,
    unsaved: isToPublish || apart.length > 0 ? { values: own, picture: null } : null,
    unpublished: isToPublish ? { title, view: paths.results(tournamentId) } : undefined,
    onRestore: ({ values }) => setOwn({ ...NOTHING, ...values }),
    startOver: { words: m.startEmpty(), act: () => setOwn(NOTHING) },
  })
  return {
    ...own,
    problem,
    setProblem,
    isUnread: problem !== undefined || (pasted.trim() !== '' && read !== 'all'),
    /** Stores at once what is still to be published. */
    flush: () => draft.flush(),
    change: (changed: Partial<Kept> | ((now: Kept) => Partial<Kept>)) =>
      setOwn((now) => ({
        ...now,
        ...(typeof changed === 'function' ? changed(now) : changed),
      })),
    /** It is published; what was changed since, while it was sent, is still to be. */
    forget: () => setOwn((now) => (now === own ? emptied(now) : now)),
    giveUp() {
      setProblem(undefined)
      setOwn(emptied)
    },
    /** What was given up comes back, unless something else stands there by now. */
    takeBack: () =>
      setOwn((now) => (now.pasted || now.preview ? now : { ...own, apart: now.apart })),
  }
}

export type OwnChanges = ReturnType<typeof useOwnChanges>
