import { WORD_START } from '@academy/api/shared/text/whole_words'
import { WON_WORDS } from '../prize-words'
import type { PrizeAmount } from './amounts'
import type { PrizeLine } from './lines'
import { winnerIn } from './winner'
import { descriptionOf } from './worded-money'
import { CLAUSE_END, isWithoutAmount, SAYS_EACH, tidy, TROPHY } from './words'

/** 'Best Girl: Trophy and certificate' */
const WINNER_AND_WON = new RegExp(
  `^(?<winner>.*?)${WORD_START}(?:an?\\s+)?(?<won>${WON_WORDS}[^|/\\d]*)$`,
  'iu'
)

/** A line with the trophies that it tells of as prizes without money, each with its rank or group. */
export function withTrophies(line: PrizeLine): PrizeLine {
  if (line.is === 'amounts') return line
  const clauses = wonClauses(line.statement.text)
  const amounts = clauses.flatMap((clause) => trophyIn(clause) ?? [])
  if (amounts.length === 0) return line
  const leftOut = clauses.filter((clause) => !trophyIn(clause) && isWithoutAmount(clause))
  const beside = { leftOut: leftOut.map(tidy), isUnclear: false }
  return { is: 'amounts', statement: line.statement, amounts, beside }
}

/** Clauses up to what is won: 'Best U-7, Best Girl: Trophy' is one. */
function wonClauses(text: string): string[] {
  return text.split(CLAUSE_END).reduce<string[]>((found, clause) => {
    const before = found.at(-1)
    const isOpen = before !== undefined && !TROPHY.test(before)
    return isOpen ? [...found.slice(0, -1), `${before}, ${clause}`] : [...found, clause]
  }, [])
}

function trophyIn(clause: string): PrizeAmount | undefined {
  const { winner = '', won = '' } = WINNER_AND_WON.exec(clause)?.groups ?? {}
  const { rank, group, isSeveral } = winnerIn(winner, true)
  if (!rank && !group) return undefined
  const isEach = SAYS_EACH.test(won)
  return {
    amount: 0,
    place: rank ? 'ranked' : 'grouped',
    rank,
    group,
    isEach,
    description: descriptionOf(won),
    rowLength: 1,
    words: tidy(clause),
    leftOut: [],
    isUnclear: isSeveral && !isEach,
  }
}
