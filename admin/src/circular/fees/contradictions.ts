import { UNDER } from '@academy/api/shared/patterns/age_words'
import { TO } from '@academy/api/shared/patterns/joining_words'
import { WORD_START } from '@academy/api/shared/text/whole_words'
import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'

const lettersOf = (group: string) => group.replace(/[\s.,-]/g, '').toLowerCase()

const AGE = new RegExp(`${WORD_START}${UNDER}[\\s-]*(\\d{1,2})(?!\\d)`, 'giu')
const AGES = new RegExp(
  `${WORD_START}${UNDER}[\\s-]*(\\d{1,2})\\s*(?:${TO}|-)\\s*${UNDER}?[\\s-]*(\\d{1,2})(?!\\d)`,
  'iu'
)

const agesIn = (group: string): number[] => [...group.matchAll(AGE)].map(([, age]) => Number(age))

/** Whether a group has an age: 'U-7 to U-15' all between, 'U-9, U-11' those it names. */
function hasAge(group: string, age: number): boolean {
  const range = AGES.exec(group)
  if (!range) return agesIn(group).includes(age)
  return age >= Number(range[1]) && age <= Number(range[2])
}

/** Two fees of which a player would have to pay both, and the ages that they share; none of one group. */
interface Contradiction {
  /** As it names them. */
  group: string
  fees: readonly GroupFee[]
  ages: readonly number[]
}

/** What a group is beside its ages. */
const kindOf = (group: string) => lettersOf(group.replace(AGES, '').replace(AGE, ''))

/** The first group that is named twice, or lies in another, and pays two amounts. */
export function contradictionIn(
  fees: readonly GroupFee[],
  settled: readonly Contradiction[] = []
): Contradiction | undefined {
  for (const [at, fee] of fees.entries()) {
    for (const [place, other] of fees.entries()) {
      const isSettled = settled.some((one) => one.fees.includes(fee) && one.fees.includes(other))
      if (other.amount === fee.amount || isSettled) continue
      const isAgain = place < at && lettersOf(other.group) === lettersOf(fee.group)
      const ages = isAgain ? [] : sharedAges(fee.group, other.group)
      if (!isAgain && ages.length === 0) continue
      return { group: fee.group, fees: place < at ? [other, fee] : [fee, other], ages }
    }
  }
  return undefined
}

/** The ages that a group names and another one has, too. */
const sharedAges = (group: string, other: string): number[] =>
  kindOf(group) === kindOf(other) ? agesIn(group).filter((age) => hasAge(other, age)) : []

const BETWEEN = /^[\s,/&-]+|[\s,/&-]+$|(?<=[,/&]\s*)[,/&]\s*/gu

/** A group without some of its ages; a range stays, as what is said of one of its ages goes before it. */
function withoutAges(group: string, ages: readonly number[]): string | undefined {
  if (AGES.test(group)) return group
  const rest = group.replace(AGE, (words, age: string) => (ages.includes(Number(age)) ? '' : words))
  return rest.search(AGE) < 0 ? undefined : rest.replace(BETWEEN, '')
}

/** The lists that are left when each contradiction is decided, one way or the other. */
export function answersTo(
  fees: readonly GroupFee[],
  settled: readonly Contradiction[] = []
): GroupFee[][] {
  const found = contradictionIn(fees, settled)
  if (!found) return [[...fees]]
  const lists = found.fees.toReversed().flatMap((loser) => {
    const left = withoutShared(fees, loser, found.ages)
    return left ? answersTo(left, settled) : answersTo(fees, [...settled, found])
  })
  const texts = lists.map((list) => JSON.stringify(list))
  return lists.filter((_, at) => texts.indexOf(texts[at]!) === at)
}

/** The fees without what the loser shares; none where it loses nothing. */
function withoutShared(
  fees: readonly GroupFee[],
  loser: GroupFee,
  ages: readonly number[]
): GroupFee[] | undefined {
  const group = ages.length > 0 ? withoutAges(loser.group, ages) : undefined
  if (group === loser.group) return undefined
  return fees.flatMap((fee) => {
    if (fee !== loser) return [fee]
    return group ? [{ ...fee, group }] : []
  })
}

/** Without a group that is named again with the same amount. */
export function onceEach(fees: GroupFee[]): GroupFee[] {
  const isAgain = ({ group, amount }: GroupFee, at: number) =>
    fees.findIndex((one) => lettersOf(one.group) === lettersOf(group) && one.amount === amount) < at
  return fees.filter((fee, at) => !isAgain(fee, at))
}
