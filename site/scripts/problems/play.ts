/** Lets an engine play against itself, and collects the positions in which one side can mate. */
import { ai, type AILevel } from 'js-chess-engine'
import { Chess } from 'chess.js'
import { problemAt, type Found } from './prove.ts'

const PLIES_MAX = 130

/** The same row of numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How far the two players look ahead, and how much worse than the best a move of theirs may be. */
interface Players {
  levels: [AILevel, AILevel]
  randomness: [number, number]
}
/** Careless equals leave both kings in danger; a sharp player finds what a careless one allows. */
const EQUALS: Players = { levels: [2, 2], randomness: [150, 150] }
const MASTER_AND_PUPIL: Players = { levels: [2, 1], randomness: [25, 130] }

/**
 * Plays one game.
 * @param number of the game, from which all its chance follows
 * @returns its problems, of which neighbours may be alike
 */
export function playGame(number: number): Found[] {
  const chance = seeded(number)
  // The engine has no seed of its own.
  Math.random = chance
  const first = chance() < 0.5 ? 'w' : 'b'
  const { levels, randomness } = chance() < 0.6 ? EQUALS : MASTER_AND_PUPIL
  const chess = new Chess()
  const found: Found[] = []
  for (let ply = 0; ply < PLIES_MAX && !chess.isGameOver(); ply += 1) {
    const player = chess.turn() === first ? 0 : 1
    const { move } = ai(chess.fen(), {
      level: levels[player],
      randomness: ply < 6 ? 70 : randomness[player],
      ttSizeMB: 0,
      play: false,
    })
    const [from, to] = Object.entries(move)[0]!
    chess.move({ from: from.toLowerCase(), to: String(to).toLowerCase(), promotion: 'q' })
    if (ply > 14) found.push(...problemAt(chess, number))
  }
  return found
}
