import { webAddressesIn } from '@academy/api/shared/text/addresses_in_text'

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

/**
 * A text as a messenger shows it: the pairs of `*bold*`, `_italic_`, `~struck~` and `` `plain` ``
 * gone. A mark alone, inside a word, between figures (`3*5`) or in an address stays.
 */
export function withoutMarkup(text: string): string {
  return PAIRS.reduce((plain, pair) => {
    const addresses = webAddressesIn(plain)
    const isInAddress = (at: number) =>
      addresses.some(({ address, index }) => at >= index && at < index + address.length)
    return plain.replace(pair, (whole, mark: string, inner: string, at: number) =>
      isInAddress(at) || isInAddress(at + whole.length - mark.length) ? whole : inner
    )
  }, text)
}
