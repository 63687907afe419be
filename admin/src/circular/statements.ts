import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { oneSpelling } from '@academy/api/shared/text/one_spelling'
import { plainText } from '@academy/api/shared/text/plain_text'
import { shortMonthNames, shortWeekdayNames } from '@academy/api/shared/days/written_days'
import { anyOf, WORD_START } from '@academy/api/shared/text/whole_words'
import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import { labelOf, labelStarts, type Kind } from './labels'
import { MONTH } from './month-words'
import { ORDINAL, ordinal } from './ordinals'
import { CURRENCY, RUPEES_BEHIND } from './rupee-words'
import { cellsOf, tablesIn } from './tables'
import { withoutMarkup } from '@/lib/markup'
import { medalsBefore, placeOfMedal } from '@/lib/medals'

/**
 * One statement of a circular: a line, a part of one or a cell of a table, with plain digits and
 * without decoration. A label that stands alone is one with what follows it.
 */
export interface Statement {
  text: string
  line: number
  kind: Kind | undefined
  /** What stands behind the label; the whole text without one. */
  value: string
  isPlain: boolean
  /** What the last label above announces that still goes on here. */
  section: Kind | undefined
}

interface Line {
  text: string
  line: number
  sign: Kind | undefined
}

/** What messengers' little pictures stand for, where a line has no label of its own. */
const SIGNS: readonly [RegExp, Kind][] = [
  [/^\W*?(?:📍|🏟|🏢|🏫|🏛|🏨|📌)/u, 'venue'],
  [/^\W*?(?:📞|☎|📱|🤙|📲)/u, 'contact'],
  [/^\W*?(?:📅|🗓|📆)/u, 'date'],
  [/^\W*?(?:⏰|[🕐-🕧])/u, 'time'],
  [/^\W*?(?:💸|💵|🎟|🎫)/u, 'fee'],
]
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATED = new RegExp(
  [
    `${WORD_START}(?:mr|mrs|ms|dr|shri|smt|dist|tal|st|no|nos|rs|late|prof|opp|nr|hon|capt|col|adv|mob|ph|sub|ref|a\\.m|p\\.m|min|mins|sec|secs|max|dept|rd|regd|regn|dt|std|jt|asst|secy|gen|sr|jr|chh|yr|yrs|etc|viz|approx)`,
    `${WORD_START}(?:${[...shortMonthNames(), ...shortWeekdayNames()].join('|')})`,
    `${WORD_START}(?:\\p{Lo}\\p{M}*|श्री|डॉ|प्रा|दि|रु|कै|स्व|सौ|मि|से|जि|ता|मु|पो|मो|क्र)`,
    '\\b[A-Z]|^\\(?\\w{1,2}',
  ]
    .map((words) => `(?:${words})\\.$`)
    .join('|'),
  'iu'
)

/** Abbreviations behind which a sentence may end, too: 'below 16 yrs. No fee' */
const MAY_END = /(?:yrs?|mins?|secs?|etc|only|max)\.$/i

/** No line of a circular is longer; the rules take their time with the square of a line's length. */
const LINE_MAX = 2000

const MEDALS_OF_PRIZES = medalsBefore(
  '[\\s:.=–-]*(?:rs|inr|₹|रु|रोख|cash|\\d{3}|\\d{1,2},\\d|\\d{1,3}\\s*k\\b)'
)

function withoutDecoration(line: string): string {
  // Values that are read look as they were typed, but words are found in one spelling only.
  const plain = oneSpelling(
    plainText(
      withoutMarkup(line.slice(0, LINE_MAX))
        .replace(/^[>\s]+/, '')
        .replace(/\t+| {3,}|\s\/\/\s/g, ' | ')
    ).normalize('NFKC')
  )
  return (
    plain
      // A medal stands for a rank right before what is won.
      .replace(MEDALS_OF_PRIZES, (medal) => ` ${ordinal(placeOfMedal(medal))} `)
      .replace(/\s?\u20e3/gu, ') ')
      // '5|0', as the websites of online games write it.
      .replace(/(?<![\d|]|\d\s)\d{1,2}\|\d{1,2}(?![\d|])/g, (clock) => clock.replace('|', '+'))
      // '11,000 + 🏆'
      .replace(/(?<=\d[^\p{L}\d]{0,6}[+&]\s*)(?:🏆|🏅|🎖)/gu, (won) =>
        won === '🏆' ? 'Trophy' : 'Medal'
      )
      .replace(/(?<=\S\s*)(?:👉|➡|→|⇒|➜|»)(?=\s*\S)/gu, ' : ')
      // Marks without a partner, but not in an address.
      .replace(
        /(?<!(?:https?:|www\.)\S{0,300})(?:(?<![\p{L}\p{M}\d/=-])[_~`*]+|[_~`*]+(?=\s|$))/giu,
        ''
      )
      .replace(/•/g, '|')
      .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{So}▪◾➤▶\ufe0f]/gu, (sign) =>
        /[\d©®™]/u.test(sign) ? sign : ' '
      )
      .replace(/[“”]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/\s*(?:\.{3,}|(?:\s\.){3,}|-{2,}|_{3,})\s*/g, ' : ')
      .replace(/\s*\|\s*(?=[:=-]+(?:\s|$))|(?<=[:=])\s*\|\s*/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s|:]+|[\s|]+$/g, '')
  )
}

/** So many dashes part the facts of a whole circular in one line. */
const DASHES_MIN = 4
/** What a dash parts from what stands before it: an amount, or the second day or hour of two. */
const BEHIND_DASH = new RegExp(`^(?:${CURRENCY}|\\d{3}|\\d[\\d:.]*\\s*(?:[ap]\\.?m|$))`, 'iu')
const BEFORE_DASH = new RegExp(`(?:${ORDINAL})$`, 'iu')

/** 'Winter Open - 14 March 2027 - Town Hall, Pune - EF ₹600 - 8 rds' */
export function dashed(piece: string): string[] {
  const facts = piece.split(/\s+-\s+/)
  if (facts.length <= DASHES_MIN) return [piece]
  return facts.reduce<string[]>((found, fact) => {
    const before = found.at(-1)
    const isApart =
      before !== undefined &&
      !BEHIND_DASH.test(fact) &&
      !BEFORE_DASH.test(before) &&
      !(/\d$/.test(before) && /^\d/.test(fact)) &&
      labelOf(before)?.value !== ''
    return isApart || before === undefined
      ? [...found, fact]
      : [...found.slice(0, -1), `${before} - ${fact}`]
  }, [])
}

const AMOUNT = `${CURRENCY}?\\s*\\d{1,3}(?:,\\d{2,3})*(?:\\d|k)*\\s*(?:${RUPEES_BEHIND})?`
const AMOUNT_ALONE = new RegExp(`^${AMOUNT}$`, 'iu')
const AMOUNT_LAST = new RegExp(`(?:^|[\\s:/-])${AMOUNT}$`, 'iu')

/** A line that holds several sentences, or things between upright strokes, is several statements. */
function parts(line: string): string[] {
  const found: string[] = []
  for (const piece of cellsOf(line).flatMap(dashed)) {
    let rest = ''
    const sentences = piece.split(/(?<=[.!।])\s+(?=\p{L})/u)
    for (const [at, sentence] of sentences.entries()) {
      rest = rest ? `${rest} ${sentence}` : sentence
      const isEnd = MAY_END.test(rest) && /^\p{Lu}/u.test(sentences[at + 1] ?? '')
      const isOpen = ABBREVIATED.test(rest) && !isEnd
      if (isOpen || rest.length < 12 || /\([^)]*$/.test(rest)) continue
      found.push(rest)
      rest = ''
    }
    if (rest) found.push(rest)
  }
  return found
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce(inRows, [])
}

/** '20,000 | 12,000 | 8,000': amounts side by side are one row. */
function inRows(found: string[], part: string): string[] {
  const before = found.at(-1)
  const isNext = before !== undefined && AMOUNT_ALONE.test(part) && AMOUNT_LAST.test(before)
  return isNext ? [...found.slice(0, -1), `${before} / ${part}`] : [...found, part]
}

/** The lines of a text that say something, without decoration, with their numbers as written. */
export const writtenLines = (lines: string[]): string[] =>
  lines.map(withoutDecoration).filter((line) => line && !PAGE.test(line))

const PAGE = /\b(?:page|pg)\.?\s*(?:no\.?\s*)?\d+\s*(?:of|\/)\s*\d+\b/i
/** A line that goes on in the next one. */
const OPEN_END = new RegExp(
  `(?:[,&-]|${anyOf(AND, TO, 'of|for|the|at|in|with|near|opp\\.?|behind|from|by')})$`,
  'iu'
)

/** '12th' and '& 13th December', '12th &' and '13th December' */
const JOINED_START = new RegExp(`^(?:&\\s*|(?:${AND}|to|ते|से|te|se)\\s+)\\d`, 'iu')
const JOINED_END = new RegExp(`\\d(?:st|nd|rd|th)?\\s*(?:[,&]|${anyOf(AND, TO)})$`, 'iu')

/** Lines of a poster: '20' and 'December', '20 December' and '2026', '98220' and '12345', 'FIDE' and 'Rated'. */
const POSTER: readonly [RegExp, RegExp][] = [
  [/(?:^|\s)\d{1,2}(?:st|nd|rd|th)?$/i, new RegExp(`^${MONTH}\\.?(?:[\\s,]+20\\d\\d)?$`, 'iu')],
  [new RegExp(`\\d(?:st|nd|rd|th)?\\s+${MONTH}\\.?$`, 'iu'), /^20\d\d$/],
  [/(?:^|\s)[6-9]\d{4}$/, /^\d{5}$/],
  [/\bfide$/i, /^rat(?:ed|ing)\b/i],
]

/** Whether days or an address go on in the next line: broken by the page's width, not by its writer. */
function goesOn(line: Line, next: Line): boolean {
  if (line.text.length + next.text.length >= LINE_MAX) return false
  if (POSTER.some(([end, start]) => end.test(line.text) && start.test(next.text))) return true
  if (JOINED_START.test(next.text)) return /(?<!\d)\d{1,2}(?:st|nd|rd|th)?$/.test(line.text)
  if (JOINED_END.test(line.text) && /^\d/.test(next.text)) return true
  if (!OPEN_END.test(line.text) || labelOf(next.text)) return false
  const label = labelOf(line.text)
  return label?.kind === 'venue' && label.value !== ''
}

function wholeLines(text: string[]): Line[] {
  const whole: Line[] = []
  for (const [at, raw] of text.entries()) {
    const sign = SIGNS.find(([picture]) => picture.test(raw.slice(0, 12)))?.[1]
    const line = { text: latinDigits(withoutDecoration(raw)), line: at, sign }
    if (!line.text || PAGE.test(line.text)) continue
    const previous = whole.at(-1)
    if (previous && goesOn(previous, line)) previous.text += ` ${line.text}`
    else whole.push(line)
  }
  return whole
}

export function statements(text: string[]): Statement[] {
  const found: Statement[] = []
  const lines = wholeLines(text)
  const tables = tablesIn(lines.map((one) => one.text))
  for (const [place, { text: whole, sign, line }] of lines.entries()) {
    const cells = tables.get(place)
    if (cells) {
      found.push(...cells.map((cell) => ({ ...cell, line, isPlain: true, section: undefined })))
      continue
    }
    const all = parts(whole).flatMap((part) => {
      const starts = [0, ...labelStarts(part)]
      return starts.map((start, at) =>
        part.slice(start, starts[at + 1]).replace(/^\s+|[\s;]+$/g, '')
      )
    })
    for (const [at, words] of all.filter(Boolean).entries()) {
      const label = labelOf(words)
      const kind = label ? label.kind : at === 0 ? sign : undefined
      const { value = words, isPlain = true } = label ?? {}
      add(found, { text: words, line, kind, value, isPlain, section: undefined })
    }
  }
  return inSections(found)
}

/** Kinds whose label never stands in a line of its own above its value. */
const NEVER_ABOVE: readonly Kind[] = ['prizes', 'extraFee', 'categories', 'rated', 'other']

/** 'Prizes worth' above '₹ 30,000' */
const SUM = /(?:worth|fund|pool|total|money|निधी|रक्कम|राशि)[\s:-]*$/iu
/** Adds a statement, or joins it to a label above that stands alone. */
function add(found: Statement[], statement: Statement): void {
  const above = found.at(-1)
  const isSum = above && SUM.test(above.text) && AMOUNT_ALONE.test(statement.text)
  const isAlone = above?.kind && !above.value && !NEVER_ABOVE.includes(above.kind)
  if (!above || !(isAlone || isSum) || statement.kind || statement.line - above.line > 3) {
    found.push(statement)
    return
  }
  above.text = `${above.text.replace(/[\s:]+$/, '')}: ${statement.text}`
  above.value = statement.value
  above.line = statement.line
}

const PRICED = new RegExp(`${CURRENCY}.{0,3}\\d|\\d\\s*${RUPEES_BEHIND}`, 'iu')

/** Tells each statement what the last label above it is about, until a gap in the page. */
function inSections(all: Statement[]): Statement[] {
  let section: Kind | undefined
  let line = -1
  for (const statement of all) {
    const { kind } = statement
    // A label that tells no kind ends it, too.
    const isOther = !kind && statement.value !== statement.text && !/\d/.test(statement.value)
    if (section !== 'prizes' && (statement.line - line > 1 || isOther)) section = undefined
    // Words such as 'Rated' or 'Category' stand in a list of prizes or fees, too.
    const isList = section === 'prizes' || (section === 'fee' && PRICED.test(statement.text))
    const isInside = isList && /^(?:rated|categories|eligibility)$/.test(kind ?? '')
    if (kind && !isInside) section = kind === 'extraFee' ? 'fee' : kind
    statement.section = section
    line = statement.line
  }
  return all
}
