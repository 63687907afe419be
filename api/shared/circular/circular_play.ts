import { agreed, doubtful, matchesOf, type Reading, type Rule } from './circular_reading.js'
import { isCutOff, type Statement } from './circular_text.js'

const SECONDS = "sec(?:ond)?s?|s\\b|\"|''|सेकंद|सेकंड|सेकेंड|सेकण्ड|सैकंड|से\\.?"
const MINUTES = "min(?:ute)?s?\\.?|mnts?|m\\b|'|मिनिटे|मिनिटं|मिनिट|मिनट|मि\\.?"
const HOURS = 'hours?|hrs?|तास|घंटे|घंटा'

function clock(minutes: number, seconds = 0): string | undefined {
  if (minutes < 1 || minutes > 180 || seconds > 60) return undefined
  return seconds > 0 ? `${minutes} min + ${seconds} sec` : `${minutes} min`
}

const WITH_INCREMENT = [
  new RegExp(
    `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})(?!\\p{L})[^\\d|]{0,70}?(?<![\\d.])(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
  /(?<![\d:.+₹]|\d-)(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d|,\d)/iu,
]
const HOUR = new RegExp(
  `(?<![\\d:.])(\\d)\\s*(?:${HOURS})\\s*(?:(\\d{1,2})\\s*(?:${MINUTES}))?[^\\d|]{0,40}?(\\d{1,2})\\s*(?:${SECONDS})`,
  'iu'
)
const EACH = [
  new RegExp(
    `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})\\s*(?:time\\s+)?(?:each|per (?:player|side)|a side|for each|प्रत्येकी|pratyeki)`,
    'iu'
  ),
  new RegExp(`(?:each|प्रत्येकी|प्रत्येक)[^\\d|]{0,30}?(\\d{1,3})\\s*(?:${MINUTES})`, 'iu'),
]
const MINUTES_ALONE = /(?<![\d:.])(\d{1,3})\s*(?:min(?:ute)?s?\b|मिनिटे|मिनिट|मिनट)/iu

/** Time for thinking: '15 min + 10 sec'. An increment said anywhere outweighs a time without one. */
export function readTimeControl(all: Statement[]): Reading | undefined {
  const told = all.filter(
    ({ kinds, text }) =>
      (kinds[0] !== 'prizes' && !/late|default|forfeit|उशिरा/i.test(text)) || kinds[0] === 'clock'
  )
  const show = ([, minutes, seconds]: RegExpExecArray) =>
    clock(Number(minutes), Number(seconds ?? 0))
  const inHours = matchesOf(told, HOUR, ([, hours, minutes, seconds]) =>
    clock(Number(hours) * 60 + Number(minutes ?? 0), Number(seconds))
  )
  const withIncrement = [
    ...inHours,
    ...WITH_INCREMENT.flatMap((pattern) => matchesOf(told, pattern, show)),
  ]
  const labelled = matchesOf(
    told.filter(({ kinds }) => kinds[0] === 'clock'),
    WITH_INCREMENT[0]!,
    show
  )
  if (withIncrement.length > 0) return agreed([...labelled, ...withIncrement])
  const plain = matchesOf(
    told.filter(({ kinds }) => kinds[0] === 'clock'),
    MINUTES_ALONE,
    show
  )
  const each = EACH.flatMap((pattern) => matchesOf(told, pattern, show))
  const [first] = [...plain, ...each]
  if (first) {
    // Each may have that time alone, or with an increment that is not told.
    const reading = agreed([...plain, ...each])
    return reading && plain.length > 0 ? reading : reading && doubtful(reading)
  }
  const others = matchesOf(
    told.filter(({ kinds, text }) => kinds.includes('time') || /rounds?|फेऱ्या|राउंड/iu.test(text)),
    MINUTES_ALONE,
    show
  )
  return others[0] && doubtful(others[0])
}

const COUNTS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const NUMBER = `(\\d{1,2}|${COUNTS.join('|')})`
const ROUND =
  'r(?:ou)?nds?|rds|फेऱ्य|फेर्य|फेरी(?![\\p{L}\\p{M}])|राऊंड|राउंड|राउण्ड|राऊण्ड|चक्र|(?:ph|f)er(?:ya|i)(?!\\p{L})'
const ROUNDS = [
  new RegExp(
    `(?:no\\.?\\s*of\\s*|total\\s*)?(?:${ROUND})[\\p{L}\\p{M}]*\\s*(?:will be\\s*)?[:=-]+\\s*${NUMBER}(?![\\d:.]\\d|\\d|\\s*(?:[ap]\\.?m))`,
    'iu'
  ),
  new RegExp(`(?<![\\d:.,\\p{L}-])${NUMBER}\\s*-?\\s*(?:${ROUND}|r(?!\\p{L}))`, 'iu'),
  /(?<!(?:first|1st|last|second)\s)\brounds\s+(\d{1,2})(?![\d:.]|\s*[ap]\.?m)/iu,
]
const NOT_ONE_NUMBER =
  /\d\s*(?:or|to|-|\/)\s*\d{1,2}\s*(?:rounds?|rds|swiss)|rounds?\s*[:=-]*\s*\d+\s*(?:or|to|\/)\s*\d|after|per day|depend|(?:फेऱ्या|फेरी|राउंड|राऊंड|चक्र)[^\d]{0,4}\d+\s*(?:किंवा|या|ते|से|-|\/)\s*\d/iu

const numberOf = (text: string) => {
  const at = COUNTS.indexOf(text.toLowerCase())
  return at < 0 ? String(Number(text)) : String(at + 4)
}

export function readRounds(all: Statement[]): Reading | undefined {
  const show = ([, number]: RegExpExecArray) => {
    const rounds = numberOf(number!)
    return Number(rounds) > 2 && Number(rounds) < 16 ? rounds : undefined
  }
  const told = all.filter(
    ({ text }) =>
      !/(?:पहिली|पहला|पहिला|1st|first)\s*(?:फेरी|राउंड|round)/iu.test(text) ||
      /rounds|फेऱ्या|\d\s*(?:round|राउंड|फेऱ्य)/iu.test(text)
  )
  const labelled = told
    .filter(
      ({ kinds, value }) =>
        kinds[0] === 'rounds' &&
        new RegExp(`^${NUMBER}(?![\\d:.,]\\d|\\d|\\s*(?:[ap]\\.?m|st\\b|nd\\b))`, 'i').test(value)
    )
    .flatMap(({ value, text }) => {
      const number = numberOf(new RegExp(`^${NUMBER}`, 'i').exec(value)![1]!)
      return Number(number) > 2 && Number(number) < 16
        ? [{ value: number, phrase: text, isSure: true }]
        : []
    })
  const reading = agreed([
    ...labelled,
    ...ROUNDS.flatMap((pattern) => matchesOf(told, pattern, show)),
  ])
  return reading && NOT_ONE_NUMBER.test(reading.phrase) ? doubtful(reading) : reading
}

const FORMATS: readonly [RegExp, string][] = [
  [/swiss?(?![\s-]*(?:manager|perfect))(?!\p{L})|स्विस/iu, 'Swiss'],
  [/round[\s-]robin|राउंड रॉबिन|राऊंड रॉबिन/iu, 'Round robin'],
  [/knock[\s-]?out|नॉकआउट|नॉक आउट|बाद पद्धत/iu, 'Knockout'],
  [/format\W+arena/iu, 'Arena'],
]

export const readFormat: Rule = (all) => {
  const reading = agreed(FORMATS.flatMap(([pattern, name]) => matchesOf(all, pattern, () => name)))
  // Teams are paired in ways of their own.
  return reading && /team\s+swiss/i.test(reading.phrase) ? doubtful(reading) : reading
}

/** Words that make a rating something else than the tournament's own. */
const OF_PLAYERS =
  'list|players?|below|above|under|upto|up to|of|as|points?|prize|categor|fee|certificate|\\d'
const EVENT =
  /tourn|champion|open|event|rapid|blitz|classical|cup|trophy|memorial|festival|स्पर्धा|प्रतियोगिता/iu
const RATED: readonly [RegExp, string][] = [
  [
    /unrated\s+(?:friendly|event|tournament|rapid|blitz|open)|^\(unrated\)$|(?:^|[,(])\W*unrated(?=[,.)])|[,(]\s*unrated$|(?:not an?|non|not fide|not)[\s-]*rated|(?:फिडे|फीडे|fide)?\s*(?:रेटेड|rated|मानांकित)\s+(?:नहीं|नाही)|बिगर[\s-]*मानांकन|no rating|rat(?:ed|ing)\s*[:=-]+\s*(?:no|none|nil|unrated)\b/iu,
    'no',
  ],
  [
    new RegExp(
      `(?<!(?:not|non)[\\s-]{0,2})fide\\s*-?\\s*(?:(?:rapid|blitz|open|classical|standard)\\s*)?(?:rated|rating)(?!\\s*(?:${OF_PLAYERS}))|fide\\s*-?\\s*(?:rapid|blitz)\\b|fide\\s*-?\\s*rated\\s*[(\\-]|(?:फिडे|फीडे)\\s*(?:रेटेड|रेटिंग|मानांकन|मानांकित)(?!\\s*(?:नहीं|नाही))|आंतरराष्ट्रीय\\s+मानांकन`,
      'iu'
    ),
    'fide',
  ],
  [/\bstate\s+(?:level\s+)?rat(?:ed|ing)|mca\s+rated|राज्य मानांकन/iu, 'state'],
]

export const readRated: Rule = (all) => {
  const told = all.filter(({ kinds }) => kinds[0] !== 'prizes')
  const readings = RATED.flatMap(([pattern, kind]) => matchesOf(told, pattern, () => kind))
  const reading = agreed(readings)
  const isOpenQuestion = /\?|not yet|subject to|applied|likely|will be submitted/i
  if (!reading) return undefined
  const isOfEvent = readings.some(({ phrase }) => EVENT.test(phrase) || phrase.length < 40)
  return isOpenQuestion.test(reading.phrase) || !isOfEvent ? doubtful(reading) : reading
}

/** What is said of prizes says nothing of who may play. */
const OF_PRIZES =
  /prize|best|award|special|cash|troph|medal|winner|gift|\brs\b|₹|बक्षि|बक्षी|पारितोषि|पुरस्कार|उत्कृष्ट|सर्वश्रेष्ठ/iu
const AGE =
  /(?<!\p{L})(?:under|u|अंडर|below)\s*-?\s*(\d{1,2})(?!\d|\s*(?:min|rounds?))|(\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील|वर्षे? वयाखालील)/giu
const LIST_MARATHI =
  /(?<!\d)((?:\d{1,2}\s*(?:,|व|आणि|व\s)\s*){1,9}\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील|वर्ष)/u
const ages = (text: string) => [...text.matchAll(AGE)].map((match) => match[1] ?? match[2]!)

const isOfPrizes = ({ text, section }: Statement) => OF_PRIZES.test(text) || section === 'prizes'

const label = (text: string) =>
  text
    .replace(/^(?:under|u|अंडर|below)\s*-?\s*(\d{1,2})/iu, 'U-$1')
    .replace(/\s*\((?:boys|girls|open|&|and|\s|मुले|मुली|व)+\)$/iu, '')
    .trim()
const joined = (found: string[]) => [...new Set(found.filter(Boolean))].join(', ')

/** What is told of a group instead of its name. */
const NO_GROUPS = /rounds?\b|\bmins?\b|\bsecs?\b|फेऱ्या|मिनिट|राउंड|राऊंड/iu

/** The groups of a list: '9, 11 & 13' or 'Under 9, Open'. */
function groupsIn(list: string): string {
  const isUnder = /under|\bu\b|u-|वर्ष|अंडर|years/iu.test(list)
  const plain = list
    .replace(/\s*\([^)]*(?:boys|girls|मुले|मुली)[^)]*\)/giu, '')
    .replace(/(\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील)(?=\s*[,&;/])/gu, 'U-$1')
    .replace(
      /[,\s]*(?:\(?\s*(?:boys|मुले)\s*(?:&|and|व|\/)\s*(?:girls|मुली)\s*\)?|both boys and girls)\s*\.?$/iu,
      ''
    )
    .replace(/\s*(?:वर्षांखालील|वर्षाखालील|वर्ष|years).*$/iu, '')
    .replace(/[\s.]+$/, '')
  return joined(
    plain
      .split(/\s*[,/&;+]\s*|\s+(?:and|व|आणि|और|एवं|तथा|ani)\s+/iu)
      .map((group) => (/^\d{1,2}$/.test(group) && isUnder ? `U-${group}` : label(group)))
  )
}

/** The groups that are played for. Sure under a label of their own. */
export function readCategories(all: Statement[]): Reading | undefined {
  const labelled = all.flatMap(({ kinds, value, text, isPlain }): Reading[] => {
    if (kinds[0] !== 'categories' || !value || OF_PRIZES.test(text) || NO_GROUPS.test(value))
      return []
    const list = groupsIn(value)
    return list ? [{ value: list, phrase: text, isSure: isPlain }] : []
  })
  const others = all.filter((one) => !isOfPrizes(one))
  const marathi = matchesOf(others, LIST_MARATHI, ([, list]) => groupsIn(`${list} वर्ष`))
  const said = agreed([...labelled, ...marathi])
  if (said) {
    const isList = said.value.split(', ').every((one) => one.length <= 25 && !/[.:₹]/.test(one))
    const isSure =
      isList && labelled.length > 0 && said.value.includes(',') && !OF_PRIZES.test(said.phrase)
    return isSure ? said : doubtful(said)
  }
  const lists = others
    .map(({ text }) => ({ text, found: [...new Set(ages(text))] }))
    .filter(({ found }) => found.length > 0)
  const list = lists.find(({ found }) => found.length > 1)
  if (list) {
    // 'Under 8, 10 and 12': the numbers after the first stand alone.
    return { value: joined(list.found.map((age) => `U-${age}`)), phrase: list.text, isSure: false }
  }
  const more = matchesOf(
    others,
    /(?:under|u)\s*-?\s*((?:\d{1,2}\s*(?:,|&|\/|and)\s*){1,9}\d{1,2})(?!\d)/iu,
    ([, numbers]) => groupsIn(numbers!.replace(/\d+/g, 'U-$&'))
  )[0]
  if (more) return doubtful(more)
  const single = [...new Set(lists.flatMap(({ found }) => found))]
  return single.length > 1
    ? {
        value: joined(single.map((age) => `U-${age}`)),
        phrase: lists.map(({ text }) => text).join(' · '),
        isSure: false,
      }
    : undefined
}

/** Sentences that say who may play. */
const WHO = [
  /((?:(?:only|all)\s+)?(?:players?|children|students|boys|girls|kids)?[^.:]{0,40}\bborn\s+(?:on|in|after)\b(?:[^.|]|\.(?=\d)){5,80})/iu,
  /^([^|]{0,160}\b(?:can|may|eligible|allowed to|open only|restricted)\b[^|]{0,120}(?:participate|play|take part|eligible|to)\b[^|]*)$/iu,
  /^\W*((?:फक्त|केवळ|केवल|सिर्फ)[^|.]{4,100}(?:साठी|खेळाडू|लिए)[^|.]{0,40})/u,
  /((?:(?:only )?(?:for|open to)\s+)?(?:women|girls|ladies) only|only (?:for )?(?:women|girls|ladies))/iu,
]

/**
 * Who may play. Only what a label says is sure; a limit that stands elsewhere is a question, and
 * none at all where it belongs to prizes or the event is open for all.
 */
export function readEligibility(all: Statement[]): Reading | undefined {
  const labelled = all.find(
    ({ kinds, value }) =>
      kinds[0] === 'eligibility' &&
      /\p{L}{2}|\d{4}/u.test(value) &&
      !/^(?:all|सर्वां)(?![\p{L}\p{M}])(?:\W*$|\W*सर्वां)/iu.test(value)
  )
  if (labelled) {
    const { text, isPlain, isJoined } = labelled
    const isSure =
      isPlain &&
      !isJoined &&
      !isCutOff(all, labelled) &&
      !OF_PRIZES.test(text) &&
      /^\W*(?:\d+[.)]\s*)?(?:eligibility|rating band|rating limit|पात्रता)\s*[:=-]/iu.test(text)
    // 'Open to all …' and 'Who can play' are part of what is said.
    const value = /^\W*(?:\d+[.)]\s*)?open\b/i.test(text)
      ? text.replace(/^\W*(?:\d+[.)]\s*)?/, '')
      : labelled.value
    return { value: value.replace(/[\s.]+$/, ''), phrase: text, isSure }
  }
  const open = /\bopen\s+(?:for|to)\s+all\b|any\s*one can|all can (?:play|participate)|सर्वांसाठी/iu
  if (all.some(({ text }) => open.test(text))) return undefined
  const others = all.filter((one) => !isOfPrizes(one))
  const limit = matchesOf(
    others,
    /(?:\bbelow|\bunder|\bu-?)\s*-?\s*(\d{4})\b/iu,
    ([, rating]) => `Below ${rating}`
  )[0]
  if (limit) return doubtful(limit)
  for (const pattern of WHO) {
    const [said] = matchesOf(others, pattern)
    if (said)
      return {
        ...said,
        value: said.value.replace(/^(?:\d{1,2}[.)]\s)?[\s,(-]*|[\s.)]+$/g, ''),
        isSure: false,
      }
  }
  if (readCategories(all)) return undefined
  for (const { text } of others) {
    const [age] = ages(text)
    if (age) return { value: `Under ${age}`, phrase: text, isSure: false }
  }
  return undefined
}

const WHOM =
  'players?|entries|entry|participants?|seats?|slots?|students|children|kids|खेळाडू|स्पर्धक|प्रवेश|जागा|खिलाड़ी|खिलाडी|खिलाडियों|प्रविष्टि|khelad|jaga'
const SEATS = [
  /\bmax(?:imum)?\.?\s*(?:of\s*)?(?:players|entries|participants|seats)?\D{0,3}(\d{2,4})\b/iu,
  /(?:limi?ted|restricted)\s+(?:to|for)?\s*(?:only\s+)?(?:the\s+)?(?:first\s+)?(\d{2,4})\b/iu,
  /\bseats?\s*(?:limited\s*(?:to)?)?\s*[:=-]*\s*(\d{2,4})\b/iu,
  new RegExp(
    `(?:only|first|फक्त|केवळ|प्रथम|पहिल्या|सीमित|मर्यादित|जास्तीत जास्त|अधिकतम|कमाल|केवल|पहले|phakta|fakta|pahilya|jastit jast)\\s+(?:the\\s+)?(\\d{2,4})\\s*(?:${WHOM})`,
    'iu'
  ),
  /(?<!\d)(\d{2,4})\s*(?:players|entries|participants|seats)\s*(?:only|max|maximum)/iu,
]

/** How many may play. Sure when it is said of players and of nothing else. */
export function readSeats(all: Statement[]): Reading | undefined {
  const labelled = all.flatMap(({ kinds, value, text, isPlain }): Reading[] => {
    const number =
      kinds[0] === 'seats' ? /(?<!\d)(\d{2,4})(?![\d,]|\s*(?:min|rs))/.exec(value)?.[1] : undefined
    return number ? [{ value: number, phrase: text, isSure: isPlain }] : []
  })
  const reading = agreed([
    ...labelled,
    ...SEATS.flatMap((pattern) =>
      matchesOf(
        all.filter(({ kinds }) => kinds[0] !== 'prizes' && kinds[0] !== 'eligibility'),
        pattern
      )
    ),
  ])
  if (!reading) {
    const [loose] = matchesOf(
      all.filter((one) => !isOfPrizes(one)),
      new RegExp(`(?<![\\d.,])(\\d{2,4})\\s*(?:${WHOM})`, 'iu')
    )
    return loose && doubtful(loose)
  }
  const { phrase } = reading
  const isOfPlayers = new RegExp(`(?:${WHOM})`, 'iu').test(phrase)
  const isOther =
    /per (?:team|club|school|district|day)|each|team|rating|minute|min\b|₹|rs\b|prize/i
  return isOfPlayers && !isOther.test(phrase) ? reading : doubtful(reading)
}

const CODE = /(?<![\d/])\d{5,7}\/[A-Z]{2,7}(?:\([A-Z]+\))?\/\d{4}(?!\d)/gu
const BETWEEN_CODES = /^[\s,;&+-]*(?:(?:and|व|आणि|और|एवं)\s+)?$/iu
/** What may be another code in a form of its own. */
const OTHER_CODE = /\d{5,}/

/**
 * The federations' numbers of the event, one for each group: sure in their usual form when one
 * statement has them all, otherwise what their label says.
 */
export const readCodes: Rule = (all) => {
  const found = all.flatMap(({ text, kinds }) => {
    const codes = text.match(CODE) ?? []
    const between = text.split(CODE).slice(1, -1)
    const isWhole =
      between.every((words) => BETWEEN_CODES.test(words)) &&
      (kinds[0] !== 'codes' || !OTHER_CODE.test(text.replace(CODE, '')))
    return codes.length > 0 ? [{ codes, text, isWhole }] : []
  })
  const [first] = found
  if (first) {
    const codes = [...new Set(found.flatMap((one) => one.codes))]
    const isSure =
      found.every(({ isWhole }) => isWhole) && codes.length === new Set(first.codes).size
    const phrase = [...new Set(found.map(({ text }) => text))].join(' · ')
    return { value: codes.join(', '), phrase: isSure ? first.text : phrase, isSure }
  }
  const [labelled] = matchesOf(
    all.filter(({ kinds }) => kinds[0] === 'codes'),
    /[:\s-]\s*(?=[A-Z\d/().-]*\d{3})([A-Z\d][A-Z\d/().-]{3,30})\s*$/iu
  )
  return labelled && doubtful(labelled)
}
