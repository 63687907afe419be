import * as m from 'virtual:messages'
import {
  BYES,
  gamesOfPlayer,
  pointsText,
  roundOfPoints,
  standingsOf,
  winnerLine,
  winnersInOrder,
  type Game,
  type GameResult,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { factWords } from '@academy/api/shared/text/fact_words'
import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { language } from '~/i18n/language'
import { shortDayWords, timeWords } from '~/lib/day-words'
import { progressWords } from '~/lib/progress'

const LEADERS = 3

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

/** The heading of a tie-break's column; its name is the title. */
export function tieBreakCode(name: string, index: number): string {
  if (name.length <= CODE_LENGTH) return name
  return TIE_BREAK_CODES.find(([pattern]) => pattern.test(name))?.[1] ?? `TB${index + 1}`
}

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

export const isForfeit = (result: GameResult) => /[+-]{2}/.test(result)

export function byeWords(result: GameResult): string {
  if (result === 'half-bye') return m.resultsHalfBye()
  return result === 'zero-bye' ? m.resultsZeroBye() : m.resultsBye()
}

export const pointsWords = (points: number | null) => points && pointsText(points)

const joined = (parts: (string | false | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator)

/** 'FM Joshi, Aarav' */
export const fullName = ({ title, name }: ResultPlayer) => joined([title, name], ' ')

/** A column of the standings beside place and name; it exists because a player has something in it. */
interface Column {
  key?: 'points' | 'club' | 'group'
  name: string
  title?: string
  textOf: (player: ResultPlayer) => string | number | null
}

export function columnsOf({ players, tieBreaks }: Results): Column[] {
  const columns: Column[] = [
    { key: 'points', name: m.resultsPoints(), textOf: ({ points }) => pointsWords(points) },
    ...tieBreaks.map((title, index) => ({
      name: tieBreakCode(title, index),
      title,
      textOf: (player: ResultPlayer) => player.tieBreaks[index] ?? null,
    })),
    { name: m.rating(), textOf: ({ rating }) => rating },
    { name: m.resultsFederation(), textOf: ({ federation }) => federation },
    { key: 'club', name: m.resultsClub(), textOf: ({ club }) => club },
    { key: 'group', name: m.resultsGroup(), textOf: ({ group }) => group },
  ]
  return columns.filter(({ textOf }) => players.some(textOf))
}

export const playerOf = ({ players }: Results, no: number | null | undefined) =>
  players.find((one) => one.no === no)

/** The rounds that have pairings, the newest first. */
export const roundsOf = ({ games }: Results) =>
  [...new Set(games.map(({ round }) => round))].sort((one, other) => other - one)

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

/** Without points the list of players is the starting list. */
const isStartingList = ({ players }: Results) => players.every(({ points }) => !points)

/** The places are known, and not those of a starting list. */
export const isRanked = (results: Results) =>
  !isStartingList(results) && results.players.some(({ rank }) => rank !== null)

/** What the standings are of, if not of the latest results: an earlier round, or unknown sums. */
function standingsAge(results: Results): string {
  if (results.state === 'final') return ''
  const of = roundOfPoints(results)
  if (of === null) return m.resultsStandingsAsOf({ time: momentWords(results.updatedAt) })
  const isNewer = ({ round, result }: Game) =>
    round > of && result !== '*' && !BYES.includes(result)
  return results.games.some(isNewer) ? m.resultsStandingsAfter({ round: of }) : ''
}

export function standingsTitle(results: Results): string {
  if (results.state === 'final') return m.resultsFinal()
  if (isStartingList(results)) return m.resultsStartingList()
  return standingsAge(results) || m.resultsStandings()
}

/** Who won which prize, in the page's language where a rule can say it. */
export const winnersOf = (results: Results) =>
  winnersInOrder(results).map((one) => ({ ...one, prize: factWords(language(), one.prize) }))

export const podiumOf = (results: Results) => standingsOf(results).slice(0, LEADERS)

/** The message to a group after a round: the progress, and who leads or won. */
export function roundText(results: Results): string {
  const winners = results.state === 'final' ? winnersOf(results) : []
  const leaders = isStartingList(results) || winners.length > 0 ? [] : podiumOf(results)
  return joined(
    [
      progressWords(results),
      leaders.length > 0 && standingsAge(results),
      ...leaders.map(({ name, points }, at) => `${at + 1}. ${name} · ${pointsText(points ?? 0)}`),
      ...winners.map(winnerLine),
    ],
    '\n'
  )
}

/** 'board 7 · White · without play' */
export const gameWords = (game: PlayerGame): string =>
  joined([
    game.board !== null && m.resultsOnBoard({ board: game.board }),
    game.colour && (game.colour === 'white' ? m.resultsWhite() : m.resultsBlack()),
    isForfeit(game.result) && m.resultsForfeit(),
  ])

/** '4½ points' */
export const pointsOf = (points: number) =>
  m.resultsPointsOf({ points: pointsText(points), count: points })

/** 'Place 3 of 120 · 4½ points'; '' before the first round. */
export function standingWords(results: Results, { rank, points }: ResultPlayer): string {
  if (isStartingList(results)) return ''
  return joined([
    rank !== null && m.resultsPlaceOf({ rank, count: results.players.length }),
    points !== null && pointsOf(points),
    standingsAge(results),
  ])
}

/** 'Round 4 · board 7 · White · against …'; '' while the pairing is not out. */
export function nextWords(results: Results, no: number): string {
  const next = nextGameOf(results, no)
  const opponent = playerOf(results, next?.opponent)
  return joined([
    next && m.roundTitle(next),
    next && gameWords(next),
    opponent && m.resultsAgainst(opponent),
  ])
}

/** The message to a child's parents: the next game, and the place. */
export const playerText = (results: Results, player: ResultPlayer): string =>
  joined([nextWords(results, player.no), standingWords(results, player)], '\n')
