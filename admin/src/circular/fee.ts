import { monthPatterns } from '@academy/api/shared/days/written_days'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { FOR_WHOM, withoutCase } from '@academy/api/shared/patterns/case_endings'
import { UNDER } from '@academy/api/shared/patterns/age_words'
import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { entryFeesRule, feeGroupRule } from '@academy/api/shared/tournament/tournament_facts'
import type { Kind } from './labels'
import { FEE, isPriceUntil } from './fee-words'
import { withoutFigures } from './figures'
import { findMoney, type Money } from './money'
import { BEST_WORDS } from './prize-words'
import { isReplaced } from './other-days'
import { isOfPrize } from './prizes/words'
import type { Reading } from './reading'
import type { Statement } from './statements'

const NOT_ALL =
  /\bteams?\b|members?|discount|below|under|u-?\d|girls|women|ladies|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली|महिला|local|outside|others?\b|unrated/iu
const FEE_WORDS = new RegExp(
  `${WORD_START}(?:(?:groups?|categor(?:y|ies)|sections?|notes?|गट|वयोगट|टीप|सूचना)\\s*:|(?:entry|ef|how much|registration|participation|tournament|fees?|charges?|प्रवेश|नोंदणी|शुल्क|फी|फ़?ीस|एंट्री|एन्ट्री|pravesh)${WORD_END})`,
  'giu'
)
const EACH_WORDS =
  /\(?(?:\bper (?:player|head|child|kid|person|student|participant|entry)s?\b|प्रति (?:खेळाडू|खिलाड़ी|विद्यार्थी|व्यक्ती|व्यक्ति))\)?/giu
const EARLY_OR_LATE =
  /early|late\b|spot|extra|additional|\bmore\b|at the door|penalty|विलंब|लेट|उशिरा|जागेवर|ऐनवेळी|स्पॉट|मौके|अतिरिक्त|जादा/iu
const SURCHARGE = /extra|additional|\bmore\b|late fee|penalty|विलंब|अतिरिक्त|जादा/iu
const NO_FEE =
  /lunch|food|meal|accommodation|lodging|hotel|dormitory|prize|refund|deposit|tds|coupon|registration of|protest|appeal/i
const MONTH = `${WORD_START}(?:${monthPatterns().join('|')})`
const PRIZE_LINE = new RegExp(
  `^\\W*(?:\\d{1,2}(?:st|nd|rd|th)\\b(?![^₹]*${MONTH})|first|winner|champion|${BEST_WORDS}|प्रथम|पहिल)`,
  'iu'
)
const FREE_WORD = 'free|nil|मोफत|विनामूल्य|निःशुल्क|नि:शुल्क|निशुल्क|मुफ्त|मुफ़्त'
const FREE = new RegExp(anyOf(FREE_WORD, 'no (?:entry )?fees?'), 'iu')
const FREE_WORDS = new RegExp(FREE.source, 'giu')
const FREE_PLAIN = new RegExp(
  `^(?:no entry fees?|free entry|(?:(?:entry|registration|participation|प्रवेश|एंट्री)?\\s*(?:fees?|फी|फीस|शुल्क)?)\\s*[:=-]*\\s*(?:is\\s*)?(?:${FREE_WORD}))(?:\\s+(?:for all|सर्वांसाठी))?[\\s!.]*$`,
  'iu'
)

/** Words of a group of players, and not of a time or of what is paid for. */
const GROUP = new RegExp(
  `${WORD_START}(?:u[\\s-]*\\d|under|below|above|over|open|age|boys?|girls?|wom[ae]n|ladies|lady|females?|males?|m[ae]n|kids|juniors?|seniors?|veterans?|adults?|beginners?|school|college|students?|(?:un)?rated|rating|titled?|gm|im|wgm|wim|fm|members?|non-?members?|club|alumni|residents?|locals?|outside|outstation|district|dist|taluka|state|categor[\\p{L}]*|groups?|sections?|teams?|individual|academy|std|class|blind|disabled|divyang|shaley|mule|muli|mahila|khul(?:a|i|ya)|rapid|blitz|classical|combo|मुली|मुलीं|मुले|मुलां|महिला|पुरुष|लड़क|बच्च|बालक|बालिका|कन्या|वर्ष|वयोगट|गट|वर्ग|खुल|ओपन|अंडर|ज्येष्ठ|वरिष्ठ|शालेय|विद्यार्थी|छात्र|रेटिंग|रेटेड|मानांकन|मानांकित|बिगर|सभासद|सदस्य|स्थानिक|जिल्ह|ज़िल|जिल|तालुक|ज्युनियर|जूनियर|सीनियर|सिनियर|दिव्यांग|नवोदित|संघ|टीम|वैयक्तिक|आंतरराष्ट्रीय|किताब)`,
  'iu'
)
const TIME = new RegExp(
  `\\b(?:till|until|before|after|onwards|thereafter)\\b|${MONTH}|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|पर्यंत|नंतर|आधी|तक|बाद|पहले`,
  'iu'
)
const OTHERS = new RegExp(
  `^(?:all\\s+)?(?:the\\s+)?(?:others?|rest)(?:\\s+(?:players?|categories|groups?|all))?$|^${anyOf('इतर|अन्य|बाकी|उर्वरित')}`,
  'iu'
)
const EVERYBODY = new RegExp(
  `^(?:for\\s+)?${anyOf('all|everyone|everybody|general|सर्व|सभी')}`,
  'iu'
)
/** 'Rs 200 for all' beside the fees of groups contradicts them; 'all others' does not. */
const FOR_ALL =
  /\bfor\s+(?:all|everyone|everybody)(?!\s+(?:the\s+)?(?:others?|rest))\b|सर्वांसाठी|सभी के लिए/iu
const PER = new RegExp(`^${anyOf('per|each|प्रति|प्रत्येक|हर')}`, 'iu')
const HALF = new RegExp(`${anyOf('half|अर्ध*|निम्म*|आध[ाीे]')}|(?<!\\d)50\\s?%`, 'iu')

/** The first group of a mobile number, before its second one. */
const HALF_PHONE = /(?<!\d)[5-9]\d{4}[\s-]{1,3}$/

const HALVES = new RegExp(HALF.source, 'giu')
const PAYING = /\b(?:entry|is|are|of|pay|price)\b|प्रवेश/giu

interface Price {
  amount: number
  isMarked: boolean
  isOrdinary: boolean
  isForAll: boolean
  /** Whether it is plain which of the amounts a group pays. */
  isClear: boolean
  /** Whom it is for, as the circular says it; '' is everybody, or who is in no group. */
  group: string
  /** What the circular says beside the amount: a group, or until when it holds. */
  said: string
  /** The amount with the words beside it: 'on spot ₹250'. */
  words: string
  statement: Statement
}

/** Fees by group, as the circular lists them. */
export interface FeesReading {
  fees: GroupFee[]
  phrase: string
  isSure: boolean
  /** A group for which the circular names two. */
  twice?: string | undefined
  /** The lists of which it means one, where it contradicts itself. */
  answers?: GroupFee[][] | undefined
  /** What who comes early, late or on the spot pays, for which there is no field. */
  others?: string[] | undefined
}

interface FeeReadings {
  fee?: Reading | undefined
  fees?: FeesReading | undefined
}

interface Concession extends GroupFee {
  /** Whether the circular says the amount, or it was reckoned. */
  isWritten: boolean
  statement: Statement
}

const isExtra = ({ kind }: Statement) => kind === 'extraFee'

const CLAUSES = new RegExp(`(?=[,;(])|(?=\\s${anyOf(AND)})`, 'iu')

/** 'per player, girls free': who pays nothing or half is in no group of those who pay. */
function untilConcession(words: string): string {
  const clauses = words.split(CLAUSES)
  const at = clauses.findIndex((clause) => FREE.test(clause) || HALF.test(clause))
  return at < 0 ? words : clauses.slice(0, at).join('')
}

/** What stands before an amount and behind it, up to its neighbours. */
function around(text: string, money: Money[], at: number) {
  const { index, end } = money[at]!
  return {
    before: text.slice(money[at - 1]?.end ?? 0, index),
    // What a bracket begins is about the next amount.
    after: untilConcession(text.slice(end, money[at + 1]?.index).replace(/\([^)]*$/, '')),
  }
}

const ONLY = 'only|फक्त|मात्र|(?:ph|f)akta?'
/** What follows an amount tells of the next one. */
const NEXT = new RegExp(`^\\s*(?:${anyOf(ONLY)}\\s*)?(?:[,;|]|(?:${AND}|&)\\s)`, 'iu')

/** Whether the words of an amount stand behind it, as those of the first one in a row of amounts tell. */
function sideOf(text: string, money: Money[], first: number, last: number) {
  const { before, after } = around(text, money, first)
  const isNext =
    !isGroup(groupIn(before)) &&
    !NEXT.test(after.replace(EACH_WORDS, ' ')) &&
    isGroup(groupIn(after))
  // Of '200/- U15 150/-' the group belongs rather to the amount behind it.
  const isBetween = isNext && groupIn(around(text, money, last).after) === ''
  return { isBetween, isBehind: isNext && !isBetween, isSaidBehind: groupIn(before) === '' }
}

/** Where a row of amounts begins: the first one, and each with which a bracket begins. */
const rowStarts = (text: string, money: Money[]): number[] =>
  money.flatMap((_, at) =>
    at === 0 || /\([^)]*$/.test(around(text, money, at).before) ? [at] : []
  )

function pricesOf(statement: Statement): Price[] {
  const { text } = statement
  const from = FEE.exec(text)?.index ?? 0
  const money = findMoney(withoutFigures(text)).filter(({ index, amount, isMarked }) => {
    if (isReplaced(text, index)) return false
    if (isMarked) return index >= from || index === 0 || GROUP.test(text)
    return index >= from && amount < 20_000 && !HALF_PHONE.test(text.slice(0, index))
  })
  const starts = rowStarts(text, money)
  const isRow = statement.section === 'fee' && money.length === 1
  // 'Entry fee: 1200 (up to 31 Dec), 1500 (after)'
  const isUnsigned =
    /^\d/.test(statement.value) &&
    statement.kind === 'fee' &&
    !money.some(({ isMarked }) => isMarked)
  let group = ''
  return money.map(({ amount, isMarked, index, end }, at) => {
    const { before, after } = around(text, money, at)
    const row = starts.findLastIndex((start) => start <= at)
    const next = starts[row + 1] ?? money.length
    const side = sideOf(text, money, starts[row] ?? 0, next - 1)
    const own = groupIn(side.isBehind ? after : before)
    // Of '₹300 (early bird) / ₹350' the second amount is for the same group.
    if (at === 0 || isGroup(own) || OTHERS.test(own) || EVERYBODY.test(own)) group = own
    else if (isGroup(group) && isNextOfList(before, own)) group = own
    const words = `${before.split(/[,;]/).at(-1)!} ${after.split(/[,;]|\band\b/)[0]!}`
    const isExtraAmount = isExtra(statement) || EARLY_OR_LATE.test(words) || PLUS.test(before)
    return {
      amount,
      // In a list of fees 'Open - 400' needs no sign.
      isMarked: isMarked || isUnsigned || (isRow && isGroup(group) && !text.slice(end).trim()),
      isOrdinary: !isExtraAmount,
      isForAll: !NOT_ALL.test(words),
      isClear: !side.isBetween,
      group: isGroup(group) || isNextOfList(before, group) ? group : '',
      words: tidy(`${before.split(PART).at(-1)!}${text.slice(index, end)}${after.split(PART)[0]!}`),
      said: groupIn(side.isSaidBehind ? after.replace(/\)\s*,.*$/, ')') : before),
      statement,
    }
  })
}

/** '₹700 + ₹100 registration', '₹350 (including the fee of the district ₹50)' */
const PLUS = /(?:(?:\+|\bplus)|\bincl.*)\s*$/i
/** Not within a day: '5/12'. */
const PART = /[,;]|\/(?!\d)|(?<!\d)\//

const tidy = (words: string) => words.replace(/^[\s:=.&+)-]+|[\s:=&+(-]+$/g, '')

/** 'Veterans ₹700, Karad residents ₹600': whom a list names in words of its own. */
const isNextOfList = (before: string, own: string) =>
  /^\s*[,;]/.test(before) &&
  groupIn(before) === own &&
  /[\p{L}]{3}/u.test(own) &&
  ![TIME, EARLY_OR_LATE, OTHERS, EVERYBODY, PER, NO_FEE].some((words) => words.test(own))

const isGroup = (words: string) =>
  GROUP.test(words) &&
  !TIME.test(words) &&
  !OTHERS.test(words) &&
  !EVERYBODY.test(words) &&
  !PER.test(words)

const FOR_OR_ONLY = new RegExp(
  `\\s*${anyOf(ONLY, FOR_WHOM, 'से(?!\\s+(?:कम|अधिक|ऊपर|ज़्यादा))')}`,
  'giu'
)
/** What joins a group to the words beside it. */
const AROUND = new RegExp(
  `^(?:${anyOf(AND, 'for|is|of|the')}|[^\\p{L}\\p{M}\\d])+|(?:\\s${anyOf(AND)}|[^\\p{L}\\p{M}\\d)+])+$`,
  'giu'
)

/** The words beside an amount without those that say that it is a fee: 'Entry fee: U-9, U-11 - ' */
const groupIn = (words: string) =>
  withoutCase(words.replace(/^\s*\(?\d{1,2}[.)]\s+/, ''))
    .replace(EACH_WORDS, ' ')
    .replace(FEE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(FOR_OR_ONLY, '')
    .replace(AROUND, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/^\d+$/, '')

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
function concessionsOf(statement: Statement, whole: number | undefined): Concession[] {
  return clausesOf(statement.text).flatMap((clause) => {
    const isFree = FREE.test(clause)
    const isHalf = whole !== undefined && HALF.test(clause)
    const words = clause.replace(FREE_WORDS, ' ').replace(HALVES, ' ').replace(PAYING, ' ')
    const group = groupIn(words)
    if (!(isFree || isHalf) || !isGroup(group)) return []
    const amount = isFree ? 0 : Math.round(whole! / 2)
    return [{ group, amount, isWritten: isFree, statement }]
  })
}

/** Kinds whose words the list of fees has, too. */
const IN_LIST: readonly Kind[] = ['rated', 'categories', 'eligibility']

const ENTRY_FEE = new RegExp(
  `(?:(?:entry|registration)\\s+fees?|(?:प्रवेश|नोंदणी)\\s*(?:शुल्क|फी))${WORD_END}`,
  'iu'
)

/** 'Note: Entry fee Open Rs. 350 only' */
const isNoteOfFee = (text: string, kind: Kind | undefined) =>
  kind === 'other' &&
  ENTRY_FEE.test(text) &&
  !NO_FEE.test(text) &&
  findMoney(text).some(({ isMarked }) => isMarked)

/** 'Total 1.25 lakh' is none of what is to pay. */
const OF_SUM = new RegExp(anyOf('total|एकूण|कुल'), 'iu')

function isOfFee({ text, kind, section }: Statement): boolean {
  if (kind === 'fee' || kind === 'extraFee' || isNoteOfFee(text, kind)) return true
  if (kind === 'prizes' || kind === 'other' || kind === 'deadline' || NO_FEE.test(text))
    return false
  if (isPriceUntil(text)) return true
  const isListed = section === 'fee' && (!kind || IN_LIST.includes(kind)) && !OF_SUM.test(text)
  return isListed ? !PRIZE_LINE.test(text) && !isOfPrize(text) : FEE.test(text)
}

/** A statement of fees; of one that tells of prizes or lunch, too, the parts that tell of fees. */
function partsOfFee(one: Statement): Statement[] {
  if (isOfFee(one)) return [one]
  if (one.kind || one.section === 'prizes' || !NO_FEE.test(one.text)) return []
  return one.text
    .split(/[,;|]\s+/)
    .filter((part) => FEE.test(part) && !NO_FEE.test(part) && findMoney(part).length > 0)
    .map((part) => ({ ...one, text: part, value: part }))
}

/** What the circular's statements of fees name: the ordinary ones, not those of who comes early or late. */
function ordinaryOf(prices: Price[]): Price[] {
  const ordinary = prices.filter(({ isOrdinary }) => isOrdinary)
  const marked = ordinary.filter(({ isMarked }) => isMarked)
  return marked.length > 0 ? marked : ordinary
}

const phraseOf = (all: Statement[]) => [...new Set(all.map(({ text }) => text))].join(' · ')

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
function contradictionIn(
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
function answersTo(fees: GroupFee[], settled: readonly Contradiction[] = []): GroupFee[][] {
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

function onceEach(fees: GroupFee[]): GroupFee[] {
  const isAgain = ({ group, amount }: GroupFee, at: number) =>
    fees.findIndex((one) => lettersOf(one.group) === lettersOf(group) && one.amount === amount) < at
  return fees.filter((fee, at) => !isAgain(fee, at))
}

/**
 * What it costs to enter, in whole rupees; 0 is free. Where groups pay different amounts, each with
 * its own, and as the fee only what whoever is in none of them pays.
 */
export function readFees(all: Statement[]): FeeReadings {
  const statements = all.flatMap(partsOfFee)
  const prices = statements.flatMap(pricesOf)
  const possible = ordinaryOf(prices)
  const plain = possible.filter(({ group }) => group === '')
  const amounts = new Set(plain.map(({ amount }) => amount))
  const whole = amounts.size === 1 ? plain[0]!.amount : undefined
  const near = all.filter((one) => isNearFee(one, statements))
  const concessions = near.flatMap((one) => concessionsOf(one, whole))
  const grouped = [...possible.filter(({ group }) => group !== ''), ...concessions]
  const isOne = new Set([...possible, ...concessions].map(({ amount }) => amount)).size < 2
  const others = othersOf(prices)
  if (grouped.length === 0 || isOne) return { fee: withOthers(readFee(statements, prices), others) }
  const fees = onceEach(grouped.map(({ group, amount }) => ({ group, amount })))
  const twice = contradictionIn(fees, [])?.group
  const isSure =
    twice === undefined &&
    amounts.size < 2 &&
    possible.every(({ isClear }) => isClear) &&
    !plain.some(({ statement }) => FOR_ALL.test(statement.text)) &&
    fees.length <= entryFeesRule.max &&
    concessions.every(({ isWritten }) => isWritten) &&
    fees.every(
      ({ group, amount }) =>
        (isGroup(group) || amount === 0) && group.length <= feeGroupRule.max && amount <= SURELY_MAX
    ) &&
    possible.every(({ statement: { kind, section } }) => kind === 'fee' || section === 'fee')
  return {
    fee:
      plain.length > 0
        ? { ...readFee(statements, plain)!, isSure: isSure && whole! <= SURELY_MAX }
        : undefined,
    fees: {
      fees,
      phrase: phraseOf(grouped.map(({ statement }) => statement)),
      isSure,
      twice,
      answers: twice === undefined ? undefined : answersTo(fees),
      others,
    },
  }
}

function othersOf(prices: Price[]): string[] | undefined {
  const words = prices.flatMap((price) => (price.isOrdinary ? [] : [price.words]))
  return words.length > 0 ? [...new Set(words)] : undefined
}

/** Where nothing else is told, the amount itself is not another one. */
function withOthers(fee: Reading | undefined, words: string[] | undefined): Reading | undefined {
  const others = words?.filter((one) =>
    findMoney(one).every(({ amount }) => `${amount}` !== fee?.value)
  )
  return fee && others && others.length > 0 ? { ...fee, others } : fee
}

/** Above it an amount may be something else. */
const SURELY_MAX = 10_000

/** In a statement of fees, or right beside one: 'Titled players: free' */
const isNearFee = (one: Statement, fees: Statement[]) =>
  one.kind !== 'prizes' &&
  one.section !== 'prizes' &&
  !NO_FEE.test(one.text) &&
  fees.some(({ line }) => Math.abs(line - one.line) <= 1)

const saidOf = (prices: Price[]) =>
  [...new Set(prices.map(({ said }) => said).filter(Boolean))].join(', ')

/**
 * One amount for everybody. Sure when a plain label names one amount, for everybody. Amounts that
 * differ, and not by group, are choices.
 */
function readFee(fees: Statement[], prices: Price[]): Reading | undefined {
  const possible = ordinaryOf(prices)
  // Of several amounts the first is no surcharge: 'Rs 300 (with late fee Rs 400)'.
  const first = prices
    .filter(({ statement }) => !isExtra(statement))
    .find(({ statement }, _, { length }) => length > 1 || !SURCHARGE.test(statement.text))
  const chosen = possible.find(({ isForAll }) => isForAll) ?? possible[0] ?? first
  const isForAll = fees.every((one) => isExtra(one) || !NOT_ALL.test(one.text))
  const amounts = new Set(possible.map(({ amount }) => amount))
  if (chosen && amounts.size > 1) {
    return {
      value: String(chosen.amount),
      phrase: phraseOf(possible.map(({ statement }) => statement)),
      isSure: false,
      choices: [...amounts].map((amount) => ({
        value: String(amount),
        words: saidOf(possible.filter((one) => one.amount === amount)),
      })),
    }
  }
  if (chosen) {
    const { amount, statement } = chosen
    const isSure =
      statement.kind === 'fee' &&
      statement.isPlain &&
      prices.every((one) => isExtra(one.statement) || one.amount === amount) &&
      isForAll &&
      !EARLY_OR_LATE.test(statement.text) &&
      amount <= SURELY_MAX
    return { value: String(amount), phrase: statement.text, isSure }
  }
  const free = fees.find(({ text }) => FREE.test(text))
  return free && { value: '0', phrase: free.text, isSure: isForAll && FREE_PLAIN.test(free.text) }
}
