import type { Kind } from './circular_labels.js'
import { findDates } from './circular_dates.js'
import { findMoney } from './circular_money.js'
import { COUNTED, lastPlaceOf, ORDINAL, placeOf } from './circular_ordinals.js'
import type { Statement } from './circular_text.js'
import { statedTotals } from './circular_total.js'

export interface ReadPrize {
  position: string
  /** Whole rupees. */
  amount: number
  description: string
}

export interface PrizeReading {
  prizes: ReadPrize[]
  phrase: string
  /** Whether every amount of the list has its place, in falling order, each place once. */
  isSure: boolean
  /** The sum that the circular states, where the prizes that were read add up to another. */
  otherTotal?: { stated: number; sum: number }
}

const NOUN =
  '(?:\\s+(?:prizes?|place|rank|winner|position|team|number|क्रमांक|नंबर|बक्षीस|बक्षिस|पारितोषिक|पुरस्कार|स्थान|kramank|bakshis))*'
const SEPARATOR =
  '(?:ास|ाला|ासाठी)?\\s*(?:(?:तक|पर्यंत)\\s*)?(?:is|of|को|ला|will get|gets?|wins?|takes? home|receives?)?[\\s:=.)(>-]*(?:cash\\s*|रोख\\s*|नगद\\s*|each\\s*|प्रत्येकी\\s*|प्रत्येक\\s*)?$'

/** What stands before an amount: its place by a word, or, where prizes are being told, a number. */
const NAMED = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${ORDINAL}${NOUN})${SEPARATOR}`, 'iu')
const NUMBERED = new RegExp(
  `(?:^|[\\s,;/(|])(${COUNTED}|[IVX]{1,4})\\s*[:=.)>-]+\\s*$|^(?:rank|no\\.?|क्र\\.?)?\\s*(${COUNTED}|[IVX]{1,4})\\s*(?:each|प्रत्येकी)?$`,
  'u'
)
const PLACE_ALONE = new RegExp(
  `^(?:rank\\s+)?((?:${ORDINAL}|\\d{1,3}|[IVX]{1,4})${NOUN})[\\s:=.)-]*$`,
  'iu'
)
/** Words of prizes for some: the best of a group, those below a rating or an age. */
const GROUP =
  /(?<![\p{L}\p{M}])(?:best|top|special|youngest|oldest|below|under|above|u-?\s?\d{1,2}|veterans?|seniors?|juniors?|women|woman|womens|female|lady|ladies|girls?|boys?|local|unrated|rated\s+\d{3,4}|\d{4}\s*(?:to|-)\s*\d{4}|consolation|uttejanarth|utkrusht[a-z]*|mahila|उत्कृष्ट|सर्वोत्कृष्ट|सर्वश्रेष्ठ|श्रेष्ठ|उत्तेजनार्थ|महिला|मुली|मुले|ज्येष्ठ|वरिष्ठ|लहान|अंडर|स्थानिक|खालील|\d{1,2}\s*वर्षांखालील)(?![\p{L}\p{M}])/iu
/** The head of a column for everybody. */
const EVERYBODY = /^(?:open|main|general|overall|खुला|खुला गट)(?: category| group| prizes?)?$/iu
/** A group whose wording leaves no choice: 'Best Woman', 'Best U-12'. */
const PLAIN_GROUP = /^(?:best|उत्कृष्ट|सर्वोत्कृष्ट|सर्वश्रेष्ठ|श्रेष्ठ)(?:[\s-]+[\p{L}\p{M}\d()+-]+){1,4}$/iu
const EXTRA =
  /^[\s)]*(?:each|pratyeki|प्रत्येकी|प्रत्येक)?[\s)]*(?:\+|and|&|with|व|आणि|और)\s*((?:an?\s+)?(?:trophy|medal|cup|certificate|memento|shield|चषक|ट्रॉफी|पदक|मेडल|प्रमाणपत्र)[^,;|/\d]*)/iu

const HEADING = /prize|cash|award|rewards?|what can i win|बक्षि|बक्षी|पारितोषि|पुरस्कार|इनाम|baksh/iu
const HEADING_WORDS =
  /(?<![\p{L}\p{M}])(?:special|cash|prizes?|awards?|main|list|structure|details?|for|the|in|of|each|every|category|categories|group|money|रोख|विशेष|बक्षिसे|बक्षिस|बक्षीस|बक्षीसे|पारितोषिके|पारितोषिक|पुरस्कार|प्रत्येक|गटात|rokh|bakshise|vishesh)(?![\p{L}\p{M}])/giu
const FUND =
  /fund|pool|total|worth|overall prize|एकूण|कुल|ekun|cash prizes?\s*[:=-]?\s*(?:rs\.?|₹)?\s*$/iu
/** Labels behind which no prizes are told any more. */
const ENDS: readonly Kind[] = ['date', 'end', 'deadline', 'reporting', 'time', 'venue', 'map', 'fee', 'extraFee', 'seats', 'rounds', 'format', 'clock', 'codes', 'contact', 'form', 'other'] // prettier-ignore
const MOST = 50

interface Found extends ReadPrize {
  place: number | undefined
  /** The last of several places: 10 of '6th to 10th'. */
  lastPlace: number | undefined
  group: string
  /** Whether its wording and its amount leave no choice. */
  isPlain: boolean
}

interface Place {
  place?: string
  group?: string
  /** Whether the group is all that is said. */
  isWhole: boolean
}

/** A text without its days and its telephone numbers: figures that are no amounts. */
const withoutFigures = (text: string) =>
  findDates(text)
    .reduce(
      (rest, { text: day, index }) =>
        rest.slice(0, index) + '|'.repeat(day.length) + rest.slice(index + day.length),
      text
    )
    .replace(
      /(?:\+91[\s-]*)?\d{5}[\s-]?\d{5}(?!\d)|(?:mob|ph|phone|call|contact|मो)[^\d|]{1,12}\d[\d\s-]{7,14}\d/giu,
      (number) => '|'.repeat(number.length)
    )

/** What the words between two amounts say of the second. */
function placeIn(words: string, isTold: boolean): Place {
  const bare = words
    .replace(EXTRA, '')
    .replace(/^[\s,;/+&)\].]*(?:(?:each|and|pratyeki|प्रत्येकी|प्रत्येक)(?![\p{L}\p{M}])[\s,;)]*)?/iu, '')
  const place =
    (NAMED.exec(bare) ?? undefined)?.[1] ??
    (isTold &&
    !GROUP.test(bare.replace(/^[^(]*:\s*(?=\S+$)/u, '').replace(/^[^(]*\s(?=\d{1,2}\)\s*$)/, ''))
      ? NUMBERED.exec(HEADING.test(bare) ? bare.replace(/^.*:\s*/, '') : bare)
          ?.slice(1)
          .find(Boolean)
      : undefined)
  const lead = (place ? bare.slice(0, bare.lastIndexOf(place)) : bare).replace(
    /\(?\s*(?:rs\.?|₹)\s*$/i,
    ''
  )
  // 'Special prizes: Best Woman': the heading is no part of the group.
  const own = HEADING.test(lead)
    ? lead.replace(/^.*[:=]\s*(?=\S)/u, '').replace(HEADING_WORDS, ' ')
    : lead
  const group = own
    .split(/[;|]|,\s/)
    .at(-1)!
    .replace(/(?<![\p{L}\p{M}])(?:each|प्रत्येकी|प्रत्येक)\s*$/iu, '')
    .replace(/\s*[:=>-]+\s*$|\s*:\s*(?=\S)/g, ' ')
    .replace(/^[\s:=.)+&-]+|[\s:=.(+&-]+$/g, '')
    .replace(/\s+/g, ' ')
  const [, rest, roman] = (place ? null : /^(.*\S)\s+([IVX]{1,4})$/.exec(group)) ?? []
  if (rest && roman && GROUP.test(rest)) return { place: roman, group: rest, isWhole: true }
  const isGroup = GROUP.test(group) && group.length <= 60 && group.split(' ').length <= 9
  const isWhole = lead.replace(/[\s:=.(>-]+$/, '').endsWith(group)
  return { ...(place && { place: place.trim() }), ...(isGroup && { group }), isWhole }
}

/** The group that a heading of prizes is for: '' for everybody's. */
function groupOfHeading(text: string): string {
  const group = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(HEADING_WORDS, ' ')
    .replace(/[:=-]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return GROUP.test(group) && group.length <= 40 && !/^open$/i.test(group)
    ? group.replace(/^[-:\s]+/, '')
    : ''
}

const ordinal = (place: number) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`

/** The prizes of a circular as they are told, one statement after the other. */
class PrizeList {
  readonly prizes: Found[] = []
  readonly phrases: string[] = []
  /** Amounts that belong to no place. */
  left = 0
  private isTold = false
  /** What the heading above is for. */
  private heading = ''
  /** Places or groups in cells of their own, and the amounts that stand below or beside them. */
  private places: string[] = []
  private groups: string[] = []
  private row: { amount: number; isMarked: boolean; text: string }[] = []

  read(statement: Statement): void {
    const { kinds } = statement
    const text = withoutFigures(statement.text)
    const [kind] = kinds
    const isHeading = HEADING.test(text) && kind !== 'other'
    const money = findMoney(text)
    if (kind && ENDS.includes(kind) && !isHeading && !(kind === 'venue' && !statement.value)) {
      this.flush()
      this.isTold = false
      this.places = []
      if (
        !NAMED_PLACE.test(text) ||
        kind === 'fee' ||
        kind === 'extraFee' ||
        kind === 'deadline' ||
        kind === 'date'
      )
        return
    }
    if (isHeading) this.isTold = true
    if (money.length === 0) this.readWords(text, isHeading)
    else this.readAmounts(text, statement.text, money)
  }

  /** A list that no heading announces. */
  begin(): void {
    if (!this.isTold) this.left += 1
    this.isTold = true
  }

  private readWords(text: string, isHeading: boolean): void {
    if (!this.isTold) return
    const place = PLACE_ALONE.exec(text)?.[1]
    this.flush()
    if (place) {
      if (this.groups.length === 1) this.places = []
      // A new place after amounts begins anew; several in a row are the head of a table.
      if (this.isAfterAmounts) this.places = []
      this.places.push(place)
      this.isAfterAmounts = false
    } else if (isHeading) {
      this.heading = groupOfHeading(text)
      this.places = []
      this.groups = []
    } else if (
      (EVERYBODY.test(text) || GROUP.test(text)) &&
      text.length <= 50 &&
      !/[.!]$/.test(text)
    ) {
      const group = text.replace(/[\s:=-]+$/, '')
      this.groups = [...(this.isAfterAmounts || this.places.length > 0 ? [] : this.groups), group]
      if (this.places.length < 2) this.places = []
      this.isAfterAmounts = false
    }
  }

  private isAfterAmounts = false

  private readAmounts(text: string, phrase: string, money: ReturnType<typeof findMoney>): void {
    let from = 0
    let inGroup = ''
    /** A group without a place, and how many amounts it has: '1000-1399: 1000, 700, 500'. */
    let groupAlone = ''
    let inRow = 1
    let unplaced = 0
    let isPrizes = false
    for (const { amount, index, end, isMarked } of money) {
      const before = text.slice(from, index)
      const { place, group, isWhole } = placeIn(before, this.isTold)
      const isAlone = !/[\p{L}\d]/u.test(before.replace(/(?:rs|inr)\b\.?|रु\.?|each|प्रत्येकी/giu, ''))
      from = end
      if (place && !group && this.groups.length > 1) {
        // The first of the amounts in the columns of the groups.
        this.flush()
        isPrizes = true
        this.places = [place]
        this.row.push({ amount, isMarked, text })
        continue
      }
      // A group outside the list of prizes has its amount written as money.
      if (place ?? (this.isTold || isMarked ? group : undefined)) {
        this.flush()
        isPrizes = true
        this.isAfterAmounts = true
        if (group && place) inGroup = group
        else if (group) inGroup = ''
        const heading =
          place && !group
            ? inGroup || this.heading || (this.groups.length === 1 ? this.groups[0]! : '')
            : group
        if (!isWhole && group) this.left += 1
        groupAlone = place ? '' : group!
        this.add(place, heading ?? '', amount, isMarked, EXTRA.exec(text.slice(end))?.[1])
      } else if (isAlone && groupAlone && !/^\s*\(/.test(before)) {
        if (inRow === 1) this.prizes.at(-1)!.position += ' 1st'
        inRow += 1
        this.add(ordinal(inRow), groupAlone, amount, isMarked)
      } else if (isAlone && this.isTold && (this.places.length > 0 || this.groups.length > 0)) {
        isPrizes = true
        this.row.push({ amount, isMarked, text })
      } else if (!FUND.test(text.slice(0, index))) unplaced += 1
    }
    const isRow =
      !isPrizes &&
      HEADING.test(text) &&
      money.length > 2 &&
      !/[\p{L}\d]{3}/u.test(text.slice(money[0]!.end).replace(/\d/g, ''))
    if (isRow && money.every(({ amount }, at) => at === 0 || amount <= money[at - 1]!.amount)) {
      // 'Prizes 5000 / 3000 / 2000': in their order, which nobody says.
      for (const [at, { amount }] of money.entries()) this.add(ordinal(at + 1), '', amount, false)
      this.left += 1
      isPrizes = true
    }
    if (isPrizes || this.isTold) this.left += unplaced
    // 'Prizes (Open): 1st …': the group may belong to every name.
    if (isPrizes && HEADING.test(text) && /open|group|categor|गट|वर्ग/iu.test(text)) this.left += 1
    if (isPrizes) {
      this.isTold = true
      this.phrases.push(phrase)
    }
  }

  /** Gives the amounts of the cells before to their places. */
  flush(): void {
    const { row, places, groups } = this
    if (row.length === 0) return
    this.row = []
    this.isAfterAmounts = true
    const group = groups.length === 1 ? groups[0]! : ''
    if (row.length === 1 && group && places.length !== 1) {
      this.add(undefined, group, row[0]!.amount, row[0]!.isMarked)
    } else if (groups.length > 1 && places.length === 1 && row.length <= groups.length) {
      for (const [at, { amount, isMarked }] of row.entries())
        this.add(places[0], groups[at]!, amount, isMarked)
    } else {
      for (const [at, { amount, isMarked }] of row.entries()) {
        const place = places[at]
        if (place) this.add(place, group || this.heading, amount, isMarked)
        else this.left += 1
      }
    }
    if (places.length === 1) this.places = []
    if (groups.length === 1) this.groups = []
  }

  private add(
    place: string | undefined,
    group: string,
    amount: number,
    isMarked: boolean,
    description = ''
  ) {
    const position = [group, place].filter(Boolean).join(' ').slice(0, 50)
    const isPlain = group ? !place && PLAIN_GROUP.test(group) : isMarked || !/\d{4}$/.test(position)
    this.prizes.push({
      position,
      amount,
      description: description.trim().slice(0, 200),
      place: place === undefined ? undefined : placeOf(place),
      lastPlace: place === undefined ? undefined : lastPlaceOf(place),
      group,
      isPlain: isPlain && amount >= 50,
    })
  }
}

/** Places of one list: from the first on none is left out, and the amounts never rise. */
function isOrdered(prizes: Found[]): boolean {
  const ranked = prizes.filter(({ place, group }) => place !== undefined && !group)
  return (
    ranked.length > 0 &&
    ranked.every(({ place, lastPlace, amount }, at) => {
      const above = ranked[at - 1]
      const isNext = place === (above?.lastPlace ?? 0) + 1 && lastPlace! >= place
      return isNext && amount <= (above?.amount ?? Infinity)
    })
  )
}

const isPlace = (statement: Statement | undefined, number: number) =>
  statement !== undefined && placeOf(PLACE_ALONE.exec(statement.text)?.[1] ?? '') === number

const isAmount = (statement: Statement | undefined) =>
  statement?.kinds.length === 0 && findMoney(statement.text)[0]?.index === 0

/** '1 - 3000': a number that counts, and an amount. */
const isCounted = (statement: Statement | undefined, number: number) =>
  statement?.kinds.length === 0 &&
  new RegExp(`^${number}\\s*[).:=-]+\\s*\\D{0,4}\\d[\\d,]{2,}\\D{0,20}$`).test(statement.text)

/** Every cash prize that has a place and an amount, with the statements they stand in. */
export function readPrizes(all: Statement[]): PrizeReading | undefined {
  const list = new PrizeList()
  for (const [at, statement] of all.entries()) {
    const isRows = isCounted(statement, 1) && isCounted(all[at + 1], 2)
    // One cell a line: a place, an amount, the next place.
    const isCells = isPlace(statement, 1) && isAmount(all[at + 1]) && isPlace(all[at + 2], 2)
    if (isRows || (isCells && !HEADING.test(statement.text))) list.begin()
    list.read(statement)
  }
  list.flush()
  const { prizes, phrases, left } = list
  if (prizes.length === 0) return undefined
  const positions = new Set(prizes.map(({ position }) => position.toLowerCase()))
  const isSure =
    left === 0 &&
    positions.size === prizes.length &&
    prizes.length <= MOST &&
    prizes.every(({ isPlain }) => isPlain) &&
    isOrdered(prizes)
  const otherTotal = otherTotalOf(all, prizes)
  return {
    prizes: prizes.slice(0, MOST).map(({ position, amount, description }) => ({
      position,
      amount,
      description,
    })),
    phrase: phrases.join(' · '),
    isSure,
    ...(otherTotal && { otherTotal }),
  }
}

/** '6th to 10th - Rs 500' is five prizes, or one that they share: either sum may be meant. */
function otherTotalOf(all: Statement[], prizes: Found[]): PrizeReading['otherTotal'] {
  const totals = statedTotals(all)
  if (totals.length === 0) return undefined
  const winners = ({ place, lastPlace }: Found) =>
    place === undefined || lastPlace === undefined ? 1 : Math.max(1, lastPlace - place + 1)
  const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const sum = add(prizes.map((prize) => prize.amount * winners(prize)))
  const sums = [sum, add(prizes.map(({ amount }) => amount))]
  const amounts = totals.flat()
  // Each group may have a total of its own.
  const first = totals.map(([amount]) => amount!)
  if ([...amounts, add(first)].some((amount) => sums.includes(amount))) return undefined
  return { stated: Math.max(...first), sum }
}

const NAMED_PLACE = new RegExp(`(?<![\\p{L}\\d])(?:${ORDINAL}|best)(?![\\p{L}\\p{M}])`, 'iu')
