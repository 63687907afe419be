import sharp from 'sharp'
import * as m from 'virtual:messages'
import { base, board, pieces, questions } from 'virtual:puzzle-share'
import { readProblem } from './problem'
import { questionOf } from './problem-text'

const MOST_CACHED = 48
const cached = new Map<string, Promise<Buffer>>()

const decoded = (data: string) => Buffer.from(data, 'base64')

function draw(line: string, asked: string): Promise<Buffer> {
  const problem = readProblem(line)
  const { left, top, square: size } = board
  const placed = problem.pieces.flatMap((piece, square) => {
    const seen = problem.isWhite ? square : 63 - square
    const corner = { left: left + (seen % 8) * size, top: top + (seen >> 3) * size }
    return piece ? [{ input: decoded(pieces[piece]!), ...corner }] : []
  })
  const { data, ...corner } = questions[asked]!
  return sharp(decoded(base))
    .composite([...placed, { input: decoded(data), ...corner }])
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export function sharePicture(line: string): Promise<Buffer> {
  const asked = m.puzzleShare({ question: questionOf(line) })
  const key = `${line} ${asked}`
  const picture = cached.get(key) ?? draw(line, asked)
  cached.set(key, picture)
  // One that could not be drawn is tried again.
  picture.catch(() => cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > MOST_CACHED && oldest) cached.delete(oldest)
  return picture
}
