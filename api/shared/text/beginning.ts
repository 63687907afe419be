const segmenter = new Intl.Segmenter('mr')

/**
 * The longest beginning of a text of at most so many places (UTF-16), between two signs as people see
 * them: no emoji and no letter of Devanagari is cut apart.
 */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  // A few places on, for the sign that the limit falls into.
  const signs = segmenter.segment(text.slice(0, max + 64))
  return text.slice(0, signs.containing(max)?.index ?? max)
}
