import { ranksOf } from '../ordinals'
import type { Statement } from '../statements'
import type { Found } from './found'
import { groupsOf } from './groups'
import { PER_GROUP, PLAIN_GROUP } from './words'

/** Whether a list of prizes has one meaning: plain places, each once, in falling order. */
export function isCertain(prizes: Found[], found: Found[], all: Statement[]): boolean {
  return (
    prizes.every(isPlain) &&
    isOrdered(prizes) &&
    !repeated(prizes) &&
    !found.some(isUncounted) &&
    !all.some(({ text }) => PER_GROUP.test(text))
  )
}

const AMOUNT_MIN = 50

function isPlain({ group, rank, amount, position }: Found): boolean {
  if (amount < AMOUNT_MIN) return false
  return group ? !rank && PLAIN_GROUP.test(group) : !/\d{4}$/.test(position)
}

/** 'Best girls: 500 each' does not say how many. */
const isUncounted = ({ isEach, rank, group }: Found): boolean =>
  isEach && !rank && groupsOf(group, true).length < 2

/** Ranks of one list: from the first on none is left out, and the amounts never rise. */
function isOrdered(prizes: Found[]): boolean {
  const ranked = prizes.flatMap(({ rank, group, amount }) => {
    if (rank === undefined || group) return []
    const [first, last] = ranksOf(rank)
    return [{ first, last, amount }]
  })
  return (
    ranked.length > 0 &&
    ranked.every(({ first, last, amount }, at) => {
      const above = ranked[at - 1] ?? { last: 0, amount: Infinity }
      return first === above.last + 1 && last >= first && amount <= above.amount
    })
  )
}

/** A position that two prizes have. */
export function repeated(prizes: Found[]): string | undefined {
  const names = prizes.map(({ position }) => position.toLowerCase())
  return prizes.find((_, at) => names.indexOf(names[at]!) < at)?.position
}
