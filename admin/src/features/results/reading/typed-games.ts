import { m } from '@/lib/messages'
import { checkOneGroup } from './groups-of-lists'
import { LINE_MAX, quoted, Unreadable, type Line } from './lines'
import { namedRounds } from './named-rounds'
import {
  BOARD,
  END,
  HEAD,
  isNamed,
  LINES_MAX,
  NUMBER,
  OPPONENT,
  ownName,
  typedLine,
  UNNAMED,
} from './typed-forms'
import { byeIn, byeWords } from './typed-byes'
import {
  BEFORE_SCORE,
  BEHIND_BLACK,
  BEHIND_SCORE,
  forfeited,
  pointsOf,
  SCORE,
  sideOf,
} from './scores'
import { tableOf } from './typed-tables'
import { outcomeOf } from './typed-outcomes'
import * as words from './typed-words'

const FORMS = [
  // '1. Kulkarni vs Jadhav 1-0', 'Kulkarni - Jadhav (1-0)'
  new RegExp(
    `^${BOARD}(?<white>\\D+?${NUMBER})\\s+(?:(?:${words.VERSUS})\\.?|[x×]|-+)\\s+(?<black>\\D+?${NUMBER})[\\s:=(-]*${SCORE}\\)?${BEHIND_SCORE}${END}$`,
    'iu'
  ),
  // 'Board 3: ½-½'
  new RegExp(`^${BOARD}(?<white>)${SCORE}${BEHIND_SCORE}${END}$`, 'iu'),
  // '1. Kulkarni 1-0 Jadhav (7)'
  new RegExp(
    `^${BOARD}(?<white>\\D*?${NUMBER})${BEFORE_SCORE}[\\s:-]*${SCORE}\\s*(?<black>\\D*?${NUMBER})${BEHIND_BLACK}${END}$`,
    'iu'
  ),
]

const SECOND = new RegExp(`[½+±]|${words.BYE}`, 'iu')

/** A game that a line tells. */
interface TypedGame {
  /** The row of a table: board, White, result, Black. */
  cells: string[]
  /** Whoever stands first has White; of words that tell who won nobody knows. */
  hasColours: boolean
}

function gameOf(text: string): TypedGame | undefined {
  if (text.length > LINE_MAX) return undefined
  const game = toldGame(text) ?? scoredGame(text)
  return game?.cells.some((cell) => words.NO_NAME.test(cell)) ? undefined : game
}

function toldGame(text: string): TypedGame | undefined {
  const outcome = outcomeOf(text)
  if (!outcome) return undefined
  const [white = '', black = ''] = [outcome.white, outcome.black].map((name) =>
    isNamed(name) ? ownName(name) : name
  )
  return { cells: [outcome.board, white, outcome.score, black], hasColours: false }
}

type Groups = Record<string, string | undefined>

/** Whether what is told beside the players of a game is not what its score says of them. */
function isContradicted(groups: Groups, [white, black]: string[]): boolean {
  const isOther = (side: string, own = '') => {
    const hasLost = groups[`absent${side}`] ?? groups[`lost${side}`]
    const hasWon = groups[`won${side}`]
    return (hasLost !== undefined && own !== '0') || (hasWon !== undefined && own !== '1')
  }
  const isOfDraw = white === '½' && Boolean(groups.lostAny ?? groups.wonAny)
  return isOfDraw || isOther('White', white) || isOther('Black', black)
}

const UNPLAYED = ['White', 'Black', 'Any'].flatMap((side) => [`walkover${side}`, `absent${side}`])

function scoredGame(text: string): TypedGame | undefined {
  if (!/[10½]/.test(text)) return undefined
  const groups: Groups | undefined = FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!groups) return undefined
  const { board = '', white = '', black = '', won = '', lost = '' } = groups
  const isForfeit = groups.forfeit !== undefined || UNPLAYED.some((group) => groups[group])
  const names = [white, black].map(ownName)
  const isSaid = board !== '' || names.every(Boolean)
  const points = [won, lost].map(pointsOf)
  const score = points.join('-')
  // A second score, such as the word 'draw', or a bye says something else.
  const isTwofold = SECOND.test(`${white} ${black}`) || (isForfeit && score === '½-½')
  if (!isSaid || isTwofold || /^0+$/.test(board) || isContradicted(groups, points)) return undefined
  const result = isForfeit ? forfeited(score) : score
  return {
    cells: [board, names[0] || UNNAMED, result, names[1] || UNNAMED],
    hasColours: true,
  }
}

/** Between games that stand in one line: 'A 1-0 B, C 0-1 D', '1. 1-0 2. 0-1'. */
const BETWEEN_GAMES = new RegExp(
  [
    '\\s*[;|]\\s*',
    '\\s*,\\s+|,(?=\\p{L})',
    // The number of the next board: '2. Kale', '2. 1-0', '2 1-0', 'Bd 2'.
    `(?<!${words.BOARD_WORDS})\\s+(?=\\d{1,3}[.):]\\s*[\\p{L}\\d½])`,
    '\\s+(?=\\d{1,3}\\s+[10½]\\s?[-:]\\s?[10½])',
    `\\s+(?=(?:${words.BOARD_WORDS})\\s?\\d)`,
  ].join('|'),
  'iu'
)

/** 'Asha beat Sai. Om beat Isha.', and no 'A. Kale' */
const BETWEEN_SENTENCES = new RegExp(
  `${BETWEEN_GAMES.source}|(?<=[\\p{L}\\p{M}]{3}|[10½])\\.\\s+(?=\\p{L})`,
  'iu'
)

/** All games of a line; a comma may be one within a name. */
function gamesIn(text: string): TypedGame[] {
  if (text.length > LINE_MAX) return []
  for (const between of [BETWEEN_GAMES, BETWEEN_SENTENCES]) {
    const several = text.split(between).map(gameOf)
    const games = several.filter((game) => game !== undefined)
    if (games.length > 1 && games.length === several.length) return games
  }
  const only = gameOf(text)
  return only ? [only] : []
}

interface ResultLine {
  kind: 'game' | 'doubt' | 'round' | 'bye' | 'words' | 'unclear' | 'nothing'
  words: string
  /** The row of a game or a bye, the round of a heading. */
  cells: string[]
  hasColours?: boolean
  isCorrection?: boolean
}

/** 'Board 2: काळे जिंकले': Black, or a player of that surname. */
const isUnclear = ({ cells: [board, white = '', , black] }: TypedGame) =>
  board !== '' && black === OPPONENT && sideOf(white) === 'unclear'

/** 'Correction: Kale won' → 'Kale won' */
const withoutCorrection = (text: string) =>
  text.length > LINE_MAX ? text : text.replace(words.CORRECTION, '')

/** Decides what a line is; of several games in one it makes as many. */
function judgeResult(line: string): ResultLine[] {
  const text = typedLine(line)
  const absent = byeIn(text)
  const own = withoutCorrection(text)
  const isCorrection = own !== text
  if (absent && isCorrection) return [{ kind: 'unclear', words: text, cells: [] }]
  if (absent) return [{ kind: 'bye', words: '', cells: ['', absent, '', byeWords(text)] }]
  if (text === '' || absent === '' || words.ACKNOWLEDGED.test(text)) {
    return [{ kind: 'nothing', words: '', cells: [] }]
  }
  const games = gamesIn(own)
  const isDoubt = words.STRUCK.test(line) || words.DOUBT.test(line) || games.some(isUnclear)
  if (games.length > 0) {
    return games.map((game) => ({
      kind: isDoubt ? 'doubt' : 'game',
      words: text,
      isCorrection,
      ...game,
    }))
  }
  const { rounds, rest } = namedRounds(text)
  const [round, ...others] = rounds
  const mayBeResult =
    words.MAY_BE_RESULT.test(rest.replace(words.HARMLESS, ' ')) || words.RESULT_PICTURES.test(line)
  if (mayBeResult || others.length > 0) return [{ kind: 'unclear', words: text, cells: [] }]
  if (round) return [{ kind: 'round', words: text, cells: [`Round ${round}`] }]
  return [{ kind: 'words', words: text, cells: [] }]
}

export interface TypedGames {
  /** The rows of a table, round by round. */
  lines: Line[]
  /** Lines above and below the games that were taken for mere words. */
  passed: Line[]
  /** The rows of the byes of each round; the pairings know them, too. */
  byes: Line[][]
  /** All games have a score between two names, the first of whom has White. */
  hasColours: boolean
  /** The lines that say of themselves that they correct others. */
  corrections: number[]
}

/** A line with its place in the text. */
type Judged = ResultLine & { line: number }

const isGame = ({ kind }: ResultLine) => kind === 'game' || kind === 'doubt'

/**
 * Results as they are typed into a chat; undefined if there are none.
 * @throws Unreadable for a line that may be a result but cannot be read, and for any other line among games
 */
export function typedGames(text: string): TypedGames | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > LINES_MAX || tableOf(lines)) return undefined
  const judged = lines.flatMap((line, at): Judged[] =>
    judgeResult(line).map((one) => ({ ...one, line: at + 1 }))
  )
  const first = judged.findIndex(isGame)
  const last = judged.findLastIndex(isGame)
  if (first < 0 || isOfNames(judged)) return undefined
  checkClear(judged, first, last)
  const passed = judged.filter(({ kind }) => kind === 'words')
  // The lines above the games may name the tournament.
  const titles = judged.slice(0, first).filter((line) => line.words)
  const rounds = byRound(judged)
  return {
    lines: [...titles.map(lineOfWords), ...rounds.flatMap(tableOfRound)],
    passed: passed.map(lineOfWords),
    byes: rounds.map(({ byes }) => byes.map(lineOfCells)),
    hasColours: judged.every(({ hasColours = true }) => hasColours),
    corrections: judged.flatMap(({ line, isCorrection }) => (isCorrection ? line : [])),
  }
}

/** Whether it is a list in which a few names only sound like 'won' and 'lost': 'राम जीता'. */
function isOfNames(judged: Judged[]): boolean {
  const games = judged.filter(isGame)
  const others = judged.filter(({ kind }) => kind === 'words' || kind === 'unclear')
  return games.length < others.length && games.every(({ cells }) => cells[3] === OPPONENT)
}

/** @throws Unreadable for the first line that is not clear */
function checkClear(judged: Judged[], first: number, last: number) {
  const stray = judged.find(({ kind }, at) => {
    const isAmong = at > first && at < last && kind === 'words'
    return isAmong || kind === 'unclear' || kind === 'doubt'
  })
  if (!stray) return
  checkOneGroup(stray.words)
  throw new Unreadable(m.readTypedLine({ line: stray.line, text: quoted(stray.words) }))
}

const lineOfWords = (judged: Judged): Line => ({ line: judged.line, cells: [judged.words] })

const lineOfCells = ({ line, cells }: Judged): Line => ({ line, cells })

interface TypedRound {
  /** What the table of its games is headed. */
  heading: string[]
  games: Judged[]
  byes: Judged[]
}

/** The games below each heading of a round, and those above the first one. */
function byRound(judged: Judged[]): TypedRound[] {
  const rounds: TypedRound[] = [{ heading: ['Round'], games: [], byes: [] }]
  for (const one of judged) {
    if (one.kind === 'round') rounds.push({ heading: one.cells, games: [], byes: [] })
    if (one.kind === 'game') rounds.at(-1)?.games.push(one)
    if (one.kind === 'bye') rounds.at(-1)?.byes.push(one)
  }
  return rounds.filter(({ games }) => games.length > 0)
}

function tableOfRound({ heading, games }: TypedRound): Line[] {
  const line = games[0]?.line ?? 0
  const head = [
    { line, cells: heading },
    { line, cells: HEAD },
  ]
  return [...head, ...games.map(lineOfCells)]
}
