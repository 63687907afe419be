import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { brand, mixed } from '@academy/api/shared/identity/brand'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { setLine } from './share-picture.ts'
import { DRAWINGS } from '../src/features/puzzle/problem.ts'
import { LANGUAGES } from '@academy/api/shared/languages/languages'

const NAME = 'virtual:puzzle-share'
const WIDTH = 1200
const HEIGHT = 630
const SQUARE = 56
const SIDE = 8 * SQUARE
const BOARD = { left: (WIDTH - SIDE) / 2, top: 36, square: SQUARE }
const QUESTIONS = ['whiteMatesInOne', 'whiteMatesInTwo', 'blackMatesInOne', 'blackMatesInTwo']

/** An empty board like the one on the pages. */
const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<radialGradient id="glow">
<stop stop-color="${brand.gold}" stop-opacity=".2"/>
<stop offset="1" stop-color="${brand.gold}" stop-opacity="0"/>
</radialGradient>
<pattern id="dark" width="${2 * SQUARE}" height="${2 * SQUARE}" patternUnits="userSpaceOnUse">
<path fill="${brand.squareDark}" d="M${SQUARE} 0h${SQUARE}v${SQUARE}h-${SQUARE}zM0 ${SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z"/>
</pattern>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${brand.page}"/>
<ellipse cx="760" cy="200" rx="620" ry="420" fill="url(#glow)"/>
<g transform="translate(${BOARD.left} ${BOARD.top})">
<path fill="${brand.panel}" stroke="${mixed(brand.gold, brand.page, 0.3)}" d="M-10-10h${SIDE + 20}v${SIDE + 20}h-${SIDE + 20}z"/>
<rect width="${SIDE}" height="${SIDE}" fill="${brand.squareLight}"/>
<rect width="${SIDE}" height="${SIDE}" fill="url(#dark)"/>
</g>
</svg>`

const white = { fill: brand.pieceWhite, stroke: brand.pieceBlack }
const black = { fill: brand.pieceBlack, stroke: brand.goldPale }

async function drawPiece(file: string, isWhite: boolean): Promise<string> {
  const drawing = await readFile(
    new URL(`../src/assets/pieces/${file}.svg`, import.meta.url),
    'utf8'
  )
  const { fill, stroke } = isWhite ? white : black
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="2" paint-order="stroke"`
  const coloured = drawing.replace('fill="currentColor"', look)
  const picture = sharp(Buffer.from(coloured), { density: 160 }).resize(SQUARE, SQUARE)
  return (await picture.png().toBuffer()).toString('base64')
}

async function draw() {
  const academy = await setLine(namesIn('en').academy, [24, 22], brand.muted, '')
  const top = HEIGHT - 30 - academy.height
  const base = sharp(Buffer.from(empty)).composite([
    { input: academy.input, left: academy.left, top },
  ])
  const questions: Record<string, { data: string; left: number; top: number }> = {}
  for (const language of LANGUAGES) {
    const words = readCatalogue(speakers.site, language)
    for (const key of QUESTIONS) {
      const asked = words.puzzleShare!.replace('{question}', words[key]!)
      const set = await setLine(asked, [40, 36, 32, 28], brand.gold, 'Bold ')
      questions[asked] = {
        data: set.input.toString('base64'),
        left: set.left,
        top: Math.round((BOARD.top + SIDE + 10 + top - set.height) / 2),
      }
    }
  }
  const pieces: Record<string, string> = {}
  for (const [letter, file] of Object.entries(DRAWINGS)) {
    pieces[letter] = await drawPiece(file, false)
    pieces[letter.toUpperCase()] = await drawPiece(file, true)
  }
  const picture = await base.webp({ quality: 92 }).toBuffer()
  return { base: picture.toString('base64'), board: BOARD, pieces, questions }
}

/**
 * Draws what the share pictures of the problems are put together from. The server that sends them
 * reads no drawings: its library refuses SVG, and its fonts are set for the items' pictures.
 */
export function puzzleShare(): Plugin {
  return {
    name: 'puzzle-share',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      const parts = Object.entries(await draw())
      return parts
        .map(([name, part]) => `export const ${name} = ${JSON.stringify(part)}`)
        .join('\n')
    },
  }
}
