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
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { factWords } from '@academy/api/shared/text/fact_words'
import { indianDay, indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { language } from '~/i18n/language'
import { shortDayWords, timeWords } from '~/lib/day-words'
import { progressWords } from '~/lib/progress'

/** One of the two, or nobody, has come to play. */
export const isForfeit = ({ result }: Game) => /[+-]{2}/.test(result)

export const joined = (parts: (string | false | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator)

/** 'FM Joshi, Aarav' */
export const fullName = ({ title, name }: ResultPlayer) => joined([title, name], ' ')

/** What tells players of one name apart: the club, or the starting number. */
export function namesakeWords({ players }: Results, { no, name, club }: ResultPlayer) {
  const isTwice = players.some((one) => one.no !== no && one.name === name)
  return isTwice && (club ?? `${m.resultsNo()} ${no}`)
}

export const playerOf = ({ players }: Results, no: number | null | undefined) =>
  players.find((one) => one.no === no)

/** The rounds that have pairings, the newest first. */
export const roundsOf = ({ games }: Results) =>
  [...new Set(games.map(({ round }) => round))].sort((one, other) => other - one)

/** A moment as the results say it: '3.10 pm', on a later day with its date. */
export function momentWords(moment: string, now = Date.now()): string {
  const [day, time] = indianMinute(Date.parse(moment)).split('T') as [string, string]
  return day === indianDay(now) ? timeWords(time) : `${shortDayWords(day)}, ${timeWords(time)}`
}

/** Without points the list of players is the starting list. */
export const isStartingList = ({ players }: Results) => players.every(({ points }) => !points)

/** What the standings are of, if not of the latest results: an earlier round, or unknown sums. */
function standingsAge(results: Results): string {
  if (results.state === 'final') return ''
  const of = roundOfPoints(results)
  if (of === null) return m.resultsStandingsAsOf({ time: momentWords(results.updatedAt) })
  const isNew = ({ round, result }: Game) => round > of && result !== '*' && !BYES.includes(result)
  return results.games.some(isNew) ? m.resultsStandingsAfter({ round: of }) : ''
}

export function standingsTitle(results: Results): string {
  if (results.state === 'final') return m.resultsFinal()
  if (isStartingList(results)) return m.resultsStartingList()
  return standingsAge(results) || m.resultsStandings()
}

/** Results with the prizes of their tournament, which winners point to. */
export interface ResultsWithPrizes extends Results {
  prizes: readonly ListedPrize[]
}

/** Who won which prize, in the page's language where a rule can say it. */
export const winnersOf = (results: ResultsWithPrizes) =>
  winnersInOrder(results, results.prizes).map((one) => ({
    ...one,
    prize: factWords(language(), one.prize),
  }))

export const podiumOf = (results: Results) => standingsOf(results).slice(0, 3)

/** The message to a group after a round: the progress, and who leads or won. */
export function roundText(results: ResultsWithPrizes): string {
  const winners = results.state === 'final' ? winnersOf(results) : []
  const leaders = podiumOf(results).map(
    ({ name, points }, at) => `${at + 1}. ${name} · ${pointsText(points ?? 0)}`
  )
  const isKnown = winners.length === 0 && !isStartingList(results)
  const lines = isKnown ? [standingsAge(results), ...leaders] : winners.map(winnerLine)
  return joined([progressWords(results), ...lines], '\n')
}

export const colourWords = (colour: PlayerGame['colour']) =>
  colour && { white: m.resultsWhite, black: m.resultsBlack }[colour]()

/** 'board 7 · White · without play' */
export const gameWords = (game: PlayerGame): string =>
  joined([
    game.board !== null && m.resultsOnBoard({ board: game.board }),
    colourWords(game.colour),
    isForfeit(game) && m.resultsForfeit(),
  ])

/** '4½ points' */
export const pointsOf = (points: number) =>
  m.resultsPointsOf({ points: pointsText(points), count: points })

/** 'Place 3 of 120 · 4½ points'; '' before the first round. */
function standingWords(results: Results, { rank, points }: ResultPlayer): string {
  if (isStartingList(results)) return ''
  return joined([
    rank !== null && m.resultsPlaceOf({ rank, count: results.players.length }),
    points !== null && pointsOf(points),
    standingsAge(results),
  ])
}

/** What is next: 'Round 4 · board 7 · White · against …'. */
function nextWords(results: Results, no: number): string {
  const last = gamesOfPlayer(results, no).at(-1)
  if (last?.result !== '*') return results.round < results.rounds ? m.resultsWaiting() : ''
  const opponent = playerOf(results, last.opponent)
  return joined([m.roundTitle(last), gameWords(last), opponent && m.resultsAgainst(opponent)])
}

/** For a child's parents: the next game, the place, and what was won. */
export function playerText(results: ResultsWithPrizes, player: ResultPlayer): string {
  const won = winnersOf(results).filter((one) => one.player === player)
  const next = results.state === 'live' && nextWords(results, player.no)
  const lines = [next && `${m.resultsNext()}: ${next}`, standingWords(results, player)]
  return joined([...lines, ...won.map(m.resultsWon)], '\n')
}
