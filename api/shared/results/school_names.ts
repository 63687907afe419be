import { folded } from '../text/folded_text.js'
import type { ResultPlayer } from './results.js'

export type ClubPlayer = Pick<ResultPlayer, 'no' | 'club'>

const plain = (club: string) => club.trim().replace(/\s+/g, ' ')

/** What else is typed for an apostrophe is no punctuation: ` ´ ʹ ʻ ʼ ʽ. */
const BETWEEN_LETTERS = /[\s\p{P}\p{Sk}\u02b9-\u02bd]/gu

/** The same for spellings that differ in case, blanks, dots and other punctuation; '' for none. */
export const schoolKey = (club: string | null | undefined) =>
  folded(club ?? '').replace(BETWEEN_LETTERS, '')

/** 'Nehru Vidyalaya' before 'NEHRU VIDYALAYA' before 'nehru vidyalaya'; what has no case is the best. */
function caseRank(spelling: string): number {
  if (spelling === spelling.toLowerCase() && spelling !== spelling.toUpperCase()) return 2
  return spelling === spelling.toUpperCase() && spelling !== spelling.toLowerCase() ? 1 : 0
}

const capitals = (spelling: string) => spelling.match(/\p{Lu}/gu)?.length ?? 0

/** The spellings of each school by its key, the one to show first. */
export type SchoolSpellings = ReadonlyMap<string, string[]>

/**
 * How each school is spelt, by its key: the most frequent spelling first, which is the one to show. Of
 * equally frequent ones the fullest, then the best capitalised, then that of the lower starting number.
 * @param hidden starting numbers of players whose club is nobody's to see
 */
export function schoolSpellings(
  players: readonly ClubPlayer[],
  hidden: readonly number[] = []
): SchoolSpellings {
  const counts = new Map<string, Map<string, number>>()
  for (const { no, club } of [...players].sort((one, other) => one.no - other.no)) {
    const key = schoolKey(club)
    if (!key || !club || hidden.includes(no)) continue
    const spellings = counts.get(key) ?? new Map<string, number>()
    const spelling = plain(club)
    counts.set(key, spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1))
  }
  const sorted = [...counts].map(([key, spellings]) => {
    const best = [...spellings].sort(
      ([one, ones], [other, others]) =>
        others - ones ||
        folded(other).length - folded(one).length ||
        caseRank(one) - caseRank(other) ||
        capitals(other) - capitals(one)
    )
    return [key, best.map(([spelling]) => spelling)] as const
  })
  return new Map(sorted)
}

/** What a school is called in every list, page and picture, however its name is spelt. */
export const schoolName = (club: string, spellings: SchoolSpellings): string =>
  spellings.get(schoolKey(club))?.[0] ?? club

/**
 * The same where perhaps no school is named: the spellings are looked for with the first one.
 * @param hidden starting numbers of players whose club is nobody's to see
 */
export function schoolNames(players: readonly ClubPlayer[], hidden: readonly number[] = []) {
  let spellings: SchoolSpellings | undefined
  return (club: string): string => {
    spellings ??= schoolSpellings(players, hidden)
    return schoolName(club, spellings)
  }
}
