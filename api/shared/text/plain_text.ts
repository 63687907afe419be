/**
 * What is neither printed nor part of a letter: controls, those of direction too, fillers, soft hyphens,
 * tags, half surrogates, and code points that are no characters, such as U+FFFE, which XML forbids.
 * The first group is no such thing and stays: the flag of a part of a country, spelt in tags.
 * Variation selectors stay too, which choose how the sign before them looks; joiners are looked at
 * below.
 */
const UNSEEN =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\t\n\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu

const JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g

/** U+200C and U+200D with the signs beside them: between letters Marathi needs them, emoji too. */
const JOINER =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]?)([\u200c\u200d])(?=([\p{L}\p{M}\p{Extended_Pictographic}]?))/gu

/** No language puts 30 marks on a letter, and NFC takes the square of their number. */
const MARKS = /(\p{M}{1,30})\p{M}*/gu

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const VISIBLE = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\u2800]/u

export const composed = (text: string): string => text.replace(MARKS, '$1').normalize('NFC')

/**
 * Without what cannot be seen, composed (NFC), trimmed; empty when nothing of it can be seen.
 * Every line end becomes `\n`, in a text of one line too, which is then refused for having
 * several.
 */
export function plainText(text: string, lines = false): string {
  const ended = text.replace(LINE_END, '\n')
  const plain = (lines ? ended : ended.replace(/\t/g, ' '))
    .replace(UNSEEN, '$1')
    .replace(JOINERS, '$1')
    .replace(JOINER, (_, before: string, joiner: string, after: string) =>
      before && after ? before + joiner : before
    )
  const result = composed(plain).trim()
  return VISIBLE.test(result) ? result : ''
}
