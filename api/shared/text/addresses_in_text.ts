const IN_BRACKETS = '\\([^\\s<>"|।()]*\\)'
/** What an address ends in; other signs at its end are rather the sentence's, or marks of a messenger. */
const LAST = `(?:${IN_BRACKETS}|[^\\s<>"|।().,;:!?'’…*~\`\\]}])`

/**
 * A web address in a text, up to the signs behind it: a part of a regular expression with the flags `iu`.
 * @param start what it begins with, as a part of a regular expression
 */
export const addressFrom = (start: string): string =>
  `(?:${start})(?:${IN_BRACKETS}|[^\\s<>"|।()])*${LAST}`

export const ADDRESS_START = 'https?:\\/\\/|(?<![\\p{L}\\p{M}\\p{N}.@/-])www\\.'

const ADDRESS = new RegExp(addressFrom(ADDRESS_START), 'giu')

/** '_see https://…_' is written in italics; of another address the line below is a part. */
const IN_ITALICS = /(?<![\p{L}\p{M}\p{N}])_[^\s_][^\n_]*$|(?<![\p{L}\p{M}\p{N}])_$/u

/** Where a text has web addresses: 'https://…' and 'www.…'. */
export function webAddressesIn(text: string): { address: string; index: number }[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => {
    const isInItalics = found.endsWith('_') && IN_ITALICS.test(text.slice(0, index))
    return { address: isInItalics ? found.replace(/_+$/, '') : found, index }
  })
}

/** The address that a link leads to. */
export const linkTo = (address: string): string =>
  /^https?:/i.test(address) ? address : `https://${address}`
