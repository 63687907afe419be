import { DRAWINGS, readProblem } from './problem'

const files = import.meta.glob<string>('~/assets/pieces/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
type Kind = keyof typeof DRAWINGS

const pathOf = (kind: Kind) =>
  /<path[^<>]*\/>/.exec(files[`/src/assets/pieces/${DRAWINGS[kind]}.svg`]!)![0]
const SQUARE = 64

/** The board of a problem as a picture: the side that moves stands below. */
export function boardPicture(line: string): string {
  const { pieces, isWhite } = readProblem(line)
  const placed = pieces.flatMap((piece, square) => {
    const seen = isWhite ? square : 63 - square
    const [x, y] = [(seen % 8) * SQUARE, (seen >> 3) * SQUARE]
    return piece ? [{ piece, kind: piece.toLowerCase() as Kind, x, y }] : []
  })
  const kinds = [...new Set(placed.map(({ kind }) => kind))]
  const uses = (isSide: (piece: string) => boolean) =>
    placed
      .filter(({ piece }) => isSide(piece))
      .map(({ kind, x, y }) => `<use href="#${kind}" x="${x}" y="${y}"/>`)
      .join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs>',
    ...kinds.map((kind) => `<g id="${kind}">${pathOf(kind)}</g>`),
    '<pattern id="dark" width="128" height="128" patternUnits="userSpaceOnUse">',
    '<path fill="#4a3f2a" d="M64 0h64v64H64zM0 64h64v64H0z"/></pattern>',
    '<radialGradient id="lamp" cx=".82" cy=".06" r=".85">',
    '<stop stop-color="#ffd678" stop-opacity=".1"/>',
    '<stop offset="1" stop-color="#ffd678" stop-opacity="0"/></radialGradient></defs>',
    '<path fill="#b8a374" d="M0 0h512v512H0z"/>',
    '<path fill="url(#dark)" d="M0 0h512v512H0z"/><path fill="url(#lamp)" d="M0 0h512v512H0z"/>',
    '<g stroke-width="1.5" paint-order="stroke">',
    `<g fill="#f6d765" stroke="#2a2108">${uses((piece) => piece < 'a')}</g>`,
    `<g fill="#12110e" stroke="#e7d49a">${uses((piece) => piece >= 'a')}</g></g></svg>\n`,
  ].join('')
}
