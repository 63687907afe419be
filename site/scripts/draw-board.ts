/**
 * Draws the chess position of the 404 page into `src/assets/board.svg`, from the pieces beside it.
 * Run it again (`npm run board -w site`) after changing the position; the output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { CLASSIC } from '../src/features/puzzle/days.ts'
import { DRAWINGS, readProblem } from '../src/features/puzzle/problem.ts'

const SQUARE = 64

const pieces = readProblem(CLASSIC).pieces.flatMap((piece, square) => {
  if (!piece) return []
  const kind = piece.toLowerCase() as keyof typeof DRAWINGS
  const place = { x: (square % 8) * SQUARE, y: (square >> 3) * SQUARE }
  return [{ name: DRAWINGS[kind], isWhite: piece !== kind, ...place }]
})

const drawings = await Promise.all(
  [...new Set(pieces.map(({ name }) => name))].map(async (name) => {
    const file = new URL(`../src/assets/pieces/${name}.svg`, import.meta.url)
    const path = (await readFile(file, 'utf8')).match(/<path[^>]*\/>/)?.[0]
    if (!path) throw new Error(`${name}.svg holds no path`)
    return `<g id="${name}">${path}</g>`
  })
)
const uses = (ofWhite: boolean) =>
  pieces
    .filter(({ isWhite }) => isWhite === ofWhite)
    .map(({ name, x, y }) => `<use href="#${name}" x="${x}" y="${y}"/>`)
    .join('')
/** One place for each letter, as `x` and `y` allow. */
const along = (offset: number) =>
  Array.from({ length: 8 }, (_, index) => index * SQUARE + offset).join(' ')

const board = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-34 -2 548 548">',
  `<defs>${drawings.join('')}`,
  '<pattern id="dark" width="128" height="128" patternUnits="userSpaceOnUse"><path fill="#383222" d="M64 0h64v64H64zM0 64h64v64H0z"/></pattern></defs>',
  '<path fill="#7a6c43" d="M0 0h512v512H0z"/>',
  '<path fill="url(#dark)" stroke="#ffd700" stroke-opacity=".34" stroke-width="2" d="M0 0h512v512H0z"/>',
  '<g fill="#b8b29a" font-family="Roboto,Arial,sans-serif" font-size="20" text-anchor="middle">',
  `<text x="${along(32)}" y="540">abcdefgh</text>`,
  `<text x="${Array(8).fill(-20).join(' ')}" y="${along(40)}">87654321</text></g>`,
  `<g fill="#ffd700">${uses(true)}</g>`,
  `<g fill="#0b0b0a" stroke="#f3e3a1" stroke-width="2" paint-order="stroke">${uses(false)}</g>`,
  '</svg>\n',
].join('')

await writeFile(new URL('../src/assets/board.svg', import.meta.url), board)
