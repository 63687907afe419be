import * as m from 'virtual:messages'
import {
  BYES,
  gamesOfPlayer,
  gamesOfRound,
  pointsText,
  roundOfPoints,
  standingsOf,
  type GameResult,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { factWords } from '@academy/api/shared/text/fact_words'
import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { language } from '~/i18n/language'
import { shortDayWords, timeWords } from '~/lib/day-words'
import { hasDevanagari } from '~/lib/language-marked'
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

export const isForfeit = (result: GameResult) => /[+-]{2}/.test(result)

export function byeWords(result: GameResult): string {
  if (result === 'half-bye') return m.resultsHalfBye()
  return result === 'zero-bye' ? m.resultsZeroBye() : m.resultsBye()
}

/** '' while there are none. */
export const pointsWords = (points: number | null) => (points === null ? '' : pointsText(points))

const joined = (parts: (string | false | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator)

/** A column of the standings beside place and name; it exists because a player has something in it. */
interface Column {
  key: 'points' | 'tie-break' | 'elo' | 'federation' | 'club' | 'group'
  name: string
  title?: string
  textOf: (player: ResultPlayer) => string
}

export function columnsOf({ players, tieBreaks }: Results): Column[] {
  const columns: Column[] = [
    { key: 'points', name: m.resultsPoints(), textOf: ({ points }) => pointsWords(points) },
    ...tieBreaks.map((title, index) => ({
      key: 'tie-break' as const,
      name: tieBreakCode(title, index),
      title,
      textOf: (player: ResultPlayer) => String(player.tieBreaks[index] ?? ''),
    })),
    { key: 'elo', name: m.rating(), textOf: ({ rating }) => String(rating ?? '') },
    { key: 'federation', name: m.resultsFederation(), textOf: (one) => one.federation ?? '' },
    { key: 'club', name: m.resultsClub(), textOf: ({ club }) => club ?? '' },
    { key: 'group', name: m.resultsGroup(), textOf: ({ group }) => group ?? '' },
  ]
  return columns.filter(({ textOf }) => players.some((one) => textOf(one) !== ''))
}

export const playersByNo = ({ players }: Results) => new Map(players.map((one) => [one.no, one]))

/** The rounds that have pairings, the newest first. */
export const roundsOf = (results: Results) =>
  [...new Set(results.games.map(({ round }) => round))]
    .sort((one, other) => other - one)
    .map((round) => ({ round, games: gamesOfRound(results, round) }))

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

/** The round that the standings are of: they may be older than the results of the games. */
export function standingsRound(results: Results): number {
  const played = results.games.filter(({ result }) => result !== '*' && !BYES.includes(result))
  const last = Math.max(...played.map(({ round }) => round))
  const given = results.state === 'live' ? roundOfPoints(results) : null
  return given !== null && given < last ? given : results.round
}

export function standingsTitle(results: Results): string {
  if (results.state === 'final') return m.resultsFinal()
  const round = standingsRound(results)
  if (round === 0) return m.resultsStartingList()
  return round < results.round ? m.resultsStandingsAfter({ round }) : m.resultsStandings()
}

/** Who won which prize, in the page's language where a rule can say it. */
export function winnersOf(results: Results): { prize: string; player: ResultPlayer }[] {
  const byNo = playersByNo(results)
  return results.winners.flatMap(({ no, prize }) => {
    const player = byNo.get(no)
    return player ? [{ prize: factWords(language(), prize), player }] : []
  })
}

/** The message to a group after a round: the progress, and who leads or won. */
export function roundText(results: Results): string {
  const { state } = results
  const round = standingsRound(results)
  const winners = winnersOf(results)
  const isOver = state === 'final' && winners.length > 0
  const leaders = round === 0 || isOver ? [] : standingsOf(results).slice(0, LEADERS)
  return joined(
    [
      progressWords(results),
      leaders.length > 0 && round < results.round && standingsTitle(results),
      ...leaders.map(({ name, points }, at) => `${at + 1}. ${name} · ${pointsWords(points ?? 0)}`),
      ...winners.map(({ prize, player }) => `${prize}: ${player.name}`),
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
  const round = standingsRound(results)
  if (round === 0) return ''
  return joined([
    rank !== null && m.resultsPlaceOf({ rank, count: results.players.length }),
    points !== null && pointsOf(points),
    round < results.round && standingsTitle(results),
  ])
}

/** The message to a child's parents: the next game, and the place. */
export function playerText(results: Results, player: ResultPlayer): string {
  const next = nextGameOf(results, player.no)
  const opponent = playersByNo(results).get(next?.opponent ?? 0)
  return joined(
    [
      next &&
        joined([
          m.roundTitle({ round: next.round }),
          gameWords(next),
          opponent && m.resultsAgainst(opponent),
        ]),
      standingWords(results, player),
    ],
    '\n'
  )
}
