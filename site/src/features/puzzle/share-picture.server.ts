import sharp from 'sharp'
import * as m from 'virtual:messages'
import { base, board, pieces, questions } from 'virtual:puzzle-share'
import { keptPictures } from './kept-pictures.server'
import { readProblem } from './problem'
import { questionOf } from './problem-text.server'

const decoded = (data: string) => Buffer.from(data, 'base64')

const kept = keptPictures()

/** The picture of a problem, with its question in the language of the page. */
export function sharePicture(line: string): Promise<Buffer> {
  const question = m.puzzleShare({ question: questionOf(line) })
  return kept(`${question} ${line}`, () => draw(line, question))
}

function draw(line: string, question: string): Promise<Buffer> {
  const problem = readProblem(line)
  const { left, top, square: size } = board
  const placed = problem.pieces.flatMap((piece, square) => {
    const seen = problem.isWhite ? square : 63 - square
    const corner = { left: left + (seen % 8) * size, top: top + (seen >> 3) * size }
    return piece ? [{ input: decoded(pieces[piece]!), ...corner }] : []
  })
  const { data, ...corner } = questions[question]!
  return sharp(decoded(base))
    .composite([...placed, { input: decoded(data), ...corner }])
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
