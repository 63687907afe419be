import { agreed, doubtedIf, labelled, matchesOf, type Reading } from './reading'
import { isCutOff, type Statement } from './statements'

/** What is said of prizes says nothing of who may play. */
const OF_PRIZES =
  /prize|best|award|special|cash|troph|medal|winner|gift|\brs\b|₹|बक्षि|बक्षी|पारितोषि|पुरस्कार|उत्कृष्ट|सर्वश्रेष्ठ/iu
const AGE =
  /(?<!\p{L})(?:under|u|अंडर|below)\s*-?\s*(\d{1,2})(?!\d|\s*(?:min|rounds?))|(\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील|वर्षे? वयाखालील)/giu
const MARATHI_LIST =
  /(?<!\d)((?:\d{1,2}\s*(?:,|व|आणि|व\s)\s*){1,9}\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील|वर्ष)/u
const NO_GROUPS = /rounds?\b|\bmins?\b|\bsecs?\b|फेऱ्या|मिनिट|राउंड|राऊंड/iu
const BOYS_AND_GIRLS =
  /[,\s]*\(?\s*(?:both\s+)?(?:boys|मुले)\s*(?:&|and|व|\/)\s*(?:girls|मुली)\s*\)?/giu

const isOfPrizes = ({ text, section }: Statement) => OF_PRIZES.test(text) || section === 'prizes'
const ages = (text: string) => [
  ...new Set([...text.matchAll(AGE)].map((match) => `U-${match[1] ?? match[2]!}`)),
]

/** The groups of a list: '9, 11 & 13' or 'Under 9, Open'. */
function groupsIn(list: string): string {
  const isUnder = /under|\bu\b|u-|वर्ष|अंडर|years/iu.test(list)
  const groups = list
    .replace(BOYS_AND_GIRLS, '')
    .replace(/(\d{1,2})\s*(?:वर्षांखालील|वर्षाखालील)(?=\s*[,&;/])/gu, 'U-$1')
    .replace(/\s*(?:वर्षांखालील|वर्षाखालील|वर्ष|years).*$/iu, '')
    .replace(/[\s.]+$/, '')
    .split(/\s*[,/&;+]\s*|\s+(?:and|व|आणि|और|एवं|तथा|ani)\s+/iu)
    .map((group) => group.replace(/^(?:under|u|अंडर|below)\s*-?\s*(\d{1,2})/iu, 'U-$1').trim())
    .map((group) => (isUnder && /^\d{1,2}$/.test(group) ? `U-${group}` : group))
  return [...new Set(groups.filter(Boolean))].join(', ')
}

export function readCategories(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'categories').flatMap(({ value, text, isPlain }): Reading[] => {
    const list = value && !OF_PRIZES.test(text) && !NO_GROUPS.test(value) && groupsIn(value)
    return list ? [{ value: list, phrase: text, isSure: isPlain }] : []
  })
  const others = all.filter((one) => !isOfPrizes(one))
  const marathi = matchesOf(others, MARATHI_LIST, ([, list]) => groupsIn(`${list} वर्ष`))
  const said = agreed([...own, ...marathi])
  const isList = said?.value.split(', ').every((one) => one.length <= 25 && !/[.:₹]/.test(one))
  if (said) return doubtedIf(own.length === 0 || !isList || !said.value.includes(','), said)
  for (const { text } of others) {
    const found = ages(text)
    if (found.length > 1) return { value: found.join(', '), phrase: text, isSure: false }
  }
  return undefined
}

const OPEN_TO_ALL =
  /\bopen\s+(?:for|to)\s+all\b|any\s*one can|all can (?:play|participate)|सर्वांसाठी/iu
const LIMIT = /(?:\bbelow|\bunder|\bu-?)\s*-?\s*(\d{4})\b/iu
const BULLET = /^\W*(?:\d+[.)]\s*)?/

export function readEligibility(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'eligibility').find(
    ({ value }) =>
      /\p{L}{2}|\d{4}/u.test(value) &&
      !/^(?:all|सर्वां)(?![\p{L}\p{M}])(?:\W*$|\W*सर्वां)/iu.test(value)
  )
  if (own) {
    const { text, isPlain, isJoined } = own
    const bare = text.replace(BULLET, '')
    const isLabel = /^(?:eligibility|rating band|rating limit|पात्रता)\s*[:=-]/iu.test(bare)
    const isSure = isPlain && isLabel && !isJoined && !isCutOff(all, own) && !OF_PRIZES.test(text)
    // 'Open to all …' is part of what is said.
    const value = /^open\b/i.test(bare) ? bare : own.value
    return { value: value.replace(/[\s.]+$/, ''), phrase: text, isSure }
  }
  if (all.some(({ text }) => OPEN_TO_ALL.test(text))) return undefined
  const others = all.filter((one) => !isOfPrizes(one))
  return doubtedIf(true, matchesOf(others, LIMIT, ([, rating]) => `Below ${rating}`)[0])
}
