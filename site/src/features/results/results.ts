import * as m from 'virtual:messages'
import {
  gamesOfPlayer,
  isStartingList,
  podiumOf,
  pointsText,
  type Game,
  type PlayerGame,
  type PublicResults,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import {
  roundsOf,
  standingsAge,
  winnersOf,
  type CountedResults,
  type ShownResults,
} from '@academy/api/shared/results/shown_results'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import * as words from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { language } from '~/i18n/language'

/** One of the two, or nobody, has come to play. */
export const isForfeit = ({ result }: Game) => /[+-]{2}/.test(result)

export const joined = (parts: (string | false | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator)

/** 'FM Joshi, Aarav' */
export const fullName = ({ title, name }: ResultPlayer) => joined([title, name], ' ')

/** What tells players of one name apart: the club, or the starting number. */
export function namesakeWords({ players }: Results, { no, name, club }: ResultPlayer) {
  const isTwice = players.some((one) => one.no !== no && one.name === name)
  return isTwice && (club ?? `${words.startingNumber[language()]} ${no}`)
}

export const playerOf = ({ players }: Results, no: number | null | undefined) =>
  players.find((one) => one.no === no)

export const colourWords = (colour: PlayerGame['colour']) => colour && words[colour][language()]

export const byeWords = ({ result }: Game) =>
  result === 'zero-bye' ? words.notPaired[language()] : m.resultsBye()

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
function standingWords(results: CountedResults, { rank, points }: ResultPlayer): string {
  if (isStartingList(results)) return ''
  return joined([
    rank !== null && m.resultsPlaceOf({ rank, count: results.players.length }),
    points !== null && pointsOf(points),
    standingsAge(language(), results),
  ])
}

/** What is next: 'Round 4 · board 7 · White · against …'. */
function nextWords(results: Results, no: number): string {
  const [round = 0] = roundsOf(results)
  const games = gamesOfPlayer(results, no)
  const ahead = games.find((game) => game.round === round + 1)
  const last = games.findLast((game) => game.round <= round)
  if (last?.result !== '*') {
    if (ahead) return joined([roundWords.roundNumber[language()](ahead.round), byeWords(ahead)])
    return results.round < results.rounds ? m.resultsWaiting() : ''
  }
  const opponent = playerOf(results, last.opponent)
  return joined([
    roundWords.roundNumber[language()](last.round),
    gameWords(last),
    opponent && m.resultsAgainst(opponent),
  ])
}

/**
 * The first three with what each has won by the place, and all other winners.
 * @typeParam Prize as the tournament lists it
 */
export function outcomeOf<Prize extends ListedPrize>(
  results: Pick<ShownResults<Prize>, 'players' | 'winners' | 'prizes'>
) {
  const winners = winnersOf(language(), results)
  const first = podiumOf(results).map((player) => ({
    ...player,
    won: winners.find((winner) => winner.place !== null && winner.player?.no === player.no),
  }))
  const others = winners.filter((winner) => first.every(({ won }) => won !== winner))
  return { first, others }
}

/** For the group: the first three schools. */
export const schoolsText = ({ schools }: Pick<PublicResults, 'schools'>): string =>
  joined(
    schools
      .slice(0, 3)
      .map(
        ({ place, club, points }) => `${place ? `${place}. ` : ''}${club} · ${pointsText(points)}`
      ),
    '\n'
  )

/** For a child's parents: the next game, the place, and what was won. */
export function playerText(results: ShownResults, player: ResultPlayer): string {
  const won = winnersOf(language(), results).filter((one) => one.player === player)
  const next = results.isOpen && nextWords(results, player.no)
  const lines = [next && `${m.resultsNext()}: ${next}`, standingWords(results, player)]
  return joined([...lines, ...won.map(m.resultsWon)], '\n')
}
