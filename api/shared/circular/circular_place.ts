import type { Statement } from './circular_text.js'

const LABEL =
  /^(?:.*?(?:\bvenue\b|स्थळ|ठिकाण|स्थान)|(?:place|where|location)\b)[\s:=-]+(?:(?:venue|place|address|स्थळ|ठिकाण|स्थान)[\s:=-]+)?(.+)$/iu
const HELD = /\bheld\b.*\b(?:at|in)\s+([\p{Lu}\p{Lo}][^|]*?)[.\s]*$/u
const AT = /(?:^|\s)(?:at|At|@)\s+([\p{Lu}][^|]*,[^|]*)$/u
const HALL =
  /hall|school|college|hotel|club|bhavan|bhawan|stadium|campus|auditorium|centre|center|karyalaya|vidyalaya|banquet|सभागृह|विद्यालय|भवन|वाचनालय|कार्यालय/iu
const NO_PLACE =
  /https?:|www\.|[:@₹]|\brs\b|\d{4}|invit|present|organi|associat|tournament|rapid|\b(?:is|are|will|with)\b/i

/** The statement that says where, without its label. */
export function readVenue(
  all: Statement[],
  title: string | undefined
): { value: string; phrase: string } | undefined {
  const clean = (value: string) => value.replace(/[\s.,;]+$/, '').trim()
  for (const pattern of [LABEL, HELD, AT]) {
    for (const { text } of all) {
      const value = clean(pattern.exec(text)?.[1] ?? '')
      if (value && !/^https?:|^www\./i.test(value)) return { value, phrase: text }
    }
  }
  const bare = all.find(
    ({ text }) => text.includes(',') && HALL.test(text) && !NO_PLACE.test(text) && text !== title
  )
  return bare && { value: clean(bare.text), phrase: bare.text }
}

/** The town that a venue ends with; none when nothing sets it apart. */
export function cityOf(venue: string): string | undefined {
  const parts = venue.split(',').map((part) => part.trim())
  if (/^(?:dist|tal|जि|ता)/i.test(parts.at(-1) ?? '')) parts.pop()
  const last = (parts.length > 1 ? parts.at(-1)! : '')
    .replace(/[\s-]*\d{3}\s?\d{3}$/, '')
    .replace(/\([^)]*\)/g, '')
    .trim()
  return last && !/\d/.test(last) && last.split(' ').length <= 2 ? last : undefined
}
