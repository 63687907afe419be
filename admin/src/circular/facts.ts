import { weekdayPatterns } from '@academy/api/shared/days/written_days'
import { anyOf, WORD_END } from '@academy/api/shared/text/whole_words'
import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import { CODE } from './figures'
import { leadingNumber, numberPattern } from './number-words'
import { PRIZE_WORDS } from './prize-words'
import { CURRENCY } from './rupee-words'
import { agreed, doubtedIf, labelled, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const FORMATS: readonly [RegExp, string][] = [
  [/swiss?(?![\s-]*(?:manager|perfect))(?!\p{L})|स्विस/iu, 'Swiss'],
  [/round[\s-]robin|राउंड रॉबिन|राऊंड रॉबिन/iu, 'Round robin'],
  [/knock[\s-]?out|नॉकआउट|नॉक आउट|बाद पद्धत/iu, 'Knockout'],
]

export function readFormat(all: Statement[]): Reading | undefined {
  const reading = agreed(FORMATS.flatMap(([pattern, name]) => matchesOf(all, pattern, () => name)))
  // Teams are paired in ways of their own.
  return doubtedIf(/team\s+swiss/i.test(reading?.phrase ?? ''), reading)
}

const COUNT = `(\\d{1,2}|${numberPattern(3, 15)})`
/** Not the start of a time or a date. */
const COUNT_END = '(?![\\d:.,]\\d|\\d|\\s*(?:[ap]\\.?m|st\\b|nd\\b))'
const ROUND = `r(?:ou)?nds?|rds|फेऱ्य|फेर्य|फेरी${WORD_END}|राऊंड|राउंड|राउण्ड|राऊण्ड|चक्र|(?:ph|f)er(?:ya|i)${WORD_END}`
const ROUNDS = [
  new RegExp(`(?:${ROUND})[\\p{L}\\p{M}]*\\s*(?:will be\\s*)?[:=-]+\\s*${COUNT}${COUNT_END}`, 'iu'),
  new RegExp(
    `(?<!\\d\\s*)${anyOf('rounds|rds|फेऱ्या|pherya|ferya')}\\s+${COUNT}${COUNT_END}(?!\\s*(?:[-&,]|${TO}|${AND})\\s*\\d)`,
    'iu'
  ),
  new RegExp(`(?<![\\d:.,\\p{L}-])${COUNT}\\s*-?\\s*(?:${ROUND}|r${WORD_END})`, 'iu'),
]
const NOT_ONE_NUMBER =
  /\d\s*(?:or|to|-|\/)\s*\d{1,2}\s*(?:rounds?|rds|swiss)|rounds?\s*[:=-]*\s*\d+\s*(?:or|to|\/)\s*\d|after|per day|depend|(?:फेऱ्या|फेरी|राउंड|राऊंड|चक्र)[^\d]{0,4}\d+\s*(?:किंवा|या|ते|से|-|\/)\s*\d/iu
const FIRST_ROUND = /(?:पहिली|पहला|पहिला|1st|first|last)\s*(?:फेरी|राउंड|round)/iu

function roundsOf([, text = '']: RegExpExecArray): string | undefined {
  const rounds = leadingNumber(text)?.value ?? Number(text)
  return rounds > 2 && rounds < 16 ? String(rounds) : undefined
}

export function readRounds(all: Statement[]): Reading | undefined {
  const others = all.filter(
    ({ text }) => !FIRST_ROUND.test(text) || /rounds|फेऱ्या|\d\s*(?:round|राउंड|फेऱ्य)/iu.test(text)
  )
  const reading = agreed(ROUNDS.flatMap((pattern) => matchesOf(others, pattern, roundsOf)))
  return doubtedIf(NOT_ONE_NUMBER.test(reading?.phrase ?? ''), reading)
}

const WHOM =
  'players?|entries|entry|participants?|seats?|slots?|students|children|kids|खेळाडू|स्पर्धक|प्रवेश|जागा|खिलाड़ी|खिलाडी|खिलाडियों|प्रविष्टि|khelad|jaga'
const SEATS = [
  /\bmax(?:imum)?\.?\s*(?:of\s*)?(?:players|entries|participants|seats)?\D{0,3}(\d{2,4})\b/iu,
  /(?:limi?ted|restricted)\s+(?:to|for)?\s*(?:only\s+)?(?:the\s+)?(?:first\s+)?(\d{2,4})\b/iu,
  new RegExp(
    `(?:only|first|फक्त|केवळ|प्रथम|पहिल्या|सीमित|मर्यादित|जास्तीत जास्त|अधिकतम|कमाल|केवल|पहले|(?:ph|f)akta?|pahilya|jastit jast)\\s+(?:the\\s+)?(\\d{2,4})\\s*(?:${WHOM})`,
    'iu'
  ),
  /(?<!\d)(\d{2,4})\s*(?:players|entries|participants|seats)\s*(?:only|max|maximum)/iu,
]
const SEATS_VALUE = /(?<!\d)(\d{2,4})(?![\d,]|\s*(?:min|rs))/
const OF_PLAYERS = new RegExp(WHOM, 'iu')
const OF_MONEY = new RegExp(`${PRIZE_WORDS}|${CURRENCY}|/-`, 'iu')
const OF_OTHERS = /per (?:team|club|school|district|day)|each|team|rating|minute|min\b/i

/** What the first ones win: 'Trophy' stands in names of tournaments, too. */
const OF_WINNERS = new RegExp(
  anyOf('trophies|medals?|cups|certificates?|पदक*|मेडल*|चषके|करंडके|ट्रॉफि*|ट्रॉफ्या|प्रमाण ?पत्र*'),
  'iu'
)

/** Whether a text says how many may play, and nothing of money. */
export const isOfSeats = (text: string): boolean =>
  SEATS.some((pattern) => pattern.test(text)) && !OF_MONEY.test(text)

export function readSeats(all: Statement[]): Reading | undefined {
  // 'Trophies to the first 10 players'
  const others = all.filter(
    ({ kind, text }) => kind !== 'prizes' && kind !== 'eligibility' && !OF_WINNERS.test(text)
  )
  const reading = agreed([
    ...matchesOf(labelled(all, 'seats'), SEATS_VALUE),
    ...SEATS.flatMap((pattern) => matchesOf(others, pattern)),
  ])
  const phrase = reading?.phrase ?? ''
  return doubtedIf(
    !OF_PLAYERS.test(phrase) || OF_OTHERS.test(phrase) || OF_MONEY.test(phrase),
    reading
  )
}

const SECONDS = "sec(?:ond)?s?|s\\b|\"|''|सेकंद|सेकंड|सेकेंड|सेकण्ड|सैकंड|से\\.?"
const MINUTES = "min(?:ute)?s?\\.?|mnts?|m\\b|'|मिनिटे|मिनिटं|मिनिट|मिनट|मि\\.?"
const WITH_INCREMENT = [
  new RegExp(
    `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})${WORD_END}[^\\d|]{0,70}?(?<![\\d.])(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
  /(?<![\d:.+₹]|\d-)(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d|,\d)/iu,
]
const MINUTES_ALONE = new RegExp(`(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})${WORD_END}`, 'iu')

/** 'Swiss, 10 mins each' */
const MINUTES_EACH = new RegExp(
  `${MINUTES_ALONE.source}\\s*${anyOf('each|per (?:player|side|head)|a side|प्रत्येकी|प्रति खेळाडू|प्रति खिलाड़ी')}`,
  'iu'
)

function clockOf([, minutes, seconds = '0']: RegExpExecArray): string | undefined {
  if (Number(minutes) < 1 || Number(minutes) > 180 || Number(seconds) > 60) return undefined
  return Number(seconds) > 0 ? `${minutes} min + ${seconds} sec` : `${minutes} min`
}

/** Time for thinking: '15 min + 10 sec'. An increment named anywhere outweighs a time without one. */
export function readTimeControl(all: Statement[]): Reading | undefined {
  const others = all.filter(
    ({ kind, text }) => kind !== 'prizes' && !/late|default|forfeit|उशिरा/i.test(text)
  )
  // 'Each team: 4+1' counts players.
  const timed = others.filter(({ text }) => !/\bteam\b|reserve/i.test(text))
  const withIncrement = (some: Statement[]) =>
    agreed(WITH_INCREMENT.flatMap((pattern) => matchesOf(some, pattern, clockOf)))
  return (
    withIncrement(timed) ??
    withIncrement(others) ??
    agreed(matchesOf(labelled(all, 'clock'), MINUTES_ALONE, clockOf)) ??
    doubtedIf(true, agreed(matchesOf(others, MINUTES_EACH, clockOf)))
  )
}

/** Words that make a rating something else than the tournament's own. */
const OF_PLAYERS_RATING =
  'list|players?|below|above|under|upto|up to|of|as|points?|prize|categor|fee|certificate|\\d'
const EVENT =
  /tourn|champion|open|event|rapid|blitz|classical|cup|trophy|memorial|festival|स्पर्धा|प्रतियोगिता/iu
const RATED: readonly [RegExp, string][] = [
  [
    /unrated\s+(?:friendly|event|tournament|rapid|blitz|open)|(?:^|[,(])\W*unrated(?=[,.)])|(?:not an?|non|not fide|not)[\s-]*rated|(?:फिडे|फीडे|fide)?\s*(?:रेटेड|rated|मानांकित)\s+(?:नहीं|नाही)|बिगर[\s-]*मानांकन|no rating|rat(?:ed|ing)\s*[:=-]+\s*(?:no|none|nil|unrated)\b/iu,
    'no',
  ],
  [
    new RegExp(
      `(?<!(?:not|non)[\\s-]{0,2})fide\\s*-?\\s*(?:(?:rapid|blitz|open|classical|standard)\\s*)?(?:rated|rating)(?!\\s*(?:${OF_PLAYERS_RATING}))|fide\\s*-?\\s*(?:rapid|blitz)\\b|(?:फिडे|फीडे)\\s*(?:रेटेड|रेटिंग|मानांकन|मानांकित)(?!\\s*(?:नहीं|नाही))|आंतरराष्ट्रीय\\s+मानांकन`,
      'iu'
    ),
    'fide',
  ],
  [/\bstate\s+(?:level\s+)?rat(?:ed|ing)|mca\s+rated|राज्य मानांकन/iu, 'state'],
]
const OPEN_QUESTION = /\?|not yet|subject to|applied|likely|will be submitted/i

export function readRated(all: Statement[]): Reading | undefined {
  const others = all.filter(({ kind }) => kind !== 'prizes')
  const readings = RATED.flatMap(([pattern, kind]) => matchesOf(others, pattern, () => kind))
  const reading = agreed(readings)
  const isOfEvent = readings.some(({ phrase }) => EVENT.test(phrase) || phrase.length < 40)
  return doubtedIf(!isOfEvent || OPEN_QUESTION.test(reading?.phrase ?? ''), reading)
}

const ANDS = new RegExp(anyOf(AND), 'giu')

/** The federations' numbers of the event, one for each group: sure when one statement lists them. */
export function readCodes(all: Statement[]): Reading | undefined {
  const found = all.flatMap(({ text }) => {
    const codes: string[] = text.match(CODE) ?? []
    // Other figures beside them may be a code in a form of its own, other words tell of old ones.
    const rest = text.replace(CODE, '')
    const between = text.split(CODE).slice(1, -1)
    const isList =
      !/\d{5,}/.test(rest) && between.every((words) => !/[^\s,;&+-]/.test(words.replace(ANDS, '')))
    return codes.length > 0 ? [{ codes, text, isList }] : []
  })
  const [first] = found
  if (!first) return undefined
  const codes = [...new Set(found.flatMap((one) => one.codes))]
  const isSure = first.isList && codes.length === new Set(first.codes).size
  return { value: codes.join(', '), phrase: found.map(({ text }) => text).join(' · '), isSure }
}

const WEEKDAYS = `(?:weekend|${weekdayPatterns().join('|')})`
const EVERY = new RegExp(
  `${anyOf('every|each|दर|हर|प्रत्येक|har|dar')}\\s+${WEEKDAYS}(?:\\s*(?:[,&]|${anyOf(AND)})\\s*${WEEKDAYS})*`,
  'iu'
)

/** 'Every Sunday'. Never sure, as lessons are held so, too. */
export const readRepeats = (all: Statement[]): Reading | undefined =>
  doubtedIf(
    true,
    agreed(matchesOf(all, EVERY, ([every]) => every.charAt(0).toUpperCase() + every.slice(1)))
  )
