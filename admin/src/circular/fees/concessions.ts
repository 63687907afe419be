import { AND } from '@academy/api/shared/patterns/joining_words'
import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { findMoney } from '../money'
import type { Statement } from '../statements'
import { FREE, FREE_WORDS, groupIn, HALF, HALVES, isGroup } from './words'

const PAYING = /\b(?:entry|is|are|of|pay|price)\b|प्रवेश/giu

export interface Concession extends GroupFee {
  /** Whether the circular says the amount, or it was reckoned. */
  isWritten: boolean
  statement: Statement
}

const JOINT = new RegExp(`[,()]|\\s(?:${AND}|&)\\s`, 'iu')

/** Parts that tell of one group that pays less: 'GM, IM, WGM and WIM: free', 'girls half' */
const clausesOf = (text: string): string[] =>
  text
    .split(/[;|।]|\.\s/u)
    .flatMap((clause) => {
      const times = [...clause.matchAll(FREE_WORDS), ...clause.matchAll(HALVES)].length
      return findMoney(clause).length === 0 && times === 1 ? [clause] : clause.split(JOINT)
    })
    .filter((clause) => findMoney(clause).length === 0)

/** Groups that pay nothing, or half of what the others pay. */
export function concessionsOf(statement: Statement, whole: number | undefined): Concession[] {
  return clausesOf(statement.text).flatMap((clause) => {
    const amount = concessionIn(clause, whole)
    const words = clause.replace(FREE_WORDS, ' ').replace(HALVES, ' ').replace(PAYING, ' ')
    const group = groupIn(words)
    if (amount === undefined || !isGroup(group)) return []
    return [{ group, amount, isWritten: amount === 0, statement }]
  })
}

function concessionIn(clause: string, whole: number | undefined): number | undefined {
  if (FREE.test(clause)) return 0
  return whole !== undefined && HALF.test(clause) ? Math.round(whole / 2) : undefined
}
