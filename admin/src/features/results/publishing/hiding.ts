import { keepHidden, openedIn } from '@academy/api/shared/results/hidden_players'
import type { StoredResults } from '@academy/api/shared/results/results'
import { formatList } from '@/lib/format'
import { m } from '@/lib/messages'
import { differences } from './content'

export type Versioned = StoredResults & { version: number }

/**
 * What another phone has published, with whom a save hides besides and the short names that it asks for;
 * undefined: it is so already.
 * @param base what the save was made over
 */
export function withHidden(
  base: StoredResults,
  mine: StoredResults,
  theirs: Versioned
): Versioned | undefined {
  const before = new Set(base.hidden)
  const hidden = mine.hidden.filter((no) => !before.has(no))
  const found = keepHidden({ hidden, players: mine.players }, theirs.players).hidden
  const isShortened = base.names === 'full' && mine.names === 'short'
  const results: Versioned = {
    ...theirs,
    names: isShortened ? 'short' : theirs.names,
    hidden: [...new Set([...theirs.hidden, ...found])],
  }
  return differences(theirs, results).length > 0 ? results : undefined
}

/** Whether a save names nobody again, and changes nothing else. */
export const isHiding = (base: StoredResults, mine: StoredResults) =>
  differences(base, mine).every((part) => part === 'hidden' || part === 'names') &&
  (base.names === 'full' || mine.names === 'short') &&
  openedIn(base, mine).length === 0

/** Whom the eye alone has hidden, or shown again; undefined: a save changes something else. */
export function eyeWords(base: StoredResults, mine: StoredResults): string | undefined {
  if (differences(base, mine).join() !== 'hidden') return undefined
  const hidden = newlyHidden(base, mine)
  return hidden
    ? m.namesHidden({ names: hidden })
    : m.namesShown({ names: newlyHidden(mine, base) })
}

/** The names of those who are hidden in the later version only. */
const newlyHidden = (earlier: StoredResults, later: StoredResults) =>
  formatList(
    later.players
      .filter(({ no }) => later.hidden.includes(no) && !earlier.hidden.includes(no))
      .map(({ name }) => name)
  )
