import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import { WORD_END } from '@academy/api/shared/text/whole_words'
import {
  ORDINAL_ENDING,
  ORDINAL_IN_A_CASE,
  ORDINALS,
} from '@academy/api/shared/tournament/ordinals'

const wordsOf = (ending: string) =>
  ORDINALS.map(({ place, stem, winner }) =>
    [place, winner, `(?:${stem})${ending}`].filter(Boolean).join('|')
  )

const WORD_IN_RANGE = wordsOf(ORDINAL_IN_A_CASE)
const NUMBER_ENDING = `(?:st|nd|rd|th|[थवलर][ाीे][ंँ]?)${WORD_END}`
const JOIN = `\\s*(?:से\\s+लेकर|${TO}|${AND}|[-&])\\s*`
const IN_RANGE = `(?:\\d{1,3}(?:\\s?${NUMBER_ENDING})?|${WORD_IN_RANGE.join('|')})`

export const COUNTED = `\\d{1,3}(?:${JOIN}\\d{1,3})?`
/** A rank in words or in figures that count, or several of them: '1st', '5वे ते 10वे', 'fourth to tenth'. */
export const ORDINAL = `(?:(?:prize|rank|place|position)\\s*(?:no\\.?\\s*)?\\d{1,3}|${IN_RANGE}${JOIN}${IN_RANGE}|\\d{1,3}\\s?${NUMBER_ENDING}|${wordsOf(ORDINAL_ENDING).join('|')})`

const RANGE = new RegExp(`^(${IN_RANGE})${JOIN}(${IN_RANGE})(?!\\d)${WORD_END}`, 'iu')
const patterns = WORD_IN_RANGE.map((word) => new RegExp(`^(?:${word})`, 'iu'))

/** The first and the last rank that a position names; 0 for 'Best Woman' and the like. */
export function ranksOf(position: string): [first: number, last: number] {
  const [, first = position, last = position] = RANGE.exec(position) ?? []
  return [rankOf(first), rankOf(last)]
}

function rankOf(text: string): number {
  return (
    patterns.findIndex((pattern) => pattern.test(text)) + 1 ||
    Number(/^\d{1,3}(?!\d)/.exec(text)?.[0] ?? 0)
  )
}

/** 'U-13 - 1st' is one rank, not those from 13 to 1. */
export function withoutFalseRange(rank: string): string {
  const [first, last] = ranksOf(rank)
  const behind = RANGE.exec(rank)?.[2]
  return behind && last <= first ? rank.slice(rank.lastIndexOf(behind)) : rank
}
