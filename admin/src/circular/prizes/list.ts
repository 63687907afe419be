import { anyOf } from '@academy/api/shared/text/whole_words'
import { FEE } from '../fee-words'
import { withoutFigures } from '../figures'
import { findMoney, type Money } from '../money'
import { ordinal, COUNTED, ORDINAL, ranksOf, romansInFigures } from '../ordinals'
import { CURRENCY } from '../rupee-words'
import type { Statement } from '../statements'
import { NAMES_AMOUNT } from '../worded-amounts'
import { prizeRules } from '@academy/api/shared/rules/tournament_rules'
import { positionOf, type Found } from './found'
import { EXTRA, EXTRA_BEFORE, winnerIn } from './winner'
import {
  BEST,
  CLAUSE_END,
  EACH_ALL,
  GROUP,
  HEADING,
  headingGroup,
  isGroup,
  isWithoutAmount,
  NOUN,
  PLAIN_GROUP,
  RANKED,
  SAYS_EACH,
  tidy,
  WORDS_MAX,
} from './words'

const RANK_ALONE = new RegExp(`^((?:${ORDINAL}|${COUNTED})${NOUN})[\\s:=.)-]*$`, 'iu')
const TOTAL_WORDS = new RegExp(
  `fund|pool|total|worth|overall prize|एकूण|कुल|ekun|cash prizes?\\s*[:=-]?\\s*${CURRENCY}?\\s*$`,
  'iu'
)
/** Of one amount, whatever amounts stand behind it. */
const SUM = /fund|pool|total|worth|over ?all|एकूण|कुल|ekun/iu
/** 'Total cash prizes of the juniors' */
const SUM_OF_GROUP = new RegExp(anyOf('total|एकूण|कुल'), 'iu')

const CURRENCIES = new RegExp(CURRENCY, 'giu')

/** Whether nothing but signs, a currency and 'each' stands before an amount. */
const isNoText = (words: string) =>
  !/[\p{L}\d]/u.test(words.replace(CURRENCIES, '').replace(EACH_ALL, ''))

const descriptionOf = (won: string) =>
  won
    .replace(EACH_ALL, '')
    .replace(/[\s.]+$/, '')
    .trim()
    .slice(0, prizeRules.description.max)

/** How many amounts stand side by side from one on: '2500/1500/1000'. */
function rowFrom(text: string, money: Money[], from: number): number {
  const others = money.slice(from)
  const end = others.findIndex(
    (one, at) => !others[at + 1] || !isNoText(text.slice(one.end, others[at + 1]!.index))
  )
  return end + 1
}

/** Of '1 to 3: 1000/700/500' each rank has its amount. */
function ranksFor(rank: string, row: number): string[] {
  const [first, last] = ranksOf(rank)
  const isEachOwn = row > 1 && last - first + 1 === row
  return isEachOwn ? Array.from({ length: row }, (_, at) => ordinal(first + at)) : [rank]
}

/** Whether falling amounts are a list of prizes whose ranks are not written: 'Prizes: 5000, 3000'. */
function isRowOfPrizes(words: string, money: Money[], from: number, row: number): boolean {
  const amounts = money.slice(from, from + row).map(({ amount }) => amount)
  const isFalling = amounts.every((amount, at) => at === 0 || amount <= amounts[at - 1]!)
  const isList = row > 1 && isFalling && !SUM.test(words)
  return isList && (isNoText(words) || HEADING.test(words) || RANKED.test(words))
}

/** 'Top 3: 5000, 3000, 2000' are the first three, and no group. */
const withoutCount = (words: string, row: number): string =>
  words.replace(/\btop\s+(\d{1,2})\b/i, (top, count) => (Number(count) === row ? '' : top))

/** The part of a text that tells of an amount. */
const amountWords = (words: string, amount: string, behind: string): string =>
  tidy(`${words.split(/[,;|]/).at(-1)}${amount}${behind}`)

export class PrizeList {
  readonly prizes: Found[] = []
  readonly phrases: string[] = []
  readonly withoutAmount: string[] = []
  /** Whether an amount belonged to no rank, or a rank to every group. */
  isUnclear = false
  /** Ranks that stand alone above or before their amounts: a row of a table, or its head. */
  private ranks: string[] = []
  private group = ''
  private column = 0
  /** 'Best Girl' in a line of its own, until its amount is read. */
  private awaited = ''

  read(statement: Statement, isListed: boolean): void {
    const text = romansInFigures(withoutFigures(statement.text))
    const money = findMoney(text)
    if (money.length > 0) return this.readAmounts(text, statement.text, money, isListed)
    if (!isListed) return
    if (RANKED.test(text) && NAMES_AMOUNT.test(text)) this.leaveUnread(statement.text)
    else if (isWithoutAmount(text)) this.leaveOut(statement.text)
    const rank = RANK_ALONE.exec(text)?.[1]
    if (rank) this.ranks = this.column > 0 ? [rank] : [...this.ranks, rank]
    else if (HEADING.test(text) || (isGroup(text) && text.length <= 50)) {
      const group = headingGroup(text)
      this.leaveOut(this.awaited)
      this.group = isGroup(group) && group.length <= 40 ? group : ''
      this.awaited = PLAIN_GROUP.test(text) ? statement.text : ''
      if (this.ranks.length === 1 || HEADING.test(text)) this.ranks = []
    } else return
    this.column = 0
  }

  /** Names what it has no amount of. */
  leaveOut(text: string): void {
    const words = text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX - 1)}…` : text
    if (words !== '') this.withoutAmount.push(words)
  }

  /** Names what has an amount in words that were not understood. */
  private leaveUnread(text: string): void {
    this.leaveOut(text)
    this.isUnclear = true
  }

  /** The last line that may wait for an amount is over. */
  end(): void {
    this.leaveOut(this.awaited)
    this.awaited = ''
  }

  private leaveOutAll(clauses: string[]): void {
    for (const clause of clauses) if (isWithoutAmount(clause)) this.leaveOut(tidy(clause))
  }

  /** Those that name an amount which was not understood. */
  private leaveUnreadOf(clauses: string[]): void {
    for (const clause of clauses) {
      const isUnread = RANKED.test(clause) && findMoney(clause).length === 0
      if (isUnread && NAMES_AMOUNT.test(clause)) this.leaveUnread(tidy(clause))
    }
  }

  private readAmounts(text: string, phrase: string, money: Money[], isListed: boolean): void {
    let from = 0
    let inline = ''
    // 'Best U-1600: 2500/1500/1000', ranks that are not written
    let isCounted = false
    const before = this.prizes.length
    for (const [at, { amount, index, end, isMarked }] of money.entries()) {
      const whole = text.slice(from, index)
      const won = EXTRA_BEFORE.exec(whole)
      const words = won ? whole.slice(0, won.index) : whole
      // Behind a rank, a group needs no heading above.
      const isHere = isListed || this.prizes.length > before
      const row = rowFrom(text, money, at)
      const { rank, group, isSeveral, others } = winnerIn(withoutCount(words, row), isHere)
      from = end
      const between = text.slice(end, money[at + 1]?.index)
      const [behind = '', ...apart] = between.split(CLAUSE_END)
      const isApart = apart.length > 0 || !money[at + 1]
      const isEach = SAYS_EACH.test(words) || SAYS_EACH.test(behind)
      const isOfGroup = group !== '' && (isHere || isMarked) && !SUM_OF_GROUP.test(words)
      if (rank || isOfGroup) {
        this.column = 0
        // Behind a group with its ranks, the ranks of the same row are that group's, too.
        inline = rank && !group ? inline : group
        this.leaveOutAll(others)
        if (isSeveral && !isEach) this.isUnclear = true
        if (rank || this.ranks.length < 2) this.ranks = rank ? ranksFor(rank, row) : []
        isCounted = this.ranks.length === 0 && row > 1
      } else if (
        (isHere || RANKED.test(words)) &&
        this.ranks.length < 2 &&
        isRowOfPrizes(words, money, at, row)
      ) {
        this.column = 0
        isCounted = true
      } else if (!isNoText(words) || !isHere) {
        const isOther = isHere && !TOTAL_WORDS.test(text.slice(0, index))
        const isMoney = (isMarked || HEADING.test(text)) && !FEE.test(words + behind)
        if (isOther && isMoney)
          this.leaveUnread(amountWords(words, text.slice(index, end), isApart ? behind : ''))
        if (isOther || this.prizes.length > before) this.isUnclear = true
        continue
      }
      if (isCounted && this.column === 0) {
        this.ranks = Array.from({ length: row }, (_, place) => ordinal(place + 1))
        this.isUnclear = true
      }
      // 'Below 1600' as a heading is for every rank below it, until the next one.
      const owner = inline || this.group
      // 'Best Woman 5,000' in a table of ranks is one prize.
      const isOne = !rank && !isCounted && BEST.test(owner)
      const ranked = isOne ? undefined : this.ranks[this.column]
      this.column += 1
      if (ranked === undefined && (!owner || this.column > 1)) {
        this.leaveUnread(amountWords(words, text.slice(index, end), isApart ? behind : ''))
      } else {
        const position = positionOf(owner, ranked)
        const description = descriptionOf(won?.[1] ?? EXTRA.exec(text.slice(end))?.[1] ?? '')
        this.prizes.push({ position, amount, description, rank: ranked, group: owner, isEach })
        this.awaited = ''
      }
    }
    if (isCounted) this.ranks = []
    if (this.prizes.length === before) return
    this.phrases.push(phrase)
    this.leaveUnreadOf(text.split(CLAUSE_END))
    const rest = text.slice(from).replace(EXTRA, '')
    this.leaveOutAll(rest.split(CLAUSE_END))
    // '1st 2000, 2nd 1000 each in U-9 and U-11'
    if (GROUP.test(rest)) this.isUnclear = true
  }
}
