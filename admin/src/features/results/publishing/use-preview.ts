import type { StoredResults } from '@academy/api/shared/results/results'
import { useMemo } from 'react'
import { isSameContent } from './content'
import { contradictionIn, standingsDoubt } from './contradiction'
import { finalDoubt } from './final-doubt'
import type { ReadList } from '@/features/results/reading/read-list'
import type { Choices } from './rebasing/choosing'
import { rebase, type Rebased } from './rebasing/rebase'
import type { Note, OwnChanges } from './use-own-changes'
import { baseOf, resultsIn, type Published } from './use-published'

/** The changes of this device, if any, put onto other results than they were made over. */
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

const notesOf = (words: string[], of?: string): Note[] => words.map((one) => ({ words: one, of }))

const doubtsOf = (results: StoredResults) =>
  [finalDoubt(results), contradictionIn(results), standingsDoubt(results)].filter(Boolean)

/**
 * What is shown, and how it is changed: the changes of this device on top of what is published now, even if
 * another phone has published meanwhile.
 */
export function usePreview({ current, overtaken }: Published, own: OwnChanges) {
  const { base, choices, notes } = own
  const ground = useRebased(
    overtaken && baseOf(overtaken),
    overtaken && resultsIn(overtaken),
    current,
    choices
  )
  const top = useRebased(base, own.preview, ground.results, choices)
  const { results } = top
  const preview = own.preview || overtaken ? results : undefined
  const isBaseOld = own.preview && base && !isSameContent(base, ground.results)

  const clashes = [...ground.clashes, ...top.clashes]
  const shownNotes = preview ? notes : []
  const show = (next: StoredResults, nextNotes: Note[]) =>
    own.change({
      preview: next,
      notes: nextNotes,
      // The base stays until everything is chosen.
      base: top.clashes.length > 0 ? base : ground.results,
    })
  const revise = (next: StoredResults, words: string[] = []) =>
    show(next, [...shownNotes, ...notesOf(words)])

  return {
    results,
    preview,
    clashes,
    isUndecided: clashes.some(({ id }) => !choices[id]),
    isOvertaken: overtaken !== undefined || Boolean(isBaseOld),
    /** What the director is told about what is shown, each sentence once. */
    notes: [...new Set([...shownNotes.map(({ words }) => words), ...doubtsOf(results)])],
    /** Replaces what is shown. */
    setPreview: (next: StoredResults, words: string[]) => show(next, notesOf(words)),
    /**
     * Shows what was read from the box or a file. Notes on other lists that were read before stay; a list
     * that is read again gets new ones.
     */
    setRead(next: StoredResults, lists: readonly ReadList[], words: string[]) {
      const of = lists.map(({ kind, round }) => `${kind} ${round}`).join()
      show(next, [...shownNotes.filter((note) => note.of !== of), ...notesOf(words, of)])
      own.change({ read: 'all' })
    },
    /** Changes what is shown, and keeps the notes. */
    revise,
    change: (changed: Partial<StoredResults>) => revise({ ...results, ...changed }),
  }
}
