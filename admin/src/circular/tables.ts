import { labelOf, type Kind } from './labels'
import { findMoney } from './money'
import { ORDINAL } from './ordinals'

/** A cell with the name of its column before it: 'Date: 12/12/2026'. */
export interface Cell {
  text: string
  kind: Kind | undefined
  value: string
}

const NAME_MAX = 30

export const cellsOf = (line: string): string[] => line.split(/\s*\|\s*/)

const RANK = new RegExp(`^(?:${ORDINAL}|\\d{1,2}[.)]?)$`, 'iu')

/** What the columns of a table are of, where its first line names them: 'Date | Group | Fee'. */
function columnsOf(head: string[]): (Kind | undefined)[] | undefined {
  const isName = (name: string) => RANK.test(name) || !/\d/.test(name)
  const isHead = head.every((name) => name.length <= NAME_MAX && isName(name))
  if (!isHead || head.length < 2) return undefined
  const labels = head.map(labelOf)
  const kinds = labels.map((label, at): Kind | undefined => {
    if (RANK.test(head[at]!)) return 'prizes'
    return label?.value === '' ? label.kind : undefined
  })
  return new Set(kinds.filter(Boolean)).size > 1 ? kinds : undefined
}

/** Columns that tell whom a row is for. */
const OF_WHOM: readonly Kind[] = ['categories', 'eligibility', 'title']

function rowOf(cells: string[], head: string[], kinds: (Kind | undefined)[]): Cell[] {
  const whom = cells[kinds.findIndex((kind) => kind && OF_WHOM.includes(kind))]
  // A table of prizes names groups that are none of the tournament's: 'Best Woman'.
  const isOfPrizes = kinds.includes('prizes') && !kinds.includes('fee')
  return cells.flatMap((value, at): Cell[] => {
    const kind = kinds[at]
    if (isOfPrizes && value === whom) return []
    if (kind === 'prizes' && whom) return [prizeOf(whom, head[at]!, value)]
    // What is to pay belongs to the group of the row.
    const words = kind === 'fee' && whom ? `${whom} - ${value}` : value
    return [{ text: kind ? `${head[at]}: ${words}` : value, kind, value: words }]
  })
}

const RANKS_NAME =
  /^(?:rank|place|position|prize|no\.?|sr\.? ?no\.?|क्रमांक|क्र\.?|स्थान|बक्षीस|पुरस्कार)$/iu

const isPrizeRow = ([rank = '', ...amounts]: string[]) =>
  RANK.test(rank) && amounts.every((amount) => findMoney(amount).length === 1)

/** The groups of players that the first line of a table of prizes names, one for each amount of a row. */
function groupsOf(head: string[], row: string[]): string[] | undefined {
  const groups = head.length === row.length && RANKS_NAME.test(head[0]!) ? head.slice(1) : head
  const isNamed = groups.every(
    (group) => /\p{L}/u.test(group) && !RANK.test(group) && group.length <= NAME_MAX
  )
  const isOfRow = groups.length > 1 && groups.length === row.length - 1
  return isNamed && isOfRow && isPrizeRow(row) ? groups : undefined
}

/** How many lines from a place on hold. */
function countFrom<Item>(items: Item[], from: number, holds: (item: Item) => boolean): number {
  const end = items.slice(from).findIndex((item) => !holds(item))
  return end < 0 ? items.length - from : end
}

/** The cells of the lines that belong to tables, by line; the line that names the columns has none. */
export function tablesIn(lines: string[]): Map<number, Cell[]> {
  const rows = lines.map(cellsOf)
  const found = new Map<number, Cell[]>()
  for (let at = 0; at < rows.length - 1; at += 1) {
    const [head, first] = [rows[at]!, rows[at + 1]!]
    if (first.length < 2) continue
    const kinds = columnsOf(head)
    const groups = groupsOf(head, first)
    const holds = (row: string[]) => row.length === first.length && (!groups || isPrizeRow(row))
    const isTable = groups ?? (kinds && first.length === head.length && /\d/.test(lines[at + 1]!))
    if (!isTable) continue
    const count = countFrom(rows, at + 1, holds)
    found.set(at, [])
    for (let row = at + 1; row <= at + count; row += 1) {
      const cells = groups ? [] : rowOf(rows[row]!, head, kinds!)
      found.set(row, cells)
    }
    if (groups) found.set(at + 1, prizesOf(groups, rows.slice(at + 1, at + 1 + count)))
    at += count
  }
  return found
}

/** Column by column, as each group has a list of its own: 'U-15 1st ₹1000'. */
const prizesOf = (groups: string[], rows: string[][]): Cell[] =>
  groups.flatMap((group, column) =>
    rows.map(([rank = '', ...amounts]) => prizeOf(group, rank, amounts[column]!))
  )

function prizeOf(group: string, rank: string, amount: string): Cell {
  // Beside a group a bare figure would be no rank: 'U-15 1'.
  const place = /^\d+[.)]?$/.test(rank) ? `Rank ${rank.replace(/[.)]$/, '')}` : rank
  const text = `${group} ${place} ${amount}`
  return { text, kind: 'prizes', value: text }
}
