import { agreed, doubtedIf, labelled, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const COUNTS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const NUMBER = `(\\d{1,2}|${COUNTS.join('|')})`
/** Not the start of a time or a date. */
const END = '(?![\\d:.,]\\d|\\d|\\s*(?:[ap]\\.?m|st\\b|nd\\b))'
const ROUND =
  'r(?:ou)?nds?|rds|फेऱ्य|फेर्य|फेरी(?![\\p{L}\\p{M}])|राऊंड|राउंड|राउण्ड|राऊण्ड|चक्र|(?:ph|f)er(?:ya|i)(?!\\p{L})'
const PATTERNS = [
  new RegExp(`(?:${ROUND})[\\p{L}\\p{M}]*\\s*(?:will be\\s*)?[:=-]+\\s*${NUMBER}${END}`, 'iu'),
  new RegExp(`(?<![\\d:.,\\p{L}-])${NUMBER}\\s*-?\\s*(?:${ROUND}|r(?!\\p{L}))`, 'iu'),
]
const NOT_ONE_NUMBER =
  /\d\s*(?:or|to|-|\/)\s*\d{1,2}\s*(?:rounds?|rds|swiss)|rounds?\s*[:=-]*\s*\d+\s*(?:or|to|\/)\s*\d|after|per day|depend|(?:फेऱ्या|फेरी|राउंड|राऊंड|चक्र)[^\d]{0,4}\d+\s*(?:किंवा|या|ते|से|-|\/)\s*\d/iu
const FIRST_ROUND = /(?:पहिली|पहला|पहिला|1st|first|last)\s*(?:फेरी|राउंड|round)/iu

function roundsOf([, text = '']: RegExpExecArray): string | undefined {
  const at = COUNTS.indexOf(text.toLowerCase())
  const rounds = at < 0 ? Number(text) : at + 4
  return rounds > 2 && rounds < 16 ? String(rounds) : undefined
}

export function readRounds(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'rounds').flatMap(({ value, text }) => {
    const rounds = roundsOf(new RegExp(`^${NUMBER}${END}`, 'i').exec(value) ?? ([] as never))
    return rounds ? [{ value: rounds, phrase: text, isSure: true }] : []
  })
  const told = all.filter(
    ({ text }) => !FIRST_ROUND.test(text) || /rounds|फेऱ्या|\d\s*(?:round|राउंड|फेऱ्य)/iu.test(text)
  )
  const reading = agreed([
    ...own,
    ...PATTERNS.flatMap((pattern) => matchesOf(told, pattern, roundsOf)),
  ])
  return doubtedIf(NOT_ONE_NUMBER.test(reading?.phrase ?? ''), reading)
}
