import { webAddressesIn } from '@academy/api/shared/text/addresses_in_text'

const WORD = '[\\p{L}\\p{M}\\p{N}]'

/** A pair of marks on one line, at the edges of words, as messengers write bold, italic, struck. */
function pairOf(mark: string): RegExp {
  const inner = `(?:[^\\n${mark}]|(?<=${WORD})${mark}(?=${WORD}))*`
  return new RegExp(
    `(?<!${WORD}|${mark})(${mark}{1,3})` +
      `([^\\s${mark}](?:${inner}[^\\s${mark}])?)\\1(?!${WORD}|${mark})`,
    'gu'
  )
}

const STRUCK = new RegExp(`${pairOf('~').source}[^\\S\\n]?`, 'gu')
const PAIRS = ['\\*', '_', '`'].map(pairOf)

function withoutPairs(text: string, pair: RegExp, contentOf: (inner: string) => string): string {
  const addresses = webAddressesIn(text)
  const isInAddress = (at: number) =>
    addresses.some(({ address, index }) => at >= index && at < index + address.length)
  return text.replace(pair, (whole, mark: string, inner: string, at: number) =>
    isInAddress(at) || isInAddress(at + whole.trimEnd().length - mark.length)
      ? whole
      : contentOf(inner)
  )
}

/**
 * A text as a messenger shows it: the pairs of `*bold*`, `_italic_` and `` `plain` `` gone, and what is
 * `~struck~`, as its writer took it back. A mark alone, inside a word, between figures (`3*5`) or in an
 * address stays.
 */
export function withoutMarkup(text: string): string {
  const held = withoutPairs(text, STRUCK, () => '')
  return PAIRS.reduce((plain, pair) => withoutPairs(plain, pair, (inner) => inner), held)
}
