import * as m from 'virtual:messages'
import {
  gamesOfPlayer,
  gamesOfRound,
  pointsText,
  type Game,
  type GameResult,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { language } from '~/i18n/language'
import { shortDayWords, timeWords } from '~/lib/day-words'
import { hasDevanagari } from '~/lib/language-marked'

/** '' while there are none. */
export const pointsWords = (points: number | null) => (points === null ? '' : pointsText(points))

/** Codes of FIDE's tie-breaks, by what Swiss-Manager and chess-results call them; the first that fits. */
const TIE_BREAK_CODES: [name: RegExp, code: string][] = [
  [/direct encounter/i, 'DE'],
  [/cut[ -]?2|median.*2/i, 'BH-C2'],
  [/cut/i, 'BH-C1'],
  [/median/i, 'BH-M1'],
  [/buchholz/i, 'BH'],
  [/sonneborn/i, 'SB'],
  [/koya/i, 'KS'],
  [/progressive/i, 'PS'],
  [/performance/i, 'TPR'],
  [/average/i, 'ARO'],
  [/black/i, 'BPG'],
  [/victor|wins|won/i, 'WIN'],
]
const CODE_LENGTH = 6

/** What stands over a tie-break's column; its name is the title. */
export function tieBreakCode(name: string, index: number): string {
  if (name.length <= CODE_LENGTH) return name
  return TIE_BREAK_CODES.find(([pattern]) => pattern.test(name))?.[1] ?? `TB${index + 1}`
}

/** A column of the standings beside place and name; it exists because a player has something in it. */
interface Column {
  key: 'elo' | 'federation' | 'club' | 'group' | 'points' | 'tie-break'
  name: string
  title?: string
  textOf: (player: ResultPlayer) => string
}

export function columnsOf({ players, tieBreaks }: Results): Column[] {
  const columns: Column[] = [
    { key: 'elo', name: m.rating(), textOf: ({ rating }) => String(rating ?? '') },
    { key: 'federation', name: m.resultsFederation(), textOf: (one) => one.federation ?? '' },
    { key: 'club', name: m.resultsClub(), textOf: ({ club }) => club ?? '' },
    { key: 'group', name: m.resultsGroup(), textOf: ({ group }) => group ?? '' },
    { key: 'points', name: m.resultsPoints(), textOf: ({ points }) => pointsWords(points) },
    ...tieBreaks.map((title, index) => ({
      key: 'tie-break' as const,
      name: tieBreakCode(title, index),
      title,
      textOf: (player: ResultPlayer) => String(player.tieBreaks[index] ?? ''),
    })),
  ]
  return columns.filter(({ textOf }) => players.some((one) => textOf(one) !== ''))
}

export const playersByNo = ({ players }: Results) => new Map(players.map((one) => [one.no, one]))

/** The rounds that have pairings, the newest first. */
export const roundsOf = (results: Results) =>
  [...new Set(results.games.map(({ round }) => round))]
    .sort((one, other) => other - one)
    .map((round) => ({ round, games: gamesOfRound(results, round) }))

/** The number that each game's place in a list has to be given, where that does not count them itself. */
export const boardsOf = (games: Game[]) =>
  games.map(({ board }, index) =>
    board === null || board === (games[index - 1]?.board ?? 0) + 1 ? undefined : board
  )

/** Each player's pairing in some games, by name. */
export function pairingsByName(games: Game[], byNo: Map<number, ResultPlayer>) {
  const nameOf = (no: number | null) => (no === null ? undefined : byNo.get(no)?.name)
  return games
    .flatMap((game) => [
      { ...game, isWhite: true, name: nameOf(game.white), opponent: nameOf(game.black) },
      { ...game, isWhite: false, name: nameOf(game.black), opponent: nameOf(game.white) },
    ])
    .flatMap(({ name, ...pairing }) => (name === undefined ? [] : { name, ...pairing }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** How a result stands between the two names. */
export const RESULT_WORDS: Record<GameResult, string> = {
  '1-0': '1 – 0',
  '0-1': '0 – 1',
  '1/2-1/2': '½ – ½',
  '+--': '+ – −',
  '--+': '− – +',
  '---': '− – −',
  bye: '1',
  'half-bye': '½',
  'zero-bye': '0',
  '*': '',
}

/** What a bye is called. */
export function byeWords(result: GameResult): string {
  if (result === 'half-bye') return m.resultsHalfBye()
  return result === 'zero-bye' ? m.resultsZeroBye() : m.resultsBye()
}

/** The game that a player has to play now: the latest pairing, while its result is not known. */
export function nextGameOf(results: Results, no: number): PlayerGame | undefined {
  const last = gamesOfPlayer(results, no).at(-1)
  return results.state === 'live' && last?.result === '*' ? last : undefined
}

/** A moment as the results say it: '3.10 pm', on a later day with its date. */
export function momentWords(moment: string, now = Date.now()): string {
  const minute = indianMinute(Date.parse(moment))
  const day = minute.slice(0, 10)
  const time = timeWords(minute.slice(11))
  return day === indianMinute(now).slice(0, 10) ? time : `${shortDayWords(day)}, ${time}`
}

/** `lang` for a table of names, which are written in Latin letters as a rule. */
export const namesLanguage = ({ players }: Results) =>
  language() === 'en' || players.some(({ name }) => hasDevanagari(name)) ? undefined : 'en-IN'
