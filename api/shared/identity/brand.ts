/**
 * The academy's colours, six hexadecimal digits each. `npm run brand -w @academy/site` writes them into the
 * stylesheet and the icons; share pictures, mails, manifests and the outage page read them here.
 */
export const brand = {
  /** The academy's own colour, whatever it is, lighter and darker ones, and the light it throws. */
  gold: '#ffd700',
  goldLight: '#ffe45c',
  goldPale: '#f3e3a1',
  goldBright: '#fff1b0',
  goldDeep: '#c99a1a',
  glow: '#ffc850',
  /** Words on `gold`. */
  ink: '#000000',
  page: '#121212',
  panel: '#1a1a1a',
  raised: '#222220',
  text: '#f5f1e3',
  muted: '#b8b29a',
  danger: '#ff6b5e',
  /** Under white words. */
  dangerFill: '#d32f2f',
  success: '#6fcf7c',
  /** The edge of a field: 3:1 against `page` and `panel` (WCAG 1.4.11). */
  fieldLine: '#7d765f',
  /** Beside black, on the white of what is printed and of a poster on the screen. */
  paperMuted: '#555555',
  paperLine: '#999999',
  paperDanger: '#b3261e',
  /** Letters in gold, dark enough to be read on white. */
  paperGold: '#7d5f10',
  /** Of the chessboard: each piece is at least three times as light or dark as each square. */
  squareLight: '#9d8b61',
  squareDark: '#6f5d3b',
  pieceWhite: '#fff6dc',
  pieceBlack: '#0c0b09',
  /** Of the board's letters and numbers, as readable as text has to be. */
  onSquareLight: '#221e16',
  onSquareDark: '#e9dfc4',
}

/** Red, green and blue, from 0 to 255. */
export function channelsOf(colour: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return [red!, green!, blue!]
}

/** What a colour looks like over another one, as its share of it, from 0 to 1. */
export function mixed(colour: string, ground: string, share: number): string {
  const below = channelsOf(ground)
  const channels = channelsOf(colour).map((value, index) =>
    Math.round(value * share + below[index]! * (1 - share))
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
