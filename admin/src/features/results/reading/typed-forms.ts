import { BOARD_WORDS } from './typed-words'

/** Stands for a player whom a line does not name. */
export const UNNAMED = '?'

/** Pieces of the patterns of a line that is typed by hand. */
export const BOARD = `(?:(?:(?:${BOARD_WORDS})\\s*(?:no\\b)?\\s*[.:#-]?\\s*)?(?<board>\\d{1,3})\\s*[).:-]*\\s*)?`
/** A starting number or a rating behind a name. */
export const NUMBER = '(?:\\s*\\(\\d{1,4}\\))?'
/** '!', '...' */
export const END = '[^\\p{L}\\p{M}\\p{N}+±()]{0,3}'
/** One of two players between whom words stand. */
export const SIDE = (name: string) => `(?<${name}>\\p{L}[^\\d½]*?${NUMBER})`
