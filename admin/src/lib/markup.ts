const WORD = '[\\p{L}\\p{M}\\p{N}]'
/** A pair of marks on one line, at the edges of words, as messengers write bold, italic, struck. */
const PAIRS = ['\\*', '_', '~', '`'].map((mark) => {
  const inner = `(?:[^\\n${mark}]|(?<=${WORD})${mark}(?=${WORD}))*`
  return new RegExp(
    `(?<!${WORD}|${mark})(${mark}{1,3})` +
      `([^\\s${mark}](?:${inner}[^\\s${mark}])?)\\1(?!${WORD}|${mark})`,
    'gu'
  )
})
/** An address up to the marks and signs behind it, which are rather the sentence's. */
const ADDRESS = /(?:https?:\/\/|www\.)\S*[^\s*_~`.,;:!?)\]]/giu

/**
 * A text as a messenger shows it: the pairs of `*bold*`, `_italic_`, `~struck~` and `` `plain` ``
 * gone. A mark alone, inside a word, between figures (`3*5`) or in an address stays.
 */
export function withoutMarkup(text: string): string {
  return PAIRS.reduce((plain, pair) => {
    const addresses = [...plain.matchAll(ADDRESS)].map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
    }))
    const isInAddress = (at: number) => addresses.some(({ from, to }) => at >= from && at < to)
    return plain.replace(pair, (whole, mark: string, inner: string, at: number) =>
      isInAddress(at) || isInAddress(at + whole.length - mark.length) ? whole : inner
    )
  }, text)
}
