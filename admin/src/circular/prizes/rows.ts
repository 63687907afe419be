import { ordinal, ranksOf } from '../ordinals'
import type { Beside, PrizeAmount } from './amounts'
import { positionOf, type Found } from './found'
import type { AmountsLine, Heading, PrizeLine } from './lines'
import { BEST } from './words'

/** A line of the list with its prizes, and what the next line stands below. */
export interface PlacedLine extends Beside {
  prizes: Found[]
  /** Its words, where it has prizes. */
  phrase: string
  heading: Heading
  row: Row
}

/** Amounts side by side, or below each other: the column of each tells its rank. */
interface Row {
  ranks: string[]
  /** How many of its amounts were read. */
  column: number
  /** Whether its ranks are not written: 'Best U-1600: 2500/1500/1000' */
  isCounted: boolean
}

const rowWith = (ranks: string[]): Row => ({ ranks, column: 0, isCounted: false })

const counted = (length: number): Row => ({
  ranks: Array.from({ length }, (_, at) => ordinal(at + 1)),
  column: 0,
  isCounted: true,
})

const NO_HEADING: Heading = { group: '', isOfPrizes: false, awaits: undefined }

/** Gives each amount its rank and its group: those before it, or those that stand above. */
export function placedLines(lines: PrizeLine[]): PlacedLine[] {
  const placed: PlacedLine[] = []
  for (const line of lines) {
    const { heading, row } = placed.at(-1) ?? { heading: NO_HEADING, row: rowWith([]) }
    placed.push(placedBelow(line, heading, row))
  }
  return placed
}

function placedBelow(line: PrizeLine, heading: Heading, row: Row): PlacedLine {
  const alone = { prizes: [], phrase: '', heading, row, ...line.beside }
  switch (line.is) {
    case 'amounts':
      return placedAmounts(line, heading, row)
    case 'rank':
      return { ...alone, row: rowWith(row.column > 0 ? [line.rank] : [...row.ranks, line.rank]) }
    case 'heading': {
      // The ranks at the head of a table are those of each group below it.
      const isHead = hasHead(row) && !line.heading.isOfPrizes
      return { ...alone, heading: line.heading, row: rowWith(isHead ? row.ranks : []) }
    }
    case 'other':
      return alone
  }
}

const hasHead = ({ ranks }: Row) => ranks.length > 1

/** An amount with its prize, where it has a place in its row. */
interface Cell {
  prize?: Found
  beside: Beside
  row: Row
}

function placedAmounts(
  { amounts, statement, beside }: AmountsLine,
  heading: Heading,
  above: Row
): PlacedLine {
  const cells: Cell[] = []
  for (const amount of amounts) cells.push(cellOf(amount, heading, cells.at(-1)?.row ?? above))
  const prizes = cells.flatMap(({ prize }) => prize ?? [])
  const isFound = prizes.length > 0
  const told = cells.map((cell) => cell.beside)
  if (isFound) told.push(beside)
  const row = cells.at(-1)?.row ?? above
  return {
    prizes,
    phrase: isFound ? statement.text : '',
    leftOut: told.flatMap(({ leftOut }) => leftOut),
    isUnclear: told.some(({ isUnclear }) => isUnclear),
    heading,
    row: row.isCounted ? { ...row, ranks: [], isCounted: false } : row,
  }
}

function cellOf(amount: PrizeAmount, heading: Heading, above: Row): Cell {
  if (amount.place === 'apart') return { beside: amount, row: above }
  const row = rowFor(amount, above)
  const next = { ...row, column: row.column + 1 }
  const { leftOut, isUnclear, words } = amount
  const prize = prizeIn(row, amount, heading)
  return prize
    ? { prize, beside: { leftOut, isUnclear: isUnclear || row.isCounted }, row: next }
    : { beside: { leftOut: [...leftOut, words], isUnclear: true }, row: next }
}

/** The row that an amount begins, or goes on with. */
function rowFor({ place, rank, rowLength }: PrizeAmount, row: Row): Row {
  if (rank) return rowWith(ranksFor(rank, rowLength))
  if (place === 'falling' && !hasHead(row)) return counted(rowLength)
  if (place !== 'grouped') return row
  if (hasHead(row)) return rowWith(row.ranks)
  return rowLength > 1 ? counted(rowLength) : rowWith([])
}

/** Of '1 to 3: 1000/700/500' each rank has its amount. */
function ranksFor(rank: string, length: number): string[] {
  const [first, last] = ranksOf(rank)
  const isEachOwn = length > 1 && last - first + 1 === length
  return isEachOwn ? Array.from({ length }, (_, at) => ordinal(first + at)) : [rank]
}

/** The prize of an amount; none where neither a rank nor a group is its own. */
function prizeIn(
  { ranks, column, isCounted }: Row,
  { amount, rank, group, description, isEach }: PrizeAmount,
  heading: Heading
): Found | undefined {
  // 'Below 1600' as a heading is for every rank below it, until the next one.
  const owner = group || heading.group
  // 'Best Woman 5,000' in a table of ranks is one prize.
  const isOne = !rank && !isCounted && BEST.test(owner)
  const place = isOne ? undefined : ranks[column]
  if (place === undefined && (!owner || column > 0)) return undefined
  return {
    position: positionOf(owner, place),
    amount,
    description,
    rank: place,
    group: owner,
    isEach,
  }
}
