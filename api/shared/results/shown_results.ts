import { shortDayWords } from '../days/day_words.js'
import { indianDay, indianMinute } from '../days/indian_days.js'
import { timeWords } from '../days/time_words.js'
import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import type { ListedPrize } from '../tournament/prize_ids.js'
import { tournamentState, type DatedTournament } from '../tournament/tournament_state.js'
import * as words from '../words/results_words.js'
import { hiddenName } from './player_names.js'
import {
  BYES,
  isStartingList,
  podiumOf,
  pointsText,
  roundOfPoints,
  winnerLine,
  winnersInOrder,
  type Game,
  type ResultPlayer,
  type Results,
} from './results.js'

/** Results as their tournament shows them. */
export interface ShownResults<Prize extends ListedPrize = ListedPrize> extends Results {
  /** What winners point to. */
  prizes: Prize[]
  /** Its last day is not over, and nobody has called the results final. */
  isLive: boolean
}

/** Hidden players are called so in the reader's language. */
export function shownResults<Prize extends ListedPrize>(
  language: Language,
  results: Results,
  tournament: DatedTournament & { prizes: Prize[] },
  now = Date.now()
): ShownResults<Prize> {
  const state = tournamentState(tournament, indianMinute(now))
  const isOver = state?.kind === 'finished' || state?.kind === 'cancelled'
  const players = results.players.map((player) => {
    const isHidden = player.name === hiddenName(player.no)
    return isHidden ? { ...player, name: words.hiddenPlayer[language](player.no) } : player
  })
  return {
    ...results,
    players,
    prizes: tournament.prizes,
    isLive: results.state === 'live' && !isOver,
  }
}

/** Whether a player of shown results is one whom nobody may name. */
export const isHidden = (language: Language, { no, name }: ResultPlayer) =>
  name === words.hiddenPlayer[language](no)

/** 'Live: round 4 of 7', 'Final results', 'Starting list' */
export function progressWords(language: Language, results: ShownResults): string {
  const { state, round, isLive } = results
  if (state === 'final') return words.finalResults[language]
  if (round === 0) return listWords(language, results)
  return isLive ? words.liveWords(language, results) : words.roundNumber[language](round)
}

const listWords = (language: Language, results: Results) =>
  (isStartingList(results) ? words.startingList : words.standings)[language]

const isPairing = ({ white, black }: Game) => white !== null && black !== null

/** The rounds that have pairings, the newest first; byes that are known ahead make none. */
export const roundsOf = ({ games }: Pick<Results, 'games'>): number[] =>
  [...new Set(games.filter(isPairing).map(({ round }) => round))].sort((one, other) => other - one)

/** A moment as the results say it: '3.10 pm', on a later day with its date. */
export function momentWords(language: Language, moment: string, now = Date.now()): string {
  const [day, minute] = indianMinute(Date.parse(moment)).split('T') as [string, string]
  const time = timeWords(language, minute)
  return day === indianDay(now) ? time : `${shortDayWords(language, day)}, ${time}`
}

/** What the standings are of, if not of the latest results: an earlier round, or unknown sums. */
export function standingsAge(language: Language, results: Results): string {
  if (results.state === 'final') return ''
  const of = roundOfPoints(results)
  if (of === null) return words.standingsAsOf[language](momentWords(language, results.updatedAt))
  const isNew = ({ round, result }: Game) => round > of && result !== '*' && !BYES.includes(result)
  return results.games.some(isNew) ? words.standingsAfter[language](of) : ''
}

export function standingsTitle(language: Language, results: Results): string {
  if (results.state === 'final') return words.finalResults[language]
  if (isStartingList(results)) return words.startingList[language]
  return standingsAge(language, results) || words.standings[language]
}

/** Who won which prize, in the reader's language where a rule can say it. */
export const winnersOf = <Prize extends ListedPrize>(
  language: Language,
  results: Pick<ShownResults<Prize>, 'players' | 'winners' | 'prizes'>
) =>
  winnersInOrder(results, results.prizes).map((one) => ({
    ...one,
    prize: factWords(language, one.prize),
  }))

/** The new pairings where none of their results is known; then who leads, by place as the list says. */
function liveLines(language: Language, results: ShownResults): (string | false)[] {
  const [round = 0] = roundsOf(results)
  const games = results.games.filter((game) => game.round === round && isPairing(game))
  const isPaired = results.isLive && games.length > 0 && games.every(({ result }) => result === '*')
  const after = roundOfPoints(results) ?? 0
  const leaders = podiumOf(results).map(
    ({ rank, name, points }) => `${rank}. ${name} · ${pointsText(points ?? 0)}`
  )
  const isKnown = leaders.length > 0 && !isStartingList(results)
  const isBefore = isPaired && after > 0 && after < round
  const age = isBefore ? words.standingsAfter[language](after) : standingsAge(language, results)
  return [isPaired && words.pairingsOut[language](round), ...(isKnown ? [age, ...leaders] : [])]
}

/** The message to a group after a round: the progress, and who leads or won. */
export function roundText(language: Language, results: ShownResults): string {
  const winners = results.state === 'final' ? winnersOf(language, results) : []
  const lines = winners.length > 0 ? winners.map(winnerLine) : liveLines(language, results)
  return [progressWords(language, results), ...lines].filter(Boolean).join('\n')
}
