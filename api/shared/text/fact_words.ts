import { WEEKDAYS } from '../days/names.js'
import type { Language } from '../languages/languages.js'
import { districtName } from './district_names.js'
import { AREAS, inLanguage, THINGS, WORDS } from './fact_dictionary.js'

const ORDINALS: Record<'mr' | 'hi', string[]> = {
  mr: 'पहिला दुसरा तिसरा चौथा पाचवा सहावा सातवा आठवा नववा दहावा'.split(' '),
  hi: 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ'.split(' '),
}
const WRITTEN = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

const COUNTED = 'two three four five six seven eight nine ten'.split(' ')
const FIRST_COUNTED = 2
const AREA = Object.keys(AREAS).join('|')
const LOCAL = '(player|boy|girl|woman|school|academy)s?'

const DAY = `(${WEEKDAYS.en.join('|').toLowerCase()})s?`

const NTH = `(\\d{1,3}(?=st|nd|rd|th)|${WRITTEN.join('|')})(?:st|nd|rd|th)?`
const PLACE = '(?: (?:prize|place|rank|position))?s?'
const PLACES = `${NTH} ?(?:to|-|–) ?${NTH}${PLACE}( each)?`
const AGE = '(?:under|below|u)[- ]?'

const JOINED: Record<string, Record<'mr' | 'hi', string>> = {
  and: { mr: 'आणि', hi: 'और' },
  '&': { mr: 'आणि', hi: 'और' },
  or: { mr: 'किंवा', hi: 'या' },
}
const isGiven = (text: string | undefined) => text !== undefined

function ordinal(language: 'mr' | 'hi', place: string): string {
  const number = WRITTEN.indexOf(place) + 1 || Number(place)
  return ORDINALS[language][number - 1] ?? `${number}${language === 'mr' ? 'वा' : 'वाँ'}`
}
/** Oblique case: दसवाँ → दसवें. */
const oblique = (word: string) => word.replace(/ाँ$/, 'ें').replace(/ा$/, 'े')
/** Of दुसरा: दुसऱ्या. */
const obliqueMarathi = (word: string) =>
  word.replace(/रा$|ा$/, (end) => (end === 'रा' ? 'ऱ्या' : '्या'))

function placeWords(language: 'mr' | 'hi', place: string): string {
  return `${ordinal(language, place)} ${language === 'mr' ? 'क्रमांक' : 'स्थान'}`
}

/** '1st to 3rd', '1st to 3rd each'. */
function placesWords(language: 'mr' | 'hi', from: string, to: string, each: boolean): string {
  const [first, last] = [ordinal(language, from), ordinal(language, to)]
  return language === 'mr'
    ? `${first} ते ${last} क्रमांक${each ? ' प्रत्येकी' : ''}`
    : `${oblique(first)} से ${oblique(last)} स्थान तक${each ? ', हर एक को' : ''}`
}

/** A name that is not known stays as it is written, with its capitals. */
const placeName = (language: 'mr' | 'hi', place: string) =>
  districtName(language, place) ??
  place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** 'सातारा जिल्ह्यातील सर्वोत्तम खेळाडू' */
function bestOfArea(language: 'mr' | 'hi', who: string, place: string, area: string) {
  const best = translated(language, `best ${who}`)
  const within = inLanguage(language, AREAS[area]!)
  return best && `${placeName(language, place)} ${within} ${best}`
}

const MARATHI_CLASSES = ['1ली', '2री', '3री', '4थी']
const marathiClass = (number: string) => MARATHI_CLASSES[Number(number) - 1] ?? `${number}वी`

/** 'रविवारी' */
function onDay(language: 'mr' | 'hi', day: string): string {
  const weekday = WEEKDAYS.en.findIndex((name) => name.toLowerCase() === day)
  return WEEKDAYS[language][weekday]! + (language === 'mr' ? 'ी' : '')
}

const onDays = (language: 'mr' | 'hi', days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .map((day) => onDay(language, day))
    .join(language === 'mr' ? ' आणि ' : ' और ')

type Translate = (language: 'mr' | 'hi', ...parts: string[]) => string | null

/** Facts that contain a number or another fact. A pattern matches a whole fact in lower case. */
const RULES: [pattern: RegExp, translate: Translate][] = [
  [new RegExp(`^${NTH}${PLACE}$`), (language, place) => placeWords(language, place!)],
  [
    new RegExp(`^${PLACES}$`),
    (language, from, to, each) => placesWords(language, from!, to!, Boolean(each)),
  ],
  [
    new RegExp(`^(.+?) ${PLACES}$`),
    (language, group, from, to, each) => {
      const whose = translated(language, group!)
      return whose && `${whose}, ${placesWords(language, from!, to!, Boolean(each))}`
    },
  ],
  [
    new RegExp(`^(.+?) ${NTH}${PLACE}$`),
    (language, group, place) => {
      const whose = translated(language, group!)
      return whose && `${whose}, ${placeWords(language, place!)}`
    },
  ],
  [
    /^(\d{1,4}) to (\d{1,4})$/,
    (language, from, to) => `${from} ${language === 'mr' ? 'ते' : 'से'} ${to}`,
  ],
  [
    new RegExp(`^${AGE}(\\d{1,2})(?: years)?(?: (?:&|and) (?:below|under))?(?: (.+))?$`),
    (language, age, group = '') => {
      const more = group && translated(language, group)
      if (more === null) return null
      return `${language === 'mr' ? `${age} वर्षांखालील` : `अंडर-${age}`} ${more}`.trim()
    },
  ],
  [
    new RegExp(`^${AGE}(\\d{1,2}) ?(?:to|-|–) ?(?:${AGE})?(\\d{1,2})(?: years)?(?: (.+))?$`),
    (language, from, to, group = '') => {
      const more = group && translated(language, group)
      if (more === null) return null
      const ages = language === 'mr' ? `${from} ते ${to} वर्षांखालील` : `अंडर-${from} से अंडर-${to}`
      return `${ages} ${more}`.trim()
    },
  ],
  [
    new RegExp(`^(boys?|girls?|woman|women|player) (?:${AGE})(\\d{1,2})(?: years)?$`),
    (language, who, age) => translated(language, `under ${age} ${who}`),
  ],
  [
    new RegExp(`^${AGE}(\\d{3,4})$`),
    (language, rating) =>
      `${rating} ${language === 'mr' ? 'पेक्षा' : 'से'} कम${language === 'mr' ? 'ी' : ''} रेटिंग`,
  ],
  [
    /^(?=above|over|\d+\+)(?:above |over )?(\d{2})\+?$/,
    (language, age) => (language === 'mr' ? `${age} वर्षांवरील` : `${age} वर्ष से ऊपर`),
  ],
  [
    /^born (?:in|on) or after (\d{4}|[\d/.-]{8,10})$/,
    (language, day) => (language === 'mr' ? `जन्म ${day} किंवा नंतर` : `जन्म ${day} या उसके बाद`),
  ],
  [
    /^(?:(?:pupils|students) of )?(?:class|classes|std\.?) (\d{1,2})(?: ?(?:to|-|–) ?(\d{1,2}))?$/,
    (language, from, to) =>
      language === 'mr'
        ? `इयत्ता ${[from, to].filter(isGiven).map(marathiClass).join(' ते ')}चे विद्यार्थी`
        : `कक्षा ${[from, to].filter(isGiven).join(' से ')} के विद्यार्थी`,
  ],
  [
    /^(?:(?:pupils|students) )?up to (?:class|std\.?) (\d{1,2})$/,
    (language, last) =>
      language === 'mr'
        ? `इयत्ता ${marathiClass(last!)}पर्यंतचे विद्यार्थी`
        : `कक्षा ${last} तक के विद्यार्थी`,
  ],
  [
    /^best player (?:on|of) each of (\d+) boards$/,
    (language, boards) =>
      language === 'mr'
        ? `${boards} पटांपैकी प्रत्येकावरील सर्वोत्तम खेळाडू`
        : `${boards} बोर्ड में से हर एक का सर्वश्रेष्ठ खिलाड़ी`,
  ],
  [
    /^teams of (\d+|four)$/,
    (language, size) => {
      const players = size === 'four' ? 4 : size
      return language === 'mr' ? `${players} जणांचे संघ` : `${players} खिलाड़ियों की टीमें`
    },
  ],
  [
    new RegExp(`^(?:every|each|on) ${DAY}(?: and ${DAY})?$`),
    (language, ...days) => `${language === 'mr' ? 'दर' : 'हर'} ${onDays(language, days)}`,
  ],
  [
    new RegExp(`^${NTH}(?: and ${NTH})? ${DAY} of (?:every|each|the) month$`),
    (language, first, second, day) => {
      const weeks = [first, second].filter((week) => week !== undefined)
      const ordinals = weeks.map((week) => ordinal(language, week))
      return language === 'mr'
        ? `दर महिन्याच्या ${ordinals.map(obliqueMarathi).join(' आणि ')} ${onDays(language, [day])}`
        : `हर महीने के ${ordinals.map(oblique).join(' और ')} ${onDays(language, [day])}`
    },
  ],
  [
    /^(\d+) ?min(?:ute)?s?\.?(?: ?\+ ?(\d+) ?sec(?:ond)?s?\.?)?$/,
    (language, minutes, seconds) => {
      const [minute, second] = language === 'mr' ? ['मि.', 'से.'] : ['मिनट', 'सेकंड']
      return `${minutes} ${minute}${seconds ? ` + ${seconds} ${second}` : ''}`
    },
  ],
  [/^(\d+) rounds?$/, (language, count) => `${count} ${language === 'mr' ? 'फेऱ्या' : 'राउंड'}`],
  [
    /^(?:only )?(\d+) seats?( left| remaining)?$/,
    (language, count, isLeft) =>
      language === 'mr'
        ? `${count} जागा${isLeft ? ' शिल्लक' : ''}`
        : `${count} ${count === '1' ? 'सीट' : 'सीटें'}${isLeft ? ' बाकी' : ''}`,
  ],
  [
    /^first (\d+) (?:entries|players)$/,
    (language, count) => (language === 'mr' ? `पहिले ${count} खेळाडू` : `पहले ${count} खिलाड़ी`),
  ],
  [
    /^best (.+ )?(boy|girl)s?(?: player)?$/,
    (language, group = '', who) => {
      const whose = translated(language, `${group}${who}s`)
      return whose && `${language === 'mr' ? 'सर्वोत्तम खेळाडू' : 'सर्वश्रेष्ठ खिलाड़ी'} (${whose})`
    },
  ],
  [
    /^(best .+) (trophy|medal|certificate)$/,
    (language, who, won) => {
      const [whose, what] = [translated(language, who!), translated(language, won!)]
      return whose && `${whose}: ${what}`
    },
  ],
  [
    new RegExp(`^(\\d+|${COUNTED.join('|')}) (${Object.keys(THINGS).join('|')})$`),
    (language, count, things) => {
      const written = COUNTED.indexOf(count!)
      const number = written === -1 ? count : written + FIRST_COUNTED
      return `${number} ${inLanguage(language, THINGS[things!]!)}`
    },
  ],
  [
    /^(.+) \(([^()]+)\)$/,
    (language, whole, more) => {
      const [fact, beside] = [translated(language, whole!), translated(language, more!)]
      return fact && beside && `${fact} (${beside})`
    },
  ],
  [
    new RegExp(`^best (.+) (?:of|from|in) (?:the )?(.+) (${AREA})$`),
    (language, who, place, area) => bestOfArea(language, who!, place!, area!),
  ],
  [
    new RegExp(`^best (.+) (${AREA}) ${LOCAL}$`),
    (language, place, area, who) =>
      districtName(language, place!) ? bestOfArea(language, who!, place!, area!) : null,
  ],
  [/^(best .+) prize$/, (language, who) => translated(language, who!)],
  [
    /^best (.+)$/,
    (language, whose) => {
      const who = translated(language, whose!)
      return who && `${language === 'mr' ? 'सर्वोत्तम' : 'सर्वश्रेष्ठ'} ${who}`
    },
  ],
  [
    /^(?:(.+) )?(and|&|or) (.+)$/,
    (language, one = '', joined, other) => {
      const [before, behind] = [one && translated(language, one), translated(language, other!)]
      if (before === null || behind === null) return null
      return `${before} ${JOINED[joined!]![language]} ${behind}`.trim()
    },
  ],
]

function translated(language: 'mr' | 'hi', fact: string): string | null {
  const plain = fact.replace(/^(?:an?|the) /, '')
  const words = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined
  if (words) return inLanguage(language, words)
  for (const [pattern, translate] of RULES) {
    const found = pattern.exec(plain)
    const sentence = found && translate(language, ...found.slice(1))
    if (sentence) return sentence
  }
  return null
}

const BETWEEN_PARTS = /(\s*[,;:]\s*|\s+[·–|/]\s+)/
const COMMA_BEFORE_JOINT = /,\s+(?=(?:and|&|or) )/gi

/**
 * A fact of a tournament or a tag, written in English, as a language says it: 'Under 13, 1st' →
 * '13 वर्षांखालील, पहिला क्रमांक'. Parts that no rule knows stay as they are written, and so does the
 * whole text when such a part is joined by 'and' or 'or' to another.
 */
export function factWords(language: Language, text: string): string {
  if (language === 'en') return text
  const joined = text.replace(COMMA_BEFORE_JOINT, ' ')
  const parts = joined.split(BETWEEN_PARTS)
  const words = parts.map((part) => translated(language, part.trim().toLowerCase()))
  const isHalf = parts.some((part, at) => words[at] === null && / (?:and|&|or) /i.test(part))
  if (joined !== text && isHalf) return text
  return (
    parts
      .map((part, at) => words[at] ?? part)
      .join('')
      // '9, 11, 13 वर्षांखालील': the word once.
      .replace(/ वर्षांखालील(?=, \d+ वर्षांखालील(?:,|$))/g, '')
  )
}
