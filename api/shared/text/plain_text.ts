import { composed } from './one_spelling.js'

/**
 * Invisible characters: controls, fillers, soft hyphens, tags, lone surrogates and noncharacters. Kept:
 * flags spelt in tags (the first group), variation selectors, and joiners, which are handled below.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\t\n\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu

const JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g

/** U+200C and U+200D with their neighbours: Marathi and emoji need them between characters. */
const JOINER =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]?)([\u200c\u200d])(?=([\p{L}\p{M}\p{Extended_Pictographic}]?))/gu

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const VISIBLE = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\u2800]/u

/**
 * Removes invisible characters, composes (NFC) and trims; empty when nothing visible is left. Line ends
 * become `\n`, also in a single-line text, which a rule then refuses.
 */
export function plainText(text: string, lines = false): string {
  const ended = text.replace(LINE_END, '\n')
  const plain = (lines ? ended : ended.replace(/\t/g, ' '))
    .replace(INVISIBLE, '$1')
    .replace(JOINERS, '$1')
    .replace(JOINER, (_, before: string, joiner: string, after: string) =>
      before && after ? before + joiner : before
    )
  const result = composed(plain).trim()
  return VISIBLE.test(result) ? result : ''
}
