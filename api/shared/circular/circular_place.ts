import { findDates, findTimes } from './circular_dates.js'
import { doubtful, type Reading } from './circular_reading.js'
import { isCutOff, type Statement } from './circular_text.js'
import { isState, isTown, townIn } from './circular_towns.js'

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
  /(?:रोजी|दरम्यान|वाजता|को|से)[\s,]+(.{8,120}?),?\s+(?:येथे|या ठिकाणी|में)(?![\p{L}\p{M}])/u,
  /^(.{8,120}?),?\s+(?:येथे|या ठिकाणी)(?![\p{L}\p{M}])/u,
]

const clean = (value: string) =>
  value
    .replace(/(?:https?:|www\.).*$/i, '')
    .replace(/[\s,;]+(?:on|from|dated?|दि\.?|दिनांक|रोजी)$/iu, '')
    .replace(/[\s,;]+(?:येथे|में)[.\s]*$/u, '')
    .replace(/^["\s,;:-]+|["\s.,;:-]+$/g, '')
    .trim()

/** A venue label's value without a day or an hour that stands beside it. */
function withoutDays(value: string): string {
  const [date] = findDates(value).filter(({ last }) => last.year !== undefined)
  const [time] = findTimes(value).filter(({ isSaid }) => isSaid)
  const at = Math.min(date?.index ?? Infinity, time?.index ?? Infinity)
  if (at === Infinity) return value
  const end = date ? date.index + date.text.length : 0
  const [before, behind] = [clean(value.slice(0, at)), clean(value.slice(end))]
  const isBefore = before.length > 8 && !/^(?:\p{L}+day|on)\b/iu.test(before)
  return isBefore ? before : behind
}

/**
 * The statement that says where, without its label. Sure when one plain label names one place, which
 * ends with a town that we know.
 */
export function readVenue(all: Statement[], title: string | undefined): Reading | undefined {
  const labelled = all.flatMap((one, at): Reading[] => {
    if (one.kinds[0] !== 'venue' && !(one.kinds.includes('venue') && one.kinds[0] !== 'form'))
      return []
    const place = clean(withoutDays(one.value))
    if (place.length < 3 || !/[\p{L}\p{M}]{3}/u.test(place) || NOT_YET.test(place)) return []
    const isPlain =
      one.isPlain && place === clean(one.value) && !/\?/.test(place) && place.length <= 160
    const next = all[at + 1]
    const hasTown = townIn(place) !== undefined
    // Broken by the page: the town stands in the next line.
    const isBroken =
      next &&
      !hasTown &&
      next.kinds.length === 0 &&
      next.line - one.line === 1 &&
      townIn(next.text) !== undefined &&
      !NO_PLACE.test(next.text)
    if (isBroken) {
      return [
        {
          value: `${place}${/,\s*$/.test(one.value) ? ',' : ''} ${clean(next.text)}`,
          phrase: `${one.text} ${next.text}`,
          isSure: false,
        },
      ]
    }
    return [{ value: place, phrase: one.text, isSure: isPlain && hasTown && !isCutOff(all, one) }]
  })
  const [first, ...others] = labelled
  if (first) return { ...first, isSure: first.isSure && others.length === 0 }
  for (const pattern of TOLD) {
    for (const { text } of all) {
      const value = clean(pattern.exec(text)?.[1] ?? '')
      const place = clean(withoutDays(value))
      if (place.length > 5 && !NOT_YET.test(place))
        return { value: place, phrase: text, isSure: false }
    }
  }
  const isPlace = ({ text, kinds }: Statement) =>
    kinds.length === 0 &&
    text !== title &&
    !NO_PLACE.test(text) &&
    text.length < 140 &&
    !/^\d+(?:st|nd|rd|th)\b|\d{5}[\s-]?\d{5}/i.test(text)
  const bare =
    all.find(
      (one) =>
        isPlace(one) &&
        HALL.test(one.text) &&
        one.text.includes(',') &&
        one.line > 0 &&
        !/school|society|club|academy/i.test(one.text.split(',')[0]!)
    ) ??
    all.find(
      (one) => isPlace(one) && HALL.test(one.text) && (one.text.includes(',') || townIn(one.text))
    ) ??
    all.find(
      (one) =>
        isPlace(one) && one.line > 0 && one.text.includes(',') && townIn(one.text) !== undefined
    )
  return bare && { value: clean(bare.text), phrase: bare.text, isSure: false }
}

/**
 * The town that a venue ends with: sure when a comma sets it apart and it is one we know; otherwise
 * the town that a line or the title names, which is offered.
 */
export function readCity(all: Statement[], venue: Reading | undefined): Reading | undefined {
  const labelled = all.find(({ kinds, value }) => kinds[0] === 'city' && value)
  if (labelled)
    return {
      value: clean(labelled.value.split(',')[0]!),
      phrase: labelled.text,
      isSure: isTown(labelled.value) && !venue,
    }
  const there = venue && cityOf(venue)
  if (there) return there
  const named = [
    ...all.filter(({ text }) => isTown(text.replace(/[\s-]*\d{3}\s?\d{3}$/, ''))),
    ...all.slice(0, 8),
  ]
  for (const { text } of named) {
    const town = townIn(text) ?? text.split(/[\s,()]+/).find((word) => isTown(word))
    if (town) return { value: town, phrase: text, isSure: false }
  }
  return undefined
}

const OF_DISTRICT = /^(?:dist|tal|taluka|tq|jilha|जि|ता|जिल्हा|तालुका)(?![\p{L}\p{M}])[\s.:-]*/iu

function cityOf(venue: Reading): Reading | undefined {
  const parts = venue.value
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\s-\s/)
    .map((part) =>
      part
        .replace(/[\s.-]*\d{3}\s?\d{3}$/, '')
        .replace(/^(?:at\s*(?:[/&]\s*)?post|a\/p|at|मु\.?\s*पो\.?)[\s.:-]+/iu, '')
        .replace(/[\s.]+$/, '')
        .trim()
    )
    .filter(Boolean)
  let taluka: string | undefined
  while (parts.length > 1) {
    const end = parts.at(-1)!
    const of = OF_DISTRICT.exec(end)
    if (!isState(end) && !of) break
    if (of && /^(?:ta|tq|ता)/iu.test(end)) taluka = end.slice(of[0].length)
    parts.pop()
  }
  const last = parts.at(-1)
  if (!last) return undefined
  if (parts.length > 1 && isTown(last))
    return { value: last, phrase: venue.phrase, isSure: venue.isSure }
  const inside = townIn(last)
  const other = inside ?? taluka
  if (other) return doubtful({ value: other, phrase: venue.phrase, isSure: false })
  if (parts.length < 2 || /\d/.test(last) || last.split(' ').length > 2) return undefined
  return { value: last, phrase: venue.phrase, isSure: false }
}
