import { ADDRESS_START, addressFrom } from '@academy/api/shared/text/addresses_in_text'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { findDates } from './dates'
import { agreed, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'
import { findTimes } from './times'
import { isTown } from './towns'

const STATE =
  /^(?:maharashtra|maha|mh|m\.s|goa|karnataka|gujarat|gujrat|telangana|madhya pradesh|m\.?p|chhattisgarh|rajasthan|andhra pradesh|tamil nadu|kerala|india|bharat|महाराष्ट्र|गोवा|कर्नाटक|गुजरात|मध्य प्रदेश|भारत)$/iu

const isState = (name: string): boolean => STATE.test(name.replace(/[\s.]+$/, '').trim())

/** The town that a text ends with, as it is written there; what follows may be a pin or a state. */
function townIn(text: string): string | undefined {
  const words = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\s.,-]*\d{3}\s?\d{3}[\s.]*$/, '')
    .split(/[\s,]+|(?<=\p{L})-(?=\s)/u)
    .filter((word) => /\p{L}/u.test(word))
  if (words.length > 1 && isState(words.at(-1)!)) words.pop()
  const pair = words.slice(-2).join(' ')
  if (words.length > 1 && isTown(pair)) return pair.replace(/[.]+$/, '')
  const last = words.at(-1)
  return last && isTown(last) ? last.replace(/[.]+$/, '') : undefined
}

const HALL = new RegExp(
  anyOf(
    'hall|school|college|hotel|club|bhavan|bhawan|bhuvan|stadium|campus|auditorium|centre|center|complex|karyalaya|vidyalaya|mandir|kendra|lawns?|banquet|sankul|gymkhana|library|vachanalay|prashala|maidan|ground|mall|cafe|resort|sabhagruh*|natyagruh*|kala ?mandir|natya ?mandir|सभागृह|सभागार|हॉल|विद्यालय|विद्यालयात|महाविद्यालय|प्रशाला|शाळा|मंदिर|भवन|वाचनालय|कार्यालय|संकुल|क्रीडा संकुल|नाट्यगृह|हायस्कूल|स्टेडियम|मैदान|केंद्र'
  ),
  'iu'
)
const NO_PLACE =
  /https?:|www\.|[:@₹?]|\brs\b|invit|present|organi|associat|federation|tournament|championship|rapid|blitz|trophies|medal|regd|affiliated|\b(?:is|are|will|with|bring|players?)\b|आयोजित|संघटना|स्पर्धा|वतीने|विद्यमाने|प्रतियोगिता/iu
/** A label that stands before something else than an address. */
const NOT_YET = new RegExp(
  `^(?:will|to be|tba|shall|same|as\\b|change|is\\b|has\\b|and\\b|below|given|details?\\b|of\\b)|announced|inform|^(?:तीच|त्याच|वही|उसी)${WORD_END}`,
  'iu'
)
/** Where sentences name a hall: behind 'at', or before 'येथे' and 'में'. */
const IN_SENTENCE: readonly RegExp[] = [
  /\b(?:held|organi[sz]\p{L}*|conduct\p{L}*|played|host\p{L}*)\b.*?\b(?:at|in)\s+(?:the\s+)?([\p{Lu}\p{Lo}][^|]*?)(?:\s+(?:on|from)\s+(?:\p{Lu}\p{L}+\s*,?\s*)?\d.*|\s+(?:is|was|has|have|will|are|due|which)\s.*)?[.\s]*$/u,
  new RegExp(
    `^(?:.*${WORD_START}(?:रोजी|कालावधीत|दरम्यान|वाजता|वा\\.|बजे|को|से)[\\s,]+)?(.{8,120}?),?\\s+${anyOf('येथे|या ठिकाणी|में')}`,
    'u'
  ),
]

const ADDRESS = new RegExp(addressFrom(ADDRESS_START), 'iu')
/** 'Same - Town Hall', 'changed from Rotary Hall to Town Hall' */
const INSTEAD = /^(?:same\s*[-,:]\s*|(?:changed[\s:]*)?from\s.{3,60}?\sto\s+)/i

const clean = (value: string) =>
  value
    .replace(new RegExp(`^${ADDRESS.source}\\s*`, 'iu'), '')
    .replace(new RegExp(`${ADDRESS.source}.*$`, 'iu'), '')
    .replace(INSTEAD, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^["\s,;:-]+|["\s.,;:-]+$/g, '')
    .trim()

function underLabel(all: Statement[], one: Statement): Reading | undefined {
  if (one.kind !== 'venue') return undefined
  const value = clean(one.value)
  if (!/[\p{L}\p{M}]{3}/u.test(value) || NOT_YET.test(value)) return undefined
  const hasTown = townIn(value) !== undefined
  const next = all[all.indexOf(one) + 1]
  // Broken by the page: the town stands in the next line.
  const isBroken = next?.kind === undefined && next?.line === one.line + 1 && !hasTown
  if (isBroken && townIn(next.text) !== undefined) {
    return {
      value: `${value}, ${clean(next.text)}`,
      phrase: `${one.text} ${next.text}`,
      isSure: false,
    }
  }
  const isDated = findDates(value).length > 0 || findTimes(value).some((time) => time.isExplicit)
  const isSure = one.isPlain && hasTown && !isDated && !/\?|.{160}/.test(value)
  return { value, phrase: one.text, isSure }
}

/**
 * Where it is played. Sure when one plain label names one hall, and a town that we know at its end;
 * what a sentence or a line without a label says is offered.
 */
export function readVenue(all: Statement[]): Reading | undefined {
  const first = agreed(all.flatMap((one) => underLabel(all, one) ?? []))
  if (first) return first
  const named = IN_SENTENCE.flatMap((pattern) =>
    matchesOf(all, pattern, ([, value = '']) => clean(value))
  )
  const found = named.find(({ value }) => value.length > 5 && !NOT_YET.test(value))
  if (found) return { ...found, isSure: false }
  const bare = all.filter(
    ({ text, kind }) =>
      !kind &&
      !NO_PLACE.test(text) &&
      text.length < 140 &&
      text.includes(',') &&
      !/^\d+(?:st|nd|rd|th)\b|\d{5}[\s-]?\d{5}/i.test(text)
  )
  const there =
    bare.find(({ text }) => HALL.test(text)) ?? bare.find(({ text }) => townIn(text) !== undefined)
  return there ? { value: clean(there.text), phrase: there.text, isSure: false } : unmarked(all)
}

/** Without what stands before and behind the place: 'on 20 Dec at Gokhale Hall Chiplun 9 am'. */
const placeIn = (part: string): string =>
  clean(
    part
      .replace(/^.*\bat\s+(?:the\s+)?(?=\p{Lu})/u, '')
      .replace(/\s+\d[\d.:]*\s*(?:[ap]\.?m\.?|onwards)?$/i, '')
  )

const isHallInTown = (part: string): boolean => {
  const place = placeIn(part)
  return (
    HALL.test(place) && townIn(place) !== undefined && !NO_PLACE.test(place) && !/\d/.test(place)
  )
}

/** In brackets: 'in our society (Green Valley, Baner, Pune)'; or a hall above its town. */
function unmarked(all: Statement[]): Reading | undefined {
  const [inBrackets] = matchesOf(all, /\(([^()]+,[^()]+)\)/u, ([, value = '']) =>
    townIn(value) && !findDates(value).length ? clean(value) : undefined
  )
  if (inBrackets) return { ...inBrackets, isSure: false }
  for (const { text } of all) {
    const part = text.split(/[,|]\s+/).find(isHallInTown)
    const value = part && placeIn(part)
    if (value) return { value, phrase: text, isSure: false }
  }
  for (const [at, { text, kind, line }] of all.entries()) {
    const next = all[at + 1]
    const isAbove = next?.line === line + 1 && !next.kind && isTown(next.text)
    if (!kind && isAbove && HALL.test(text) && !NO_PLACE.test(text) && text.length < 80)
      return {
        value: `${clean(text)}, ${next.text}`,
        phrase: `${text} ${next.text}`,
        isSure: false,
      }
  }
  return undefined
}

const DISTRICT = `${anyOf('dist|district|tal|taluka|tq|jilha|जि|ता|जिल्हा|तालुका')}[\\s.:-]*`
const OF_DISTRICT = new RegExp(`^${DISTRICT}`, 'iu')
const BEHIND_TOWN = new RegExp(
  `(?<=[\\p{L}\\p{M}])[\\s,(-]+${DISTRICT}[\\p{L}\\p{M}]+[\\s.)]*$`,
  'iu'
)

/** Before the name of a village: 'मु.पो. वडगाव', 'At Post Wadgaon'. */
const OF_VILLAGE = new RegExp(
  `^(?:मु(?:क्काम)?[\\s.]*(?:पो(?:स्ट)?)?|मौजे|ग्राम|गाव|गाँव|at\\s?(?:&|and|/)?\\s?post|a/p|vill(?:age)?)${WORD_END}[\\s.:-]*`,
  'iu'
)
/** What the last part of an address names instead: a part of a town, or a way to it. */
const PART_OF_TOWN = new RegExp(
  anyOf(
    'road|rd|marg|highway|street|lane|gate|floor|wing|building|bldg|tower|phase|sector|plot|stand|stop|bridge|naka|chowk|square|corner|peth|colony|society|nagar|park|garden|layout|area|camp|fort|east|west|north|south|near|opp|opposite|behind|next|beside|above|online|zoom|lichess',
    'रोड|रस्ता|मार्ग|चौक|पेठ|नगर|कॉलनी|सोसायटी|पार्क|उद्यान|नाका|स्टँड|पूर्व|पश्चिम|जवळ|समोर|मागे|शेजारी|के पास|के सामने'
  ),
  'iu'
)

/** A village is in no list of ours: what stands last in an address and names nothing else. */
function villageIn(last: string): string | undefined {
  const name = last.replace(OF_VILLAGE, '').trim()
  const isName = /^[\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?$/u.test(name)
  return isName && !HALL.test(name) && !PART_OF_TOWN.test(name) ? name : undefined
}

/** A town that a text names alone, where nothing tells of a hall. */
export function readTown(all: Statement[]): Reading | undefined {
  const one = all.find(({ text, kind }) => !kind && isTown(text))
  return one && { value: one.text, phrase: one.text, isSure: false }
}

/** The town at the end of the venue; sure when a comma sets it apart there and it is one we know. */
export function readCity({ value, phrase, isSure }: Reading): Reading | undefined {
  const parts = value
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\s-\s/)
    .map((part) => part.replace(/[\s.-]*(?:\d{3}\s?\d{3})?[\s.]*$/, '').trim())
    .filter(Boolean)
  while (parts.length > 1 && (isState(parts.at(-1)!) || OF_DISTRICT.test(parts.at(-1)!)))
    parts.pop()
  // 'Malegaon Dist Nashik': the district is named behind the town.
  const last = (parts.at(-1) ?? '').replace(BEHIND_TOWN, '')
  const isApart = parts.length > 1 && isTown(last)
  const town = isApart ? last : townIn(last)
  if (town) return { value: town, phrase, isSure: isSure && isApart }
  const village = parts.length > 1 ? villageIn(last) : undefined
  return village ? { value: village, phrase, isSure: false } : undefined
}
