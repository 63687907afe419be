import { dayWords } from '../days/day_words.js'
import { indianDay, indianMinute } from '../days/indian_days.js'
import { timeWords } from '../days/time_words.js'
import { recentMinuteWords } from '../days/moment_words.js'
import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import type { ListedPrize } from '../tournament/prize_ids.js'
import { isPutOff, mayGoOn } from '../tournament/progress.js'
import { tournamentState, type DatedTournament } from '../tournament/tournament_state.js'
import { finalResults } from '../words/results_titles.js'
import * as words from '../words/results_words.js'
import * as roundWords from '../words/round_words.js'
import { withCountedPoints } from './counted_points.js'
import { hiddenName } from './player_names.js'
import { announcedRounds } from './announced_rounds.js'
import { playedRounds } from './played_rounds.js'
import {
  BYES,
  gamesOfRound,
  isStartingList,
  podiumOf,
  pointsText,
  roundOfPoints,
  scoreOf,
  standingsOf,
  type Game,
  type ResultPlayer,
  type Results,
} from './results.js'
import { winnerLine, winnersInOrder } from './winners.js'

/** Results of which it is known whether a list gives the points. */
export interface CountedResults extends Results {
  /** The round after which the points are counted from the games; without one a list gives them. */
  counted?: number | null
}

/** Results as their tournament shows them. */
export interface ShownResults<Prize extends ListedPrize = ListedPrize> extends CountedResults {
  /** What winners point to. */
  prizes: Prize[]
  /** How many rounds there will be; null where that is not known. */
  announced: number | null
  /** How many rounds final points were won in; null where that is not known. */
  played: number | null
  /** Its last day is not over, and nobody has called it off or the results final. */
  isOpen: boolean
  /** It is being played: open, and not moved to a day to come. */
  isLive: boolean
  /** When the first round is played: a day, with the time where it is known; null once it is over. */
  start: { day: string; time: string | null } | null
}

/** Hidden players are called so in the reader's language. */
export function shownResults<Prize extends ListedPrize>(
  language: Language,
  results: Results,
  tournament: DatedTournament & {
    prizes: Prize[]
    rounds: number | null
    movedFrom: string | null
  },
  now = Date.now()
): ShownResults<Prize> {
  const state = tournamentState(tournament, indianMinute(now))
  const { startDate, reportingTime } = tournament
  const isOpen = results.state === 'live' && mayGoOn(state)
  const isToCome = mayGoOn(state) && (startDate ?? '') >= indianDay(now)
  const counted = withCountedPoints(results)
  const players = counted.players.map((player) => {
    const isHidden = player.name === hiddenName(player.no)
    return isHidden ? { ...player, name: words.hiddenPlayer[language](player.no) } : player
  })
  return {
    ...counted,
    players,
    prizes: tournament.prizes,
    announced: announcedRounds(results, tournament),
    played: playedRounds(counted, tournament),
    isOpen,
    isLive: isOpen && !isPutOff(tournament, state),
    start: startDate && isToCome ? { day: startDate, time: reportingTime } : null,
  }
}

/** Whether a player of shown results is one whom nobody may name. */
export const isHidden = (language: Language, { no, name }: ResultPlayer) =>
  name === words.hiddenPlayer[language](no)

/** 'Live: round 4 of 7', 'Final results', 'Starting list' */
export function progressWords(language: Language, results: ShownResults): string {
  const { state, round, announced, isLive } = results
  if (state === 'final') return finalResults[language]
  if (round === 0) return listWords(language, results)
  const ofRound = isLive ? roundWords.liveRound : roundWords.roundOf
  return ofRound[language](round, announced)
}

/** What the list of players is, in a word: without places it is one of their points. */
export function listWords(language: Language, results: CountedResults): string {
  if (results.counted) return words.points[language]
  return (isStartingList(results) ? words.startingList : words.standings)[language]
}

const isPairing = ({ white, black }: Game) => white !== null && black !== null

/** The rounds that have pairings, the newest first; byes that are known ahead make none. */
export const roundsOf = ({ games }: Pick<Results, 'games'>): number[] =>
  [...new Set(games.filter(isPairing).map(({ round }) => round))].sort((one, other) => other - one)

/** A moment as the results say it: '3.10 pm', on a later day with its date. */
export function momentWords(language: Language, moment: string, now = Date.now()): string {
  return recentMinuteWords(language, indianMinute(Date.parse(moment)), indianDay(now))
}

/** What the standings are of, if not of the latest results: an earlier round, or unknown sums. */
export function standingsAge(language: Language, results: CountedResults): string {
  if (results.counted) return words.pointsAfter[language](results.counted)
  if (results.state === 'final') return ''
  const of = roundOfPoints(results)
  if (of === null) return words.standingsAsOf[language](momentWords(language, results.standingsAt))
  const isNew = ({ round, result }: Game) => round > of && result !== '*' && !BYES.includes(result)
  return results.games.some(isNew) ? words.standingsAfter[language](of) : ''
}

export function standingsTitle(language: Language, results: CountedResults): string {
  if (results.counted) return standingsAge(language, results)
  if (results.state === 'final') return finalResults[language]
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

/** A group reads as many boards of a round; of more only the first ones. */
const ALL_BOARDS = 10
const TOP_BOARDS = 3
/** Names below 'Points after round 2'. */
const MOST_NAMED = 24

/** 'Board 1: Joshi, Aarav – Patil, Sana', 'Board 1: Joshi, Aarav 1–0 Patil, Sana' */
function boardLine(language: Language, { players }: Results, game: Game): string {
  const [white, black] = [game.white, game.black].map(
    (no) => players.find((player) => player.no === no)?.name ?? ''
  )
  const scores = [scoreOf(game, true), scoreOf(game, false)].filter((score) => score !== null)
  const between = scores.map(pointsText).join('–') || '–'
  const pair = `${white} ${between} ${black}`
  return game.board === null ? pair : `${roundWords.boardNumber[language](game.board)}: ${pair}`
}

/** The boards of a round, or the first ones with words that say so. */
function boardLines(language: Language, results: Results, games: Game[]): string[] {
  const isAll = games.length <= ALL_BOARDS
  const first = isAll ? games : games.slice(0, TOP_BOARDS)
  const head = isAll ? [] : [roundWords.firstBoards[language](first.length, games.length)]
  return [...head, ...first.map((game) => boardLine(language, results, game))]
}

/** How far a round is, with its boards. Once a list's standings are of this round, they say more. */
export function roundLines(language: Language, results: ShownResults, round: number): string[] {
  const games = gamesOfRound(results, round).filter(isPairing)
  if (games.length === 0) return []
  const boards = boardLines(language, results, games)
  const known = games.filter(({ result }) => result !== '*').length
  if (known === 0) {
    return results.isOpen ? [roundWords.pairingsOut[language](round, games.length), ...boards] : []
  }
  const isCurrent = !results.counted && roundOfPoints(results) === round
  if (known < games.length) {
    const count = roundWords.resultsIn[language](round, known, games.length)
    return isCurrent ? [count] : [count, ...boards]
  }
  return isCurrent ? [] : [roundWords.allResultsIn[language](round), ...boards]
}

/** 'Points after round 2', and below it who has how many: '2: Joshi, Aarav; Kale, Meera'. */
function pointsLines(language: Language, results: ShownResults): string[] {
  if (!results.counted) return []
  const named = standingsOf(results).slice(0, MOST_NAMED)
  const groups = Map.groupBy(named, ({ points }) => points ?? 0)
  const lines = [...groups].map(
    ([points, players]) => `${pointsText(points)}: ${players.map(({ name }) => name).join('; ')}`
  )
  const others = results.players.length > named.length ? ['…'] : []
  return [`${words.pointsAfter[language](results.counted)}:`, ...lines, ...others]
}

/** When it begins and how many play, as long as nothing is played. */
function beginningLines(language: Language, { start, players, games }: ShownResults): string[] {
  if (games.some(({ result }) => result !== '*' && !BYES.includes(result))) return []
  const time = start?.time && timeWords(language, start.time)
  const when = start && [dayWords(language, start.day), time].filter(Boolean).join(', ')
  const count = games.length === 0 ? words.playersCount[language](players.length) : ''
  return [when ?? '', count]
}

/** The latest round; then who leads, by place as the list says. */
function liveLines(language: Language, results: ShownResults): string[] {
  const [round = 0] = roundsOf(results)
  const games = results.games.filter((game) => game.round === round && isPairing(game))
  const isPaired = results.isOpen && games.length > 0 && games.every(({ result }) => result === '*')
  const after = roundOfPoints(results) ?? 0
  const leaders = podiumOf(results).map(
    ({ rank, name, points }) => `${rank}. ${name} · ${pointsText(points ?? 0)}`
  )
  const isKnown = leaders.length > 0 && !isStartingList(results)
  const isBefore = isPaired && after > 0 && after < round
  const age = isBefore ? words.standingsAfter[language](after) : standingsAge(language, results)
  const isOpen = results.state === 'live'
  return [
    ...(isOpen ? beginningLines(language, results) : []),
    ...(isOpen ? roundLines(language, results, round) : []),
    ...(isKnown ? [age, ...leaders] : pointsLines(language, results)),
  ]
}

/** The message to a group after a round: the progress, the first boards, and who leads or won. */
export function roundText(language: Language, results: ShownResults): string {
  const winners = results.state === 'final' ? winnersOf(language, results) : []
  const lines = winners.length > 0 ? winners.map(winnerLine) : liveLines(language, results)
  return [progressWords(language, results), ...lines].filter(Boolean).join('\n')
}
