import type { StoredResults } from '@academy/api/shared/results/results'
import { useMemo } from 'react'
import { isSameContent } from './content'
import { contradictionIn, standingsDoubt } from './contradiction'
import { finalDoubt } from './final-doubt'
import type { ReadList } from '@/features/results/reading/read-list'
import { rebase, type Choices, type Rebased } from './rebase'
import type { Note, OwnChanges } from './use-own-changes'
import { baseOf, resultsIn, type Published } from './use-published'

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

const notesOf = (words: string[], of?: string): Note[] => words.map((one) => ({ words: one, of }))

const doubtsOf = (results: StoredResults) =>
  [finalDoubt(results), contradictionIn(results), standingsDoubt(results)].filter(Boolean)

/**
 * What is shown, and how it is changed: what was changed here stands on what is published now, whoever
 * has published meanwhile.
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
  const said = preview ? notes : []
  const show = (next: StoredResults, nextNotes: Note[]) =>
    own.change({
      preview: next,
      notes: nextNotes,
      // As long as there is something to choose, both are known.
      base: top.clashes.length > 0 ? base : ground.results,
    })
  const revise = (next: StoredResults, words: string[] = []) =>
    show(next, [...said, ...notesOf(words)])

  return {
    results,
    preview,
    clashes,
    isUndecided: clashes.some(({ id }) => !choices[id]),
    isOvertaken: overtaken !== undefined || Boolean(isBaseOld),
    /** What is to be known of what is shown; lists that are read together may say the same. */
    notes: [...new Set([...said.map(({ words }) => words), ...doubtsOf(results)])],
    /** Shows something else than what stands there. */
    setPreview: (next: StoredResults, words: string[]) => show(next, notesOf(words)),
    /**
     * Shows what the text in the box, or a file, says. What is to be known of other lists that were read
     * before is still so; read again, a list has new notes.
     */
    setRead(next: StoredResults, lists: readonly ReadList[], words: string[]) {
      const of = lists.map(({ kind, round }) => `${kind} ${round}`).join()
      show(next, [...said.filter((note) => note.of !== of), ...notesOf(words, of)])
      own.change({ read: 'all' })
    },
    /** Changes what is shown; what was to be known of it is still so. */
    revise,
    change: (changed: Partial<StoredResults>) => revise({ ...results, ...changed }),
  }
}
