import { findDates, findTimes } from './dates'
import type { Reading } from './reading'
import { isCutOff, type Statement } from './statements'
import { isState, isTown, townIn } from './towns'

const HALL =
  /(?<![\p{L}\p{M}])(?:hall|school|college|hotel|club|bhavan|bhawan|bhuvan|stadium|campus|auditorium|centre|center|complex|karyalaya|vidyalaya|mandir|kendra|lawns?|banquet|sankul|gymkhana|library|vachanalay|prashala|maidan|ground|mall|cafe|resort|सभागृह|सभागार|हॉल|विद्यालय|विद्यालयात|महाविद्यालय|प्रशाला|शाळा|मंदिर|भवन|वाचनालय|कार्यालय|संकुल|क्रीडा संकुल|नाट्यगृह|हायस्कूल|स्टेडियम|मैदान|केंद्र)(?![\p{L}\p{M}])/iu
const NO_PLACE =
  /https?:|www\.|[:@₹?]|\brs\b|invit|present|organi|associat|federation|tournament|championship|rapid|blitz|trophies|medal|regd|affiliated|\b(?:is|are|will|with|bring|players?)\b|आयोजित|संघटना|स्पर्धा|वतीने|विद्यमाने|प्रतियोगिता/iu
/** A label that stands before something else than an address. */
const NOT_YET =
  /^(?:will|to be|tba|shall|same|as\b|change|is\b|has\b|and\b|below|given|details?\b|of\b)|announced|inform/i
/** Where sentences name a place: behind 'at', or before 'येथे' and 'में'. */
const TOLD: readonly RegExp[] = [
  /\b(?:held|organi[sz]\p{L}*|conduct\p{L}*|played|host\p{L}*)\b.*?\b(?:at|in)\s+(?:the\s+)?([\p{Lu}\p{Lo}][^|]*?)(?:\s+(?:on|from)\s+(?:\p{Lu}\p{L}+\s*,?\s*)?\d.*)?[.\s]*$/u,
  /(?:^|\s)(?:at|At|AT|@)\s+(?:the\s+)?([\p{Lu}][^|]*,[^|]*?)(?:\s+(?:on|from)\s+\d.*)?[.\s]*$/u,
  /(?:^|(?:रोजी|दरम्यान|वाजता|को|से)[\s,]+)(.{8,120}?),?\s+(?:येथे|या ठिकाणी|में)(?![\p{L}\p{M}])/u,
]

const clean = (value: string) =>
  value
    .replace(/(?:https?:|www\.).*$/i, '')
    .replace(/[\s,;]+(?:on|from|dated?|दि\.?|दिनांक|रोजी|येथे|में)[.\s]*$/iu, '')
    .replace(/^["\s,;:-]+|["\s.,;:-]+$/g, '')
    .trim()

function withoutDay(value: string): string {
  const [day] = findDates(value)
  if (!day) return clean(value)
  return clean(day.index > 8 ? value.slice(0, day.index) : value.slice(day.index + day.text.length))
}

function underLabel(all: Statement[], one: Statement): Reading | undefined {
  if (!one.kinds.includes('venue') || one.kinds[0] === 'form') return undefined
  const place = withoutDay(one.value)
  if (!/[\p{L}\p{M}]{3}/u.test(place) || NOT_YET.test(place)) return undefined
  const hasTown = townIn(place) !== undefined
  const next = all[all.indexOf(one) + 1]
  // Broken by the page: the town stands in the next line.
  if (
    next &&
    !hasTown &&
    next.kinds.length === 0 &&
    next.line - one.line === 1 &&
    townIn(next.text) !== undefined
  ) {
    const value = `${place}${/,\s*$/.test(one.value) ? ',' : ''} ${clean(next.text)}`
    return { value, phrase: `${one.text} ${next.text}`, isSure: false }
  }
  const isDated =
    findDates(one.value).length > 0 || findTimes(place).some(({ isExplicit }) => isExplicit)
  const isPlain = one.isPlain && !isDated && !place.includes('?')
  const isSure = isPlain && place.length <= 160 && hasTown && !isCutOff(all, one)
  return { value: place, phrase: one.text, isSure }
}

/**
 * Where it is played. Sure when one plain label names one place, which ends with a town that we
 * know; what a sentence or a line without a label says is offered.
 */
export function readVenue(all: Statement[]): Reading | undefined {
  const [first, ...others] = all
    .map((one) => underLabel(all, one))
    .filter((reading) => reading !== undefined)
  if (first) return { ...first, isSure: first.isSure && others.length === 0 }
  for (const pattern of TOLD) {
    for (const { text } of all) {
      const place = withoutDay(pattern.exec(text)?.[1] ?? '')
      if (place.length > 5 && !NOT_YET.test(place))
        return { value: place, phrase: text, isSure: false }
    }
  }
  const bare = all.filter(
    ({ text, kinds }) =>
      kinds.length === 0 &&
      !NO_PLACE.test(text) &&
      text.length < 140 &&
      text.includes(',') &&
      !/^\d+(?:st|nd|rd|th)\b|\d{5}[\s-]?\d{5}/i.test(text)
  )
  const isHost = (text: string) => /school|society|club|academy/i.test(text.split(',')[0]!)
  const there =
    bare.find(({ text }) => HALL.test(text) && !isHost(text)) ??
    bare.find(({ text }) => townIn(text) !== undefined)
  return there && { value: clean(there.text), phrase: there.text, isSure: false }
}

const OF_DISTRICT = /^(?:dist|tal|taluka|tq|jilha|जि|ता|जिल्हा|तालुका)(?![\p{L}\p{M}])[\s.:-]*/iu
const PIN = /[\s.-]*\d{3}\s?\d{3}$/

function cityOf({ value, phrase, isSure }: Reading): Reading | undefined {
  const parts = value
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\s-\s/)
    .map((part) =>
      part
        .replace(PIN, '')
        .replace(/[\s.]+$/, '')
        .trim()
    )
    .filter(Boolean)
  while (parts.length > 1 && (isState(parts.at(-1)!) || OF_DISTRICT.test(parts.at(-1)!)))
    parts.pop()
  const last = parts.at(-1)
  if (!last) return undefined
  const isApart = parts.length > 1 && isTown(last)
  const town = isApart ? last : townIn(last)
  if (town) return { value: town, phrase, isSure: isSure && isApart }
  const isName = parts.length > 1 && !/\d/.test(last) && last.split(' ').length <= 2
  return isName ? { value: last, phrase, isSure: false } : undefined
}

/**
 * The town: sure when a comma sets it apart at the end of a sure venue and it is one we know;
 * otherwise the town that a label, a line or the title names, which is offered.
 */
export function readCity(all: Statement[], venue: Reading | undefined): Reading | undefined {
  const there = venue && cityOf(venue)
  if (there) return there
  for (const { text } of all.slice(0, 8)) {
    const value = townIn(text) ?? text.split(/[\s,()]+/).find((word) => isTown(word))
    if (value) return { value, phrase: text, isSure: false }
  }
  return undefined
}
