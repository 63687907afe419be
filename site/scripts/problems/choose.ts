import type { Found } from './prove.ts'

/** At most: more than a year without a repetition. Whole weeks of them are kept. */
const WANTED = { 1: 310, 2: 126 } as const
/** Of one kind of mate. */
const ALIKE_MOST = 9
/** On so many squares at least two problems differ, seen from either side and in a mirror. */
const DIFFERENT_LEAST = 12

const RANK = /[1-8]/g

/** The 64 squares, a8 first, as one letter each. */
function squaresOf(fen: string): string {
  const [placement = ''] = fen.split(' ')
  return placement.replaceAll('/', '').replace(RANK, (count) => '.'.repeat(Number(count)))
}

const mirrored = (squares: string) =>
  squares.replace(/.{8}/g, (rank) => [...rank].reverse().join(''))

const turned = (squares: string) =>
  (squares.match(/.{8}/g) ?? [])
    .reverse()
    .join('')
    .replace(/[a-z]/gi, (piece) =>
      piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase()
    )

/** A position from White's side and from Black's, and both in a mirror. */
const viewsOf = (fen: string) => {
  const squares = squaresOf(fen)
  const other = turned(squares)
  return [squares, other, mirrored(squares), mirrored(other)]
}

function difference(a: string, b: string): number {
  let count = 0
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1
  return count
}

/** How much rather a position is taken in which the king that is mated has stayed at home. */
const HOME_BONUS = 14

/** A king in the middle of the board looks like a game of nobody's. */
function isKingHome(fen: string): boolean {
  const [placement = '', turn] = fen.split(' ')
  const ranks = placement.split('/')
  return turn === 'w'
    ? ranks.slice(0, 2).some((rank) => rank.includes('k'))
    : ranks.slice(6).some((rank) => rank.includes('K'))
}
/** In two moves, where the other side has but one answer: that is a mate in one with a detour. */
const FORCED_MALUS = 12
const isForced = ({ moves, stored }: Found) =>
  moves === 2 && /^[^|]*\|[^|,]+:/.test(stored.split(' ').at(-1)!) && stored.split('|').length === 2

const worth = (one: Found) =>
  one.difficulty + (isKingHome(one.fen) ? HOME_BONUS : 0) - (isForced(one) ? FORCED_MALUS : 0)

/** The most worthwhile of every kind that differ from one another, in a row that gets harder in each week. */
export function choose(found: Found[]): { one: string[]; two: string[] } {
  const taken: string[] = []
  const kinds = new Map<string, number>()
  const pick = (moves: 1 | 2, perWeek: number) => {
    const chosen: Found[] = []
    const candidates = found.filter((one) => one.moves === moves)
    for (const one of candidates.toSorted((a, b) => worth(b) - worth(a))) {
      if (chosen.length === WANTED[moves]) break
      const kind = `${moves} ${one.kind}`
      const alike = kinds.get(kind) ?? 0
      const views = viewsOf(one.fen)
      const isNew = taken.every((other) =>
        views.every((view) => difference(view, other) >= DIFFERENT_LEAST)
      )
      if (alike >= ALIKE_MOST || !isNew) continue
      kinds.set(kind, alike + 1)
      taken.push(squaresOf(one.fen))
      chosen.push(one)
    }
    return inWeeks(
      chosen.toSorted((a, b) => a.difficulty - b.difficulty),
      perWeek
    ).map(({ stored }) => stored)
  }
  // The rarer first: a position may be near to one of the other kind.
  const two = pick(2, 2)
  return { one: pick(1, 5), two }
}

/** From rising difficulty to weeks that each begin with an easy day and end with a hard one. */
function inWeeks(rising: Found[], perWeek: number): Found[] {
  const weeks = Math.floor(rising.length / perWeek)
  return Array.from({ length: weeks * perWeek }, (_, index) => {
    const day = index % perWeek
    const week = Math.floor(index / perWeek)
    // A fixed step through the weeks, so that neighbours are not of one game.
    return rising[day * weeks + ((week * 23 + day * 7) % weeks)]!
  })
}
