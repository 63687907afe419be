/**
 * Not within a word: `\b` knows Latin letters only, and a vowel sign of Devanagari is a mark. Parts of
 * regular expressions with the flag `u`.
 */
export const WORD_START = '(?<![\\p{L}\\p{M}])'
export const WORD_END = '(?![\\p{L}\\p{M}])'

const ENDING = '[\\p{L}\\p{M}]*'
/** No sign of a regular expression: '\\s*', '[a-z]*'. */
const STAR = /(?<!\\.|\])\*/gu

/**
 * Any of the words, whole: a part of a regular expression with the flag `u`, for texts in NFC or NFKC.
 * @param words parted by bars; a star stands for whatever a word ends in: 'board|बक्षि*'
 */
export function anyOf(...words: string[]): string {
  const alternatives = words.join('|').normalize('NFC').replace(STAR, ENDING)
  return `${WORD_START}(?:${alternatives})${WORD_END}`
}
