import { chatLine } from './chat-lines'
import { withScores } from './scores'
import { BOARD_WORDS } from './typed-words'

/** Stands for a player whom a line does not name. */
export const UNNAMED = '?'
/** Stands for whoever meets the player that a line names: 'Kale won'. */
export const OPPONENT = '*'

/** Whether a name is that of somebody. */
export const isNamed = (name: string): boolean => name !== UNNAMED && name !== OPPONENT

/** Pieces of the patterns of a line that is typed by hand. */
export const BOARD = `(?:(?:(?:${BOARD_WORDS})\\s*(?:no\\b|क्र(?![\\p{L}\\p{M}]))?\\s*[.:#-]?\\s*)?(?<board>\\d{1,3})\\s*[).:-]*\\s*)?`
/** A starting number or a rating behind a name. */
export const NUMBER = '(?:\\s*\\(\\d{1,4}\\))?'
/** '!', '...' */
export const END = '[^\\p{L}\\p{M}\\p{N}+±()]{0,3}'
/** One of two players between whom words stand. */
export const SIDE = (name: string) => `(?<${name}>\\p{L}[^\\d½]*?${NUMBER})`

/** Signs before and behind a name. */
const AROUND_NAME = /^[^\p{L}(]+|[^\p{L}\p{M})]+$/gu

export const ownName = (name: string) => name.replace(AROUND_NAME, '')

/** Nobody types more lines, and each one costs time. */
export const LINES_MAX = 4_000

/** A line whose results are written in one way. */
export const typedLine = (line: string) => withScores(chatLine(line)).trim()

/** The header that is put above typed boards. */
export const HEAD = ['Board', 'White', 'Result', 'Black']
