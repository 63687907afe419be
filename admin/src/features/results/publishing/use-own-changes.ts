import type { StoredResults } from '@academy/api/shared/results/results'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { useDraft } from '@/unsent/use-draft'
import type { Choices } from './rebasing/choosing'

/** Something the director is told about the preview. */
export interface Note {
  words: string
  /** The lists it is about; absent for a change by hand. */
  of?: string | undefined
}

/** It stays on this device until it is published. */
interface Kept {
  pasted: string
  /** Whether the preview holds the whole text of the box, or only an earlier one. */
  read?: 'all' | 'before' | undefined
  preview?: StoredResults | undefined
  /** The published results that the preview is based on. */
  base?: StoredResults | undefined
  /** Answers where another phone has changed the same. */
  choices: Choices
  notes: Note[]
  /** Pairs of schools with similar names that are really two. */
  apart: string[]
}

const NOTHING: Kept = { pasted: '', notes: [], apart: [], choices: {} }

/** The answers about schools are kept: the list of the next round has the same ones. */
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
    /** Once published; but not what was changed while it was sent. */
    forget: () => setOwn((now) => (now === own ? emptied(now) : now)),
    giveUp() {
      setProblem(undefined)
      setOwn(emptied)
    },
    /** Undoes `giveUp`, unless there is something else by now. */
    takeBack: () =>
      setOwn((now) => (now.pasted || now.preview ? now : { ...own, apart: now.apart })),
  }
}

export type OwnChanges = ReturnType<typeof useOwnChanges>
