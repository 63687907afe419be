import { TIE_BREAK_MAX } from '@academy/api/shared/results/results_rules'
import { m } from '@/lib/messages'
import { placesOf, type Header } from './headers'
import { hasRoundsInAll, roundCountIn, roundIn, withoutTotals } from './named-rounds'
import type { TableKind } from './read-list'
import { serialIn } from './serial-column'
import { NORMAL_FORM } from './typed-words'

/** The menu of a page names other lists and rounds, too: only the line nearest to the list is its own. */
const HEADLINE =
  /\b(?:rounds?|rd|rank(?:ing)?|standings?|crosstable|list|final results?)\b|क्रमवारी|तालिका|यादी|सूची|फेऱ्या|अंतिम (?:निकाल|नतीज|परिणाम)/i
const FINAL = /\bfinal (?:rank|standing|cross|results?\b)|अंतिम/i

/** What the lines above a table say of it. */
export function saidAbove(kind: TableKind, above: string[]) {
  const lines = above.map((line) => line.normalize(NORMAL_FORM))
  const isHeadline = (line: string) => HEADLINE.test(withoutTotals(line)) || roundIn(line) > 0
  const headline = lines.findLast(isHeadline) ?? ''
  const text = lines.join('\n')
  const isRanking = kind === 'standings' || kind === 'crosstable'
  const isFinal = isRanking && FINAL.test(headline)
  return {
    round: kind === 'start' ? 0 : roundIn(headline),
    rounds: roundCountIn(text),
    isOfAllRounds: isFinal || hasRoundsInAll(text),
    isFinal,
    headings: above,
  }
}

export function saidByHeader(header: Header, kind: TableKind) {
  const { cells, columns } = header
  return {
    isOfSchools: cells.some((cell, place) => columns[place] === 'club' && /school/i.test(cell)),
    serial: serialIn(header, kind),
    notes: columnNotes(header),
  }
}

/** Names the columns that are not read, and those that are kept private. */
function columnNotes({ cells, columns }: Header): string[] {
  const unread = cells.filter((cell, place) => cell && !columns[place])
  const kept = cells.filter((_cell, place) => columns[place] === 'private')
  const notes = unread.map((column) => m.adjustedColumn({ column }))
  return kept.length > 0 ? [...notes, m.adjustedPrivate({ columns: kept.join(', ') })] : notes
}

/** With the tie-breaks as the legend below calls them; points are none, though they may stand first. */
export function withTieBreaks(
  header: Header,
  legend: string
): { header: Header; tieBreaks: string[] } {
  const { cells, columns } = header
  const names = placesOf(header, 'tieBreak').map((place, index) => {
    const code = cells[place] ?? ''
    const number = /\d+/.exec(code)?.[0] ?? index + 1
    const name = new RegExp(`tie ?break ?${number} ?: ?([^\\n]+?)(?= ?tie ?break|\\n|$)`, 'i')
    return (name.exec(legend)?.[1] ?? code).slice(0, TIE_BREAK_MAX)
  })
  const isOfPoints = /^points\b/i.test(names[0] ?? '') && !columns.includes('points')
  if (!isOfPoints) return { header, tieBreaks: names }
  const named = columns.with(columns.indexOf('tieBreak'), 'points')
  return { header: { ...header, columns: named }, tieBreaks: names.slice(1) }
}
