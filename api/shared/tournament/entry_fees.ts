/** What a group pays, in whole rupees; 0 is free. */
export interface GroupFee {
  group: string
  amount: number
}

export interface EntryFees {
  /** What most pay, or everybody. */
  entryFee: number | null
  entryFees: readonly GroupFee[]
}

/**
 * What there is to pay, each amount with its group: '' is everybody, or whoever is in none of the
 * groups. One amount where all pay the same; empty where nobody says what it costs.
 */
export function feesOf({ entryFee, entryFees }: EntryFees): GroupFee[] {
  const isNamed = entryFees.some(({ amount }) => amount === entryFee)
  const all =
    entryFee === null || isNamed ? [...entryFees] : [{ group: '', amount: entryFee }, ...entryFees]
  const [first] = all
  if (!first) return []
  const isOne = all.every(({ amount }) => amount === first.amount)
  return isOne ? [{ group: '', amount: first.amount }] : all
}

const lettersOf = (group: string) => group.replace(/\s/g, '').toLowerCase()

/** The place of the first group that was named before, in other capitals or with other blanks; or -1. */
export function groupTwice(groups: readonly string[]): number {
  const names = groups.map(lettersOf)
  return names.findIndex((name, at) => name !== '' && names.indexOf(name) < at)
}
