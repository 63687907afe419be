import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { RANK_ENDING } from '@academy/api/shared/patterns/case_endings'
import { UNDER, YEARS_UNDER } from '@academy/api/shared/patterns/age_words'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { prizeRules } from '@academy/api/shared/rules/tournament_rules'
import { prizeTotal } from '@academy/api/shared/tournament/prizes'
import { FEE } from './fee-words'
import { isOfSeats } from './facts'
import { withoutFigures } from './figures'
import { AGE, AGES, groupsIn } from './groups'
import type { Kind } from './labels'
import { findMoney, type Money } from './money'
import { NAMES_AMOUNT } from './worded-amounts'
import { COUNTED, ORDINAL, ordinal, ranksOf, romansInFigures, withoutFalseRange } from './ordinals'
import { BEST_WORDS, PRIZE_WORDS } from './prize-words'
import { CURRENCY } from './rupee-words'
import type { Statement } from './statements'

export interface ReadPrize {
  position: string
  amount: number
  description: string
}

export interface PrizeReading {
  /** None where the circular tells of prizes, but not of one that has a place and an amount. */
  prizes: ReadPrize[]
  phrase: string
  /** Whether every amount of the list has its rank, in falling order, each rank once. */
  isSure: boolean
  /** The sum that the circular states, where the prizes that were read add up to another. */
  otherTotal?: { stated: number[]; sum: number }
  /** Prizes such as 'Best academy: Trophy', and a sum that is told without its prizes. */
  leftOut?: string[]
  /** A position that two of them have. */
  twice?: string
}

const NOUN =
  '(?:\\s+(?:prizes?|place|rank|winner|position|team|क्रमांक|नंबर|बक्षीस|बक्षिस|पारितोषिक|पुरस्कार|स्थान|kramank|bakshis))*'
/** What says that an amount is for each of those named before it. */
const EACH = `${WORD_START}(?:each|apiece|pratyeki|प्रत्येकी|प्रत्येक(?!\\s*(?:(?:वयो|आयु)?\\s*(?:गट|वर्ग)|खेळा|खिला|शाळ)))(?:\\s*को)?${WORD_END}`
const SEPARATOR = `${RANK_ENDING}?\\s*(?:is|of|को|ला|तक|पर्यंत|gets?|wins?|takes? home)?[\\s:=.)(>-]*(?:cash\\s*|रोख\\s*|नगद\\s*|${EACH}\\s*)?$`
/** What stands before an amount: its rank by a word, or, in the list of prizes, a number. */
const NAMED = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${ORDINAL}${NOUN})${SEPARATOR}`, 'iu')
const NUMBERED = new RegExp(
  `(?:^|[\\s,;/(|])(${COUNTED})\\s*[:=.)>-]+\\s*$|^(?:rank|no\\.?|क्र\\.?)?\\s*(${COUNTED})\\s*$`,
  'u'
)
const RANK_ALONE = new RegExp(`^((?:${ORDINAL}|${COUNTED})${NOUN})[\\s:=.)-]*$`, 'iu')
/** Words of prizes for some: the best of a group, those below a rating or an age. */
const GROUP = new RegExp(
  `${BEST_WORDS}|${anyOf(
    `top|special|youngest|oldest|below|under|above|u-?\\s?\\d{1,2}|veterans?|seniors?|juniors?|wom[ae]ns?|female|lady|ladies|girls?|boys?|local|unrated|rated\\s+\\d{3,4}|\\d{4}\\s*(?:to|-)\\s*\\d{4}|consolation|uttejanarth|mahila|उत्तेजनार्थ|महिला|मुल(?:ी|े|गी|गा)|बालक|बालिका|लड़की|लड़का|ज्येष्ठ|वरिष्ठ|अंडर|स्थानिक|खालील|\\d{1,2}\\s*(?:${YEARS_UNDER}|वर्षे|years|yrs)`
  )}`,
  'iu'
)
const PLAIN_GROUP = new RegExp(`^(?:${BEST_WORDS})(?:[\\s-]+[\\p{L}\\p{M}\\d()+-]+){1,4}$`, 'iu')
/** Lists beside those of groups: nothing but these words, as 'Open' stands in titles, too. */
const MAIN = 'open|general|overall|खुला|खुली|ओपन'
const OWN_LIST = new RegExp(
  `^(?:${MAIN}|m[ae]n'?s?|beginners?|intermediate|advanced|rated|kids|adults?|(?:group|gat|गट)\\s+[\\p{L}\\d]|[A-F]\\s+group|पुरुष|नवोदित)(?:[\\s-]+(?:section|event|गट|वर्ग))*$`,
  'iu'
)
const MAIN_LIST = new RegExp(`^${anyOf(MAIN)}`, 'iu')
const CLAUSE_END = new RegExp(`[;|]|(?<!${AGE}),\\s|,\\s(?!${AGE})`, 'iu')
const WON = '(?:an?\\s+)?(?:trophy|medal|cup|certificate|memento|shield|चषक|ट्रॉफी|पदक|मेडल|प्रमाणपत्र)'
const PLUS = `(?:[+&]|${anyOf(AND, 'with')})`
/** What is won beside an amount: 'Rs 500 each + trophy', */
const EXTRA = new RegExp(`^[\\s)]*(?:${EACH})?[\\s)]*${PLUS}\\s*(${WON}[^,;|/\\d]*)`, 'iu')
/** or 'Best Girl: Trophy + Rs 500'. */
const EXTRA_BEFORE = new RegExp(
  `[\\s:=-]*${WORD_START}(${WON}[^,;|/:\\d]*?)\\s*${PLUS}\\s*(?:cash\\s*)?$`,
  'iu'
)
const SAYS_EACH = new RegExp(EACH, 'iu')
const EACH_ALL = new RegExp(EACH, 'giu')
const HEADING = new RegExp(`${PRIZE_WORDS}|what can i win`, 'iu')
const HEADING_WORDS = new RegExp(
  anyOf(
    'special|cash|prizes?|awards?|main|list|structure|details?|for|the|in|of|each|every|category|categories|group|money|रोख|विशेष|बक्षिसे|बक्षिस|बक्षीस|बक्षीसे|पारितोषिके|पारितोषिक|पुरस्कार|प्रत्येक|गटात|rokh|bakshise|vishesh'
  ),
  'giu'
)
const TOTAL_WORDS = new RegExp(
  `fund|pool|total|worth|overall prize|एकूण|कुल|ekun|cash prizes?\\s*[:=-]?\\s*${CURRENCY}?\\s*$`,
  'iu'
)
/** Of one amount, whatever amounts stand behind it. */
const SUM = /fund|pool|total|worth|over ?all|एकूण|कुल|ekun/iu
/** 'Total cash prizes of the juniors' */
const SUM_OF_GROUP = new RegExp(anyOf('total|एकूण|कुल'), 'iu')
/** Prizes for each of several groups: the rows are only a part of the sum. */
const PER_GROUP =
  /(?:each|every|all|both)\s+(?:age\s+)?(?:group|categor|section)|(?:प्रत्येक|सर्व|हर|सभी)\s*(?:वयो|आयु)?\s*(?:गटा?|वर्ग)|boys\s*(?:&|and|\/)\s*girls\s+(?:separate|each)/iu
const MOST = 50
const NO_PRIZES: readonly Kind[] = [
  'fee',
  'extraFee',
  'deadline',
  'date',
  'contact',
  'seats',
  'other',
]
/** Kinds whose words the list of prizes has, too. */
const IN_LIST: readonly Kind[] = ['prizes', 'rated', 'categories', 'eligibility', 'title']

interface Found extends ReadPrize {
  rank: string | undefined
  /** One group, or several: 'Best U-11, Best U-15' */
  group: string
  /** Whether the circular says that each of several gets the amount. */
  isEach: boolean
}

const RANKED = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${ORDINAL})|${BEST_WORDS}`, 'iu')

/** 'Under 15 - 350' names no place. */
const LIMIT = new RegExp(`${WORD_START}(?:${UNDER}|above)[\\s-]*\\d+`, 'giu')

/** Whether a text below a label of fees tells of a prize. */
export function isOfPrize(text: string): boolean {
  return RANKED.test(withoutFigures(text).replace(LIMIT, '')) || HEADING.test(text)
}

const TROPHY = new RegExp(
  anyOf('trophy|trophies|medals?|cups?|mementos?|shields?|चषक|ट्रॉफी|पदके?|मेडल'),
  'iu'
)

const isWithoutAmount = (text: string): boolean =>
  TROPHY.test(text) && (GROUP.test(text) || RANKED.test(text))

const tidy = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^[\s:=.)+&(-]+|[\s:=.(+&>-]+$/g, '')

/** Without the words of a heading, but for 'Group A', which without them would be nothing. */
const headless = (text: string) =>
  OWN_LIST.test(tidy(text)) ? text : text.replace(HEADING_WORDS, ' ')

const RANKS_BEFORE = new RegExp(`(?:${ORDINAL}${NOUN}\\s*,\\s*)+$`, 'iu')
const NO_NAME = new RegExp(
  `^[^\\p{L}\\d]*(?:${EACH}|and${WORD_END})|\\(?\\s*(?:${CURRENCY}|${EACH})\\s*$`,
  'giu'
)

/** The ranks and the groups that stand before an amount. */
function winnerIn(words: string, isListed: boolean) {
  const numbered = isListed && !GROUP.test(words) && NUMBERED.exec(words)
  const named = NAMED.exec(words)?.[1]
  const last = named ? withoutFalseRange(named) : (numbered || []).slice(1).find(Boolean)
  const before = last ? words.slice(0, words.lastIndexOf(last)) : words
  // '4th, 5th and 6th'
  const ranks = last ? (RANKS_BEFORE.exec(before)?.[0] ?? '') : ''
  const lead = before.slice(0, before.length - ranks.length).replace(EXTRA, '')
  // 'Special prizes: Best Woman': the heading is no part of the group.
  const own = HEADING.test(lead) ? headless(lead.replace(/^.*[:=]\s*(?=\S)/u, '')) : lead
  const clauses = own
    .split(CLAUSE_END)
    .map((clause) => tidy(clause.replace(NO_NAME, '').replace(/:/g, ' ')))
  const isNamed = (group: string) =>
    group.length <= 60 &&
    !TROPHY.test(group) &&
    (GROUP.test(group) || ((Boolean(last) || isListed) && OWN_LIST.test(group)))
  const from = clauses.findLastIndex((clause) => !isNamed(clause)) + 1
  return {
    rank: last && `${ranks}${last}`.trim(),
    isSeveral: ranks !== '' || clauses.length - from > 1,
    group: clauses.slice(from).join(', '),
    others: clauses.slice(0, from),
  }
}

const headingGroup = (text: string) => tidy(headless(text.replace(/\([^)]*\)/g, ' ')))

const isGroup = (text: string) => GROUP.test(text) || OWN_LIST.test(headingGroup(text))

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

const WORDS_MAX = 80

class PrizeList {
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

const positionOf = (group: string, rank: string | undefined) =>
  [group, rank].filter(Boolean).join(' ').slice(0, prizeRules.position.max)

/** 'Open' says nothing where no other list has ranks: its places are those of the tournament. */
function withoutOnlyList(prizes: Found[]): Found[] {
  const lists = new Set(prizes.flatMap(({ group, rank }) => (rank ? [group] : [])))
  if (lists.size > 1) return prizes
  return prizes.map((prize) =>
    prize.rank && MAIN_LIST.test(prize.group)
      ? { ...prize, group: '', position: positionOf('', prize.rank) }
      : prize
  )
}

/** Ranks of one list: from the first on none is left out, and the amounts never rise. */
function isOrdered(prizes: Found[]): boolean {
  let [next, most] = [1, Infinity]
  for (const { rank, group, amount } of prizes) {
    if (rank === undefined || group) continue
    const [first, last] = ranksOf(rank)
    if (first !== next || last < first || amount > most) return false
    ;[next, most] = [last + 1, amount]
  }
  return next > 1
}

const SEX = 'boys?|girls?|m[ae]n|wom[ae]n|मुले|मुली|मुलगा|मुलगी|बालक|बालिका|लड़का|लड़की'
const JOIN = `\\s*(?:[&/+]|${anyOf(AND)})\\s*`
/** 'U-9 boys and girls' */
const BOTH = new RegExp(`${WORD_START}(${SEX})${JOIN}(${SEX})$`, 'iu')
/** Not that of '60 and above'. */
const BETWEEN = new RegExp(`${JOIN}(?!\\s*(?:(?:above|below|over|up)\\b|अधिक|वरील|त्यापेक्षा))`, 'iu')
const BEST = new RegExp(`^${BEST_WORDS}\\s`, 'iu')

/** Each group that a list names: 'Best U-11, U-15 & Girl' is three of the best. */
function groupsOf(list: string, isEach: boolean): string[] {
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
function perGroup(prizes: Found[]): Found[] {
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

export function readPrizes(all: Statement[]): PrizeReading | undefined {
  const list = new PrizeList()
  let isListed = false
  let last = -2
  for (const statement of all) {
    const { kind } = statement
    if (kind !== 'other' && HEADING.test(statement.text)) isListed = true
    else if (kind && !IN_LIST.includes(kind)) isListed = false
    if ((kind && NO_PRIZES.includes(kind)) || isOfSeats(statement.text)) continue
    const isFee = kind !== 'prizes' && statement.section === 'fee' && !isOfPrize(statement.text)
    if (isFee) continue
    const before = list.prizes.length
    // 'Best U-9: 500' right below the ranks needs no heading.
    const isBelow = statement.line - last < 2 && BEST.test(statement.text)
    list.read(statement, isListed || isBelow)
    if (list.prizes.length > before) last = statement.line
  }
  list.end()
  const { phrases, withoutAmount } = list
  const prizes = perGroup(withoutOnlyList(list.prizes))
  if (prizes.length === 0) return withoutPrizes(all, withoutAmount)
  // 'Best girls: 500 each' does not say how many.
  const groupsWithEach = list.prizes.filter(({ isEach, rank }) => isEach && !rank)
  const isUncounted = groupsWithEach.some(({ group }) => groupsOf(group, true).length < 2)
  const isPlain = ({ group, rank, amount, position }: Found) =>
    amount >= 50 && (group ? !rank && PLAIN_GROUP.test(group) : !/\d{4}$/.test(position))
  const unread = all.filter(({ text }) => !phrases.includes(text))
  const otherTotal = otherTotalOf(all, unread, prizes)
  const twice = repeated(prizes)
  const totals = totalsIn(all, unread, prizes).flatMap(({ amounts }) => amounts)
  // The sum is told beside them.
  const isTotal = (words: string) =>
    findMoney(words).some(({ amount }) => totals.some((total) => total.amount === amount))
  const leftOut = [...new Set(withoutAmount)].filter((words) => !isTotal(words))
  const isSure =
    !list.isUnclear &&
    !isUncounted &&
    !otherTotal &&
    !all.some(({ text }) => PER_GROUP.test(text)) &&
    !twice &&
    prizes.length <= MOST &&
    prizes.every(isPlain) &&
    isOrdered(prizes)
  return {
    prizes: prizes
      .slice(0, MOST)
      .map(({ position, amount, description }) => ({ position, amount, description })),
    phrase: phrases.join(' · '),
    isSure,
    ...(otherTotal && { otherTotal }),
    ...(twice && { twice }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

/** The sentence or the part of one that tells a sum. */
const totalWords = (text: string): string =>
  text.length > WORDS_MAX ? (text.split(CLAUSE_END).find((part) => TOTAL.test(part)) ?? text) : text

function withoutPrizes(all: Statement[], withoutAmount: string[]): PrizeReading | undefined {
  const totals = totalsIn(all, all, []).map(({ text }) => totalWords(text))
  const told = withoutAmount.filter((words) => !totals.some((total) => total.includes(words)))
  const leftOut = [...new Set([...totals, ...told])]
  if (leftOut.length === 0) return undefined
  const otherTotal = otherTotalOf(all, all, [])
  return {
    prizes: [],
    phrase: leftOut.join(' · '),
    isSure: false,
    leftOut,
    ...(otherTotal && { otherTotal }),
  }
}

function repeated(prizes: Found[]): string | undefined {
  const names = prizes.map(({ position }) => position.toLowerCase())
  return prizes.find((_, at) => names.indexOf(names[at]!) < at)?.position
}

const MONEY_WORD = `(?:${PRIZE_WORDS}|money)`
/** What announces the sum of all prizes: 'Total Rs. 40,000' in a heading of prizes, too. */
const TOTAL = new RegExp(
  `${WORD_START}(?:(?:grand\\s|over\\s?all\\s)?(?:total|over\\s?all|एकूण|कुल|ekun|kul)\\s(?:[\\p{L}\\p{M}]+\\s){0,2}?${MONEY_WORD}|${MONEY_WORD}[^\\d|]{0,12}(?:total|एकूण|कुल)${WORD_END}|(?:cash|prize)s?\\s(?:money\\s)?(?:fund|pool)s?${WORD_END}|(?:cash\\s)?prizes?\\s(?:money\\s)?worth${WORD_END}|बक्षीस\\sनिधी)`,
  'iu'
)
interface Total {
  text: string
  amounts: [Money, ...Money[]]
}

const NO_SUM =
  /\b(?:over|above|more than|up ?to|approx|nearly|around|about|almost|each|winner|best)/i

/** A heading of prizes with a sum, such as 'Cash Prizes Rs. 1,50,000' or '₹1,50,000 Prize Fund'. */
function headingSums(unread: Statement[], prizes: Found[]): Total[] {
  const most = Math.max(...prizes.map(({ amount }) => amount))
  return unread.flatMap(({ text, kind }) => {
    const isHeading = HEADING.test(text) && (!kind || kind === 'prizes' || kind === 'title')
    if (!isHeading || NO_SUM.test(text) || PER_GROUP.test(text)) return []
    const [first] = findMoney(text).filter(({ isMarked, amount }) => isMarked && amount > most)
    return first ? [{ text, amounts: [first] }] : []
  })
}

function totalsIn(all: Statement[], unread: Statement[], prizes: Found[]): Total[] {
  const named = all.flatMap(({ text }): Total[] => {
    const words = TOTAL.exec(text)
    const behind = text.slice(words ? words.index + words[0].length : text.length)
    const [first, ...others] = findMoney(behind)
    if (!first || (!first.isMarked && first.amount < 1000)) return []
    return NO_SUM.test(behind.slice(0, first.index)) ? [] : [{ text, amounts: [first, ...others] }]
  })
  return named.length > 0 ? named : headingSums(unread, prizes)
}

/** '6th to 10th - Rs 500' is five prizes, or one that they share: either sum may be meant. */
function otherTotalOf(
  all: Statement[],
  unread: Statement[],
  prizes: Found[]
): PrizeReading['otherTotal'] {
  const totals = totalsIn(all, unread, prizes).map(({ amounts }) => amounts)
  const sumOf = (amounts: { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0)
  const sum = prizeTotal(prizes).amount
  // Each group may have a total of its own.
  const stated = [
    ...totals.flat().map(({ amount }) => amount),
    sumOf(totals.map(([first]) => first)),
  ]
  if (totals.length === 0 || stated.includes(sum) || stated.includes(sumOf(prizes)))
    return undefined
  const amounts = new Set(totals.map(([first]) => first.amount))
  const most = Math.max(...amounts)
  // The totals of its groups contradict the sum of all no more than its parts do.
  const isOfParts = sumOf(totals.map(([first]) => first)) === most * 2
  return { stated: isOfParts ? [most] : [...amounts], sum }
}
