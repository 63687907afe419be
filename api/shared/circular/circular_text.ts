import { plainText } from '../plain_text.js'

/** One statement of a circular: a line, or a part of one, with plain digits and without decoration. */
export interface Statement {
  text: string
  /** Which line of the circular it stands in, from 0. */
  line: number
}

/** What messengers' little pictures stand for; a word for it, where the line has none of its own. */
const SIGNS: readonly [RegExp, string][] = [
  [/🥇/gu, '1st'],
  [/🥈/gu, '2nd'],
  [/🥉/gu, '3rd'],
  [/📍|🏟|🏢|🏫/gu, 'venue:'],
  [/📞|☎|📱/gu, 'contact:'],
  [/💰|💵|💸/gu, 'fee:'],
]

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:mr|mrs|ms|dr|shri|smt|dist|tal|st|no|nos|rs|late|prof|opp|nr|hon|capt|col|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mob|ph|a\.m|p\.m)|\b[A-Z]|(?<!\p{L}|\p{M})(?:\p{Lo}\p{M}*|श्री|डॉ|प्रा))\.$/iu

/** No line of a circular is longer; the rules take their time with the square of a line's length. */
const LINE_MAX = 2000

function plainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

function withoutDecoration(line: string): string {
  let plain = plainText(line)
  const words = plain.toLowerCase()
  for (const [sign, word] of SIGNS) {
    plain = plain.replace(sign, words.includes(word) ? ' ' : ` ${word} `)
  }
  return plain
    .replace(/[*_~`]/g, '')
    .replace(/[\p{Extended_Pictographic}\u200d\ufe0f]/gu, (sign) => (/\d/.test(sign) ? sign : ' '))
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A line that holds several sentences, or things between upright strokes, is several statements. */
function parts(line: string): string[] {
  const found: string[] = []
  for (const piece of line.split(/\s*[|•]\s*/)) {
    let rest = ''
    for (const sentence of piece.split(/(?<=[.!])\s+(?=\p{L})/u)) {
      rest = rest ? `${rest} ${sentence}` : sentence
      if (ABBREVIATED.test(rest) || rest.length < 12) continue
      found.push(rest)
      rest = ''
    }
    if (rest) found.push(rest)
  }
  return found.map((part) => part.trim()).filter(Boolean)
}

/** The lines of a circular without their decoration; its numbers in plain digits, or as written. */
export function plainLines(text: string, digits: 'plain' | 'as written' = 'plain'): string[] {
  const lines = text.split(/\r?\n/).map((line) => withoutDecoration(line.slice(0, LINE_MAX)))
  return digits === 'plain' ? lines.map(plainDigits) : lines
}

export function statements(lines: string[]): Statement[] {
  return lines.flatMap((line, index) => parts(line).map((text) => ({ text, line: index })))
}
