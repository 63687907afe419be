import { agreed, doubtful, matchesOf, type Reading, type Rule } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const SECONDS = 'sec(?:ond)?s?|s\\b|"|सेकंद|से\\.?'
const MINUTES = "min(?:ute)?s?\\.?|m\\b|'|मिनिटे|मिनिट|मि\\.?"

function clock(minutes: string, seconds = '0'): string | undefined {
  if (Number(minutes) < 1 || Number(minutes) > 180 || Number(seconds) > 60) return undefined
  return Number(seconds) > 0
    ? `${Number(minutes)} min + ${Number(seconds)} sec`
    : `${Number(minutes)} min`
}

const WITH_INCREMENT = [
  new RegExp(
    `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})\\s*(?:each\\s*)?(?:\\+|with|plus|and|&|,)?\\s*(?:an?\\s+)?(?:increment of\\s+)?(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
  /(?<![\d:.+])(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d)/iu,
]
const WITHOUT = [/(?<![\d:.])(\d{1,3})\s*min(?:ute)?s?\s*each/iu, /(?<![\d:.])(\d{1,3})\s*मिनिटे/u]

/** Time for thinking: '15 min + 10 sec'. An increment said anywhere outweighs a time without one. */
export function readTimeControl(all: Statement[]): Reading | undefined {
  const show = ([, minutes, seconds]: RegExpExecArray) => clock(minutes!, seconds)
  const withIncrement = WITH_INCREMENT.flatMap((pattern) => matchesOf(all, pattern, show))
  if (withIncrement.length > 0) return agreed(withIncrement)
  return agreed(WITHOUT.flatMap((pattern) => matchesOf(all, pattern, show)))
}

const ROUNDS = [
  /(?:no\.?\s*of\s*|total\s*)?\brounds?\s*(?:will be\s*)?[:=-]+\s*(\d{1,2})(?![\d:.])/iu,
  /(?<![\d:.,-])(\d{1,2})(?:\s*rounds?|\s+rds?)\b/iu,
  /(?<![\d:.,-])(\d{1,2})\s*(?:फेऱ्या|फेर्‍या|राऊंड|राउंड)/u,
  /(?:फेऱ्या|राऊंड|राउंड)\s*[:=-]*\s*(\d{1,2})(?![\d:.])/u,
  /(?<!(?:first|1st|last|second)\s)\brounds\s+(\d{1,2})(?![\d:.]|\s*[ap]\.?m)/iu,
]
const NOT_ONE_NUMBER =
  /\d\s*(?:or|to|-|\/)\s*\d{1,2}\s*(?:rounds?|rds|swiss)|rounds?\s*[:=-]*\s*\d+\s*(?:or|to|\/)\s*\d|after|per day|depend/i

export function readRounds(all: Statement[]): Reading | undefined {
  const reading = agreed(ROUNDS.flatMap((pattern) => matchesOf(all, pattern)))
  return reading && NOT_ONE_NUMBER.test(reading.phrase) ? doubtful(reading) : reading
}

const FORMATS: readonly [RegExp, string][] = [
  [/swiss(?![\s-]*(?:manager|perfect))|स्विस/iu, 'Swiss'],
  [/round[\s-]robin/iu, 'Round robin'],
  [/knock[\s-]?out/iu, 'Knockout'],
  [/format\W+arena/iu, 'Arena'],
]

export const readFormat: Rule = (all) =>
  agreed(FORMATS.flatMap(([pattern, name]) => matchesOf(all, pattern, () => name)))

/** Words that make a rating something else than the tournament's own. */
const OF_PLAYERS = 'list|players?|below|above|under|upto|up to|of|as|points?|prize|categor|\\d'
const RATED: readonly [RegExp, string][] = [
  [/unrated\s+(?:friendly|event|tournament)|(?:not an?|non|not fide)[\s-]*rated/iu, 'no'],
  [
    new RegExp(
      `fide\\s*-?\\s*(?:(?:rapid|blitz|open|classical)\\s*)?(?:rated|rating)(?!\\s*(?:${OF_PLAYERS}))|fide\\s*-?\\s*(?:rapid|blitz)\\b|fide\\s*-?\\s*rated\\s*[(\\-]`,
      'iu'
    ),
    'fide',
  ],
  [/\bstate\s+(?:level\s+)?rat(?:ed|ing)|mca\s+rated/iu, 'state'],
]

export const readRated: Rule = (all) => {
  const readings = RATED.flatMap(([pattern, kind]) => matchesOf(all, pattern, () => kind))
  const reading = agreed(readings)
  const isOpenQuestion = /\?|not yet|subject to|applied|likely|will be submitted/i
  return reading && isOpenQuestion.test(reading.phrase) ? doubtful(reading) : reading
}

/** What is said of prizes says nothing of who may play. */
const OF_PRIZES = /prize|best|award|special|cash|trophy|trophies|medal|rs\b|₹|बक्षि|बक्षी|पारितोषि/iu
const AGE = /(?<!\p{L})(?:under|u|अंडर)\s*-?\s*(\d{1,2})(?!\d)|(\d{1,2})\s*वर्षांखालील/giu
const ages = (text: string) => [...text.matchAll(AGE)].map((match) => match[1] ?? match[2]!)

const label = (text: string) => text.replace(/^(?:under|u)\s*-?\s*(\d{1,2})/iu, 'U-$1').trim()
const joined = (found: string[]) => found.filter(Boolean).join(', ')

/** The groups that are played for. Sure under a label of their own. */
export function readCategories(all: Statement[]): Reading | undefined {
  const labelled = [
    ...matchesOf(all, /^(?:age\s*)?(?:categories|groups?)\s*[:=-]+\s*(.+)$/iu, ([, list]) =>
      joined(list!.split(/\s*[,/&]\s*|\s+and\s+/).map(label))
    ),
    ...matchesOf(all, /((?:\d{1,2}\s*,\s*)+\d{1,2})\s*वर्षांखालील/u, ([, list]) =>
      joined(list!.split(',').map((age) => `U-${age.trim()}`))
    ),
  ]
  const said = agreed(labelled)
  if (said) {
    const isList = said.value.split(', ').every((one) => one.length <= 25 && !/[.:₹]/.test(one))
    return isList && !OF_PRIZES.test(said.phrase) ? said : doubtful(said)
  }
  for (const { text } of all.filter((one) => !OF_PRIZES.test(one.text))) {
    const found = [...new Set(ages(text))]
    if (found.length > 1) {
      return { value: joined(found.map((age) => `U-${age}`)), phrase: text, isSure: false }
    }
  }
  return undefined
}

/**
 * Who may play. Only what a label says is sure; a limit that stands elsewhere is a question, and
 * none at all where it belongs to prizes or the event is open for all.
 */
export function readEligibility(all: Statement[]): Reading | undefined {
  const labelled = agreed(
    matchesOf(all, /^\W*(?:eligibility|rating band|rating limit|पात्रता)\s*[:=-]+\s*(.+)$/iu)
  )
  if (labelled) return OF_PRIZES.test(labelled.value) ? doubtful(labelled) : labelled
  const open = /\bopen\s+(?:for|to)\s+all\b|any\s*one can|all can (?:play|participate)|सर्वांसाठी/iu
  if (all.some(({ text }) => open.test(text))) return undefined
  const others = all.filter(({ text }) => !OF_PRIZES.test(text))
  const limit = matchesOf(others, /\bbelow\s*(\d{4})\b/iu, ([, rating]) => `Below ${rating}`)[0]
  if (limit) return doubtful(limit)
  if (readCategories(all)) return undefined
  for (const { text } of others) {
    const [age] = ages(text)
    if (age) return { value: `Under ${age}`, phrase: text, isSure: false }
  }
  return undefined
}

const SEATS = [
  /\bmax(?:imum)?\.?\s*(?:of\s*)?(?:players|entries|participants)?\D{0,3}(\d{2,4})\b/iu,
  /limited\s+to\s+(?:first\s+)?(\d{2,4})\b/iu,
  /\bseats?\s*[:=-]*\s*(\d{2,4})\b/iu,
]

export function readSeats(all: Statement[]): Reading | undefined {
  const reading = agreed(SEATS.flatMap((pattern) => matchesOf(all, pattern)))
  if (!reading) return undefined
  const { phrase } = reading
  const isOfPlayers = /player|entr|participant|seat|प्रवेश/i.test(phrase)
  const isOther =
    /per (?:team|club|school|district|day)|each|team|rating|minute|min\b|₹|rs\b|prize/i
  return isOfPlayers && !isOther.test(phrase) ? reading : doubtful(reading)
}

export const readCodes: Rule = (all) =>
  agreed(matchesOf(all, /(?<![\d/])(\d{5,7}\/[A-Z]{2,4}(?:\([A-Z]+\))?\/\d{4})(?!\d)/u))
