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

/** The ages of 'U-7 to U-15', and of 'U-9, U-11'. */
function agesOf(group: string): (age: number) => boolean {
  const range = AGES.exec(group)
  if (range) return (age) => age >= Number(range[1]) && age <= Number(range[2])
  const ages = [...group.matchAll(AGE)].map(([, age]) => Number(age))
  return (age) => ages.includes(age)
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
  settled: readonly Contradiction[]
): Contradiction | undefined {
  for (const [at, fee] of fees.entries()) {
    const own = [...fee.group.matchAll(AGE)].map(([, age]) => Number(age))
    for (const [place, other] of fees.entries()) {
      const isSettled = settled.some((one) => one.fees.includes(fee) && one.fees.includes(other))
      if (place === at || other.amount === fee.amount || isSettled) continue
      const { group } = fee
      const both = fees.filter((one) => one === fee || one === other)
      if (place < at && lettersOf(other.group) === lettersOf(group)) {
        return { group, fees: both, ages: [] }
      }
      const ages = own.filter(agesOf(other.group))
      if (kindOf(other.group) === kindOf(group) && ages.length > 0) {
        return { group, fees: both, ages }
      }
    }
  }
  return undefined
}

const BETWEEN = /^[\s,/&-]+|[\s,/&-]+$|(?<=[,/&]\s*)[,/&]\s*/gu

/** A group without some of its ages; a range stays, as what is said of one of its ages goes before it. */
function withoutAges(group: string, ages: readonly number[]): string | undefined {
  if (AGES.test(group)) return group
  const rest = group.replace(AGE, (words, age: string) => (ages.includes(Number(age)) ? '' : words))
  return rest.search(AGE) < 0 ? undefined : rest.replace(BETWEEN, '')
}

/** The lists that are left when each contradiction is decided, one way or the other. */
export function answersTo(fees: GroupFee[], settled: readonly Contradiction[] = []): GroupFee[][] {
  const found = contradictionIn(fees, settled)
  if (!found) return [fees]
  const lists = found.fees.toReversed().flatMap((loser) => {
    const group = found.ages.length > 0 ? withoutAges(loser.group, found.ages) : undefined
    if (group === loser.group) return answersTo(fees, [...settled, found])
    const left = fees.flatMap((fee) => {
      if (fee !== loser) return [fee]
      return group ? [{ ...fee, group }] : []
    })
    return answersTo(left, settled)
  })
  const said = lists.map((list) => JSON.stringify(list))
  return lists.filter((_, at) => said.indexOf(said[at]!) === at)
}

export function onceEach(fees: GroupFee[]): GroupFee[] {
  const isAgain = ({ group, amount }: GroupFee, at: number) =>
    fees.findIndex((one) => lettersOf(one.group) === lettersOf(group) && one.amount === amount) < at
  return fees.filter((fee, at) => !isAgain(fee, at))
}
