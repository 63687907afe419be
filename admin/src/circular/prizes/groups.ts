import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf, WORD_START } from '@academy/api/shared/text/whole_words'
import { AGES, groupsIn } from '../groups'
import { positionOf, type Found } from './found'
import { BEST, CLAUSE_END, isGroup, MAIN_LIST } from './words'

/** 'Open' says nothing where no other list has ranks: its places are those of the tournament. */
export function withoutOnlyList(prizes: Found[]): Found[] {
  const lists = new Set(prizes.flatMap(({ group, rank }) => (rank ? [group] : [])))
  if (lists.size > 1) return prizes
  return prizes.map((prize) =>
    prize.rank && MAIN_LIST.test(prize.group)
      ? { ...prize, group: '', position: positionOf('', prize.rank) }
      : prize
  )
}

const SEX = 'boys?|girls?|m[ae]n|wom[ae]n|मुले|मुली|मुलगा|मुलगी|बालक|बालिका|लड़का|लड़की'
const JOIN = `\\s*(?:[&/+]|${anyOf(AND)})\\s*`
/** 'U-9 boys and girls' */
const BOTH = new RegExp(`${WORD_START}(${SEX})${JOIN}(${SEX})$`, 'iu')
/** Not that of '60 and above'. */
const BETWEEN = new RegExp(`${JOIN}(?!\\s*(?:(?:above|below|over|up)\\b|अधिक|वरील|त्यापेक्षा))`, 'iu')

/** Each group that a list names: 'Best U-11, U-15 & Girl' is three of the best. */
export function groupsOf(list: string, isEach: boolean): string[] {
  const names = list.split(CLAUSE_END).flatMap((clause) => {
    const [written = ''] = AGES.exec(clause) ?? []
    const ages = groupsIn(written).split(', ')
    const each = ages.every((age) => age.startsWith('U-'))
      ? ages.map((age) => clause.replace(written, age))
      : [clause]
    return isEach ? each.flatMap(eachOf) : each
  })
  const best = BEST.exec(list)?.[0] ?? ''
  const whole = names.map((name) => (BEST.test(name) ? name : `${best}${name}`))
  // What stands behind the ages came with each of them.
  return whole.filter((name, at) => whole.lastIndexOf(name) === at)
}

function eachOf(clause: string): string[] {
  const both = BOTH.exec(clause)
  if (both) {
    const lead = clause.slice(0, both.index)
    return [`${lead}${both[1]}`, `${lead}${both[2]}`]
  }
  const pieces = clause.split(BETWEEN).map((piece) => piece.trim())
  return pieces.every(isGroup) ? pieces : [clause]
}

/** Rows of several groups, 'U-9, U-11: 1st 2000, 2nd 1500', are rows of each of them. */
export function perGroup(prizes: Found[]): Found[] {
  return [...Map.groupBy(prizes, ({ group }) => group)].flatMap(([list, rows]) => {
    const isEach = rows.some((row) => row.isEach && !row.rank)
    const groups = groupsOf(list, isEach)
    if (groups.length < 2) return rows
    // Only names that the circular has as they are can be meant as they are.
    return groups.flatMap((group) =>
      rows.map((row) => ({
        ...row,
        group: list.includes(group) ? group : list,
        position: positionOf(group, row.rank),
      }))
    )
  })
}
