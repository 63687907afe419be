import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { inLanguage } from '@academy/api/shared/text/translations'
import { shown } from '@/features/items/share-message'
import type { Merged } from '@/features/results/merging/merge'
import { otherTournamentIn } from '@/features/results/merging/other-tournament'
import type { ReadList } from '@/features/results/reading/read-list'
import type { Tournament } from '@/lib/data'
import { m } from '@/lib/messages'

/** What a list may call it, in each language. */
const titlesOf = (tournament: Tournament): string[] =>
  LANGUAGES.map((one) => inLanguage(shown(tournament), one).title)

/**
 * What the director is told of lists that were read, what may be a mistake first.
 * @param others as many of the other tournaments as are known here
 */
export function listNotes(
  read: ReadList[],
  { doubts, summaries, adjustments }: Merged,
  tournament: Tournament,
  others: Tournament[]
): string[] {
  const headings = read.flatMap((list) => list.headings)
  const name = otherTournamentIn(headings, titlesOf(tournament), others.flatMap(titlesOf))
  const other = name ? [m.otherTournament({ name, title: tournament.title })] : []
  return [...other, ...doubts, summaries.join('. '), ...adjustments]
}
