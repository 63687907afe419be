import * as m from 'virtual:messages'
import { hiddenName } from '@academy/api/shared/results/player_names'
import {
  BYES,
  gamesOfPlayer,
  isStartingList,
  podiumOf,
  pointsText,
  roundOfPoints,
  winnerLine,
  winnersInOrder,
  type Game,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { factWords } from '@academy/api/shared/text/fact_words'
import { indianDay, indianMinute } from '@academy/api/shared/days/indian_days'
import {
  tournamentState,
  type DatedTournament,
} from '@academy/api/shared/tournament/tournament_state'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { shortDayWords, timeWords } from '~/lib/day-words'
import { liveWords } from '~/lib/progress'

/** Results as their tournament shows them. */
export interface ShownResults extends Results {
  /** What winners point to. */
  prizes: Tournament['prizes']
  /** Its last day is not over, and nobody has called the results final. */
  isLive: boolean
}

type ShownTournament = DatedTournament & Pick<ShownResults, 'prizes'>

/** Hidden players are called so in the page's language. */
export function shownResults(
  results: Results,
  tournament: ShownTournament,
  now = Date.now()
): ShownResults {
  const state = tournamentState(tournament, indianMinute(now))
  const isOver = state?.kind === 'finished' || state?.kind === 'cancelled'
  const players = results.players.map((player) => {
    const isHidden = player.name === hiddenName(player.no)
    return isHidden ? { ...player, name: m.resultsHidden({ no: player.no }) } : player
  })
  return {
    ...results,
    players,
    prizes: tournament.prizes,
    isLive: results.state === 'live' && !isOver,
  }
}

/** 'Live: round 4 of 7', 'Final results', 'Starting list' */
export function progressWords(results: ShownResults): string {
  const { state, round, isLive } = results
  if (state === 'final') return m.resultsFinal()
  if (round === 0) return isStartingList(results) ? m.resultsStartingList() : m.resultsStandings()
  return isLive ? liveWords(results) : m.roundTitle({ round })
}

/** One of the two, or nobody, has come to play. */
export const isForfeit = ({ result }: Game) => /[+-]{2}/.test(result)

const isPairing = ({ white, black }: Game) => white !== null && black !== null

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

/** The rounds that have pairings, the newest first; byes that are known ahead make none. */
export const roundsOf = ({ games }: Results) =>
  [...new Set(games.filter(isPairing).map(({ round }) => round))].sort((one, other) => other - one)

/** A moment as the results say it: '3.10 pm', on a later day with its date. */
export function momentWords(moment: string, now = Date.now()): string {
  const [day, time] = indianMinute(Date.parse(moment)).split('T') as [string, string]
  return day === indianDay(now) ? timeWords(time) : `${shortDayWords(day)}, ${timeWords(time)}`
}

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

/** Who won which prize, in the page's language where a rule can say it. */
export const winnersOf = (results: ShownResults) =>
  winnersInOrder(results, results.prizes).map((one) => ({
    ...one,
    prize: factWords(language(), one.prize),
  }))

/** The new pairings where none of their results is known; then who leads, by place as the list says. */
function liveLines(results: ShownResults): (string | false)[] {
  const [round = 0] = roundsOf(results)
  const games = results.games.filter((game) => game.round === round && isPairing(game))
  const isPaired = results.isLive && games.length > 0 && games.every(({ result }) => result === '*')
  const after = roundOfPoints(results) ?? 0
  const leaders = podiumOf(results).map(
    ({ rank, name, points }) => `${rank}. ${name} · ${pointsText(points ?? 0)}`
  )
  const isKnown = leaders.length > 0 && !isStartingList(results)
  const isBefore = isPaired && after > 0 && after < round
  const age = isBefore ? m.resultsStandingsAfter({ round: after }) : standingsAge(results)
  return [isPaired && m.resultsPaired({ round }), ...(isKnown ? [age, ...leaders] : [])]
}

/** The message to a group after a round: the progress, and who leads or won. */
export function roundText(results: ShownResults): string {
  const winners = results.state === 'final' ? winnersOf(results) : []
  const lines = winners.length > 0 ? winners.map(winnerLine) : liveLines(results)
  return joined([progressWords(results), ...lines], '\n')
}

export const colourWords = (colour: PlayerGame['colour']) =>
  colour && { white: m.resultsWhite, black: m.resultsBlack }[colour]()

export const byeWords = ({ result }: Game) =>
  result === 'zero-bye' ? m.resultsZeroBye() : m.resultsBye()

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
  const [round = 0] = roundsOf(results)
  const games = gamesOfPlayer(results, no)
  const ahead = games.find((game) => game.round === round + 1)
  const last = games.findLast((game) => game.round <= round)
  if (last?.result !== '*') {
    if (ahead) return joined([m.roundTitle(ahead), byeWords(ahead)])
    return results.round < results.rounds ? m.resultsWaiting() : ''
  }
  const opponent = playerOf(results, last.opponent)
  return joined([m.roundTitle(last), gameWords(last), opponent && m.resultsAgainst(opponent)])
}

/** For a child's parents: the next game, the place, and what was won. */
export function playerText(results: ShownResults, player: ResultPlayer): string {
  const won = winnersOf(results).filter((one) => one.player === player)
  const next = results.isLive && nextWords(results, player.no)
  const lines = [next && `${m.resultsNext()}: ${next}`, standingWords(results, player)]
  return joined([...lines, ...won.map(m.resultsWon)], '\n')
}
