import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readCatalogue } from '../scripts/messages.ts'
import { identity } from '@academy/api/shared/identity/identity'
import { setLine } from './share-picture.ts'
import { DRAWINGS } from '../src/features/puzzle/problem.ts'
import { languages, type Language } from '../src/i18n/languages.ts'

const NAME = 'virtual:puzzle-share'
const WIDTH = 1200
const HEIGHT = 630
const SQUARE = 56
const BOARD = { left: (WIDTH - 8 * SQUARE) / 2, top: 36, square: SQUARE }
const QUESTIONS = ['whiteMatesInOne', 'whiteMatesInTwo', 'blackMatesInOne', 'blackMatesInTwo']

const hall = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><radialGradient id="glow"><stop stop-color="#ffc850" stop-opacity=".2"/><stop offset="1" stop-color="#ffc850" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp" cx=".82" cy=".06" r=".9"><stop stop-color="#ffd678" stop-opacity=".1"/><stop offset="1" stop-color="#ffd678" stop-opacity="0"/></radialGradient>
<pattern id="dark" width="${2 * SQUARE}" height="${2 * SQUARE}" patternUnits="userSpaceOnUse"><path fill="#4a3f2a" d="M${SQUARE} 0h${SQUARE}v${SQUARE}H${SQUARE}zM0 ${SQUARE}h${SQUARE}v${SQUARE}H0z"/></pattern></defs>
<path fill="#121212" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><ellipse cx="760" cy="200" rx="620" ry="420" fill="url(#glow)"/>
<g transform="translate(${BOARD.left} ${BOARD.top})"><path fill="#191713" stroke="#5c4f17" d="M-10-10h${8 * SQUARE + 20}v${8 * SQUARE + 20}H-10z"/>
${['#b8a374', 'url(#dark)', 'url(#lamp)'].map((fill) => `<path fill="${fill}" d="M0 0h${8 * SQUARE}v${8 * SQUARE}H0z"/>`).join('')}</g></svg>`

async function drawPiece(file: string, isWhite: boolean): Promise<string> {
  const drawing = await readFile(
    new URL(`../src/assets/pieces/${file}.svg`, import.meta.url),
    'utf8'
  )
  const [fill, stroke] = isWhite ? ['#f6d765', '#2a2108'] : ['#12110e', '#f3e3a1']
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="2" paint-order="stroke"`
  const coloured = drawing.replace('fill="currentColor"', look)
  const picture = sharp(Buffer.from(coloured), { density: 160 }).resize(SQUARE, SQUARE)
  return (await picture.png().toBuffer()).toString('base64')
}

async function draw() {
  const brand = await setLine(identity.name, [24, 22], '#B8B29A', '')
  const top = HEIGHT - 30 - brand.height
  const base = sharp(Buffer.from(hall)).composite([{ input: brand.input, left: brand.left, top }])
  const questions: Record<string, { data: string; left: number; top: number }> = {}
  for (const language of Object.keys(languages) as Language[]) {
    const words = readCatalogue(language)
    for (const key of QUESTIONS) {
      const asked = words.puzzleShare!.replace('{question}', words[key]!)
      const set = await setLine(asked, [40, 36, 32, 28], '#FFD700', 'Bold ')
      questions[asked] = {
        data: set.input.toString('base64'),
        left: set.left,
        top: Math.round((BOARD.top + 8 * SQUARE + 10 + top - set.height) / 2),
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
