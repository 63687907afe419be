import { doubtful, type Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'
import { isTown } from './circular_towns.js'

const LABEL =
  /^(?:.*?(?:\bvenue\b|स्थळ|ठिकाण|स्थान)|(?:place|where|location)\b)[\s:=-]+(?:(?:venue|place|address|स्थळ|ठिकाण|स्थान)[\s:=-]+)?(.+)$/iu
const HELD = /\bheld\b.*\b(?:at|in)\s+([\p{Lu}\p{Lo}][^|]*?)[.\s]*$/u
const AT = /(?:^|\s)(?:at|At|@)\s+([\p{Lu}][^|]*,[^|]*)$/u
const HALL =
  /hall|school|college|hotel|club|bhavan|bhawan|stadium|campus|auditorium|centre|center|karyalaya|vidyalaya|banquet|सभागृह|विद्यालय|भवन|वाचनालय|कार्यालय/iu
const NO_PLACE =
  /https?:|www\.|[:@₹]|\brs\b|\d{4}|invit|present|organi|associat|tournament|rapid|\b(?:is|are|will|with)\b/i
/** A label that stands before something else than an address. */
const NOT_YET =
  /^(?:will|to be|tba|shall|same|as\b|change|is\b|has\b|and\b|below|given)|announced|inform/i

/** The statement that says where, without its label. Sure when one label names one place. */
export function readVenue(all: Statement[], title: string | undefined): Reading | undefined {
  const clean = (value: string) => value.replace(/[\s.,;]+$/, '').trim()
  const found = (pattern: RegExp): Reading[] =>
    all.flatMap(({ text }) => {
      const value = clean(pattern.exec(text)?.[1] ?? '')
      if (!value || /^https?:|^www\./i.test(value) || NOT_YET.test(value)) return []
      return [{ value, phrase: text, isSure: true }]
    })
  const [labelled, ...others] = found(LABEL)
  if (labelled) {
    const isPlace =
      /\p{L}{3}/u.test(labelled.value) && !/\?|\d{1,2}[:.]\d{2}\s*(?:am|pm)/i.test(labelled.value)
    return { ...labelled, isSure: isPlace && others.length === 0 && labelled.value.length <= 160 }
  }
  const told = [...found(HELD), ...found(AT)][0]
  if (told) return doubtful(told)
  const bare = all.find(
    ({ text }) => text.includes(',') && HALL.test(text) && !NO_PLACE.test(text) && text !== title
  )
  return bare && { value: clean(bare.text), phrase: bare.text, isSure: false }
}

/** The town that a venue ends with: sure when it is one we know; none when nothing sets it apart. */
export function cityOf(venue: Reading): Reading | undefined {
  const parts = venue.value.split(',').map((part) => part.trim())
  if (/^(?:dist|tal|जि|ता)/i.test(parts.at(-1) ?? '')) parts.pop()
  const last = (parts.length > 1 ? parts.at(-1)! : '')
    .replace(/[\s-]*\d{3}\s?\d{3}$/, '')
    .replace(/\([^)]*\)/g, '')
    .trim()
  if (!last || /\d/.test(last) || last.split(' ').length > 2) return undefined
  return { value: last, phrase: venue.phrase, isSure: venue.isSure && isTown(last) }
}
