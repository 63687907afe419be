import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { identity } from '@academy/api/shared/identity/identity'
import { setLine } from './share-picture.ts'
import { DRAWINGS } from '../src/features/puzzle/problem.ts'
import { LANGUAGES } from '@academy/api/shared/languages/languages'

const NAME = 'virtual:puzzle-share'
const WIDTH = 1200
const HEIGHT = 630
const SQUARE = 56
/** As `puzzle-share.svg` has it. */
const BOARD = { left: (WIDTH - 8 * SQUARE) / 2, top: 36, square: SQUARE }
const QUESTIONS = ['whiteMatesInOne', 'whiteMatesInTwo', 'blackMatesInOne', 'blackMatesInTwo']

const asset = (file: string) => new URL(`../src/assets/${file}`, import.meta.url)

async function drawPiece(file: string, isWhite: boolean): Promise<string> {
  const drawing = await readFile(asset(`pieces/${file}.svg`), 'utf8')
  const [fill, stroke] = isWhite ? ['#f6d765', '#2a2108'] : ['#12110e', '#f3e3a1']
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="2" paint-order="stroke"`
  const coloured = drawing.replace('fill="currentColor"', look)
  const picture = sharp(Buffer.from(coloured), { density: 160 }).resize(SQUARE, SQUARE)
  return (await picture.png().toBuffer()).toString('base64')
}

async function draw() {
  const brand = await setLine(identity.name, [24, 22], '#B8B29A', '')
  const top = HEIGHT - 30 - brand.height
  const base = sharp(fileURLToPath(asset('puzzle-share.svg'))).composite([
    { input: brand.input, left: brand.left, top },
  ])
  const questions: Record<string, { data: string; left: number; top: number }> = {}
  for (const language of LANGUAGES) {
    const words = readCatalogue(speakers.site, language)
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
