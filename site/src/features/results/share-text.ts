import * as m from 'virtual:messages'
import {
  standingsOf,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { nextGameOf, playersByNo, pointsWords } from './results'
import { progressWords } from '~/lib/progress'

/** So many leaders are named in a message to a group. */
const LEADERS = 3

/** The first of the official order, in lines; none before the first points. */
function leaderLines(results: Results): string[] {
  if (results.round === 0) return []
  const shown = results.state === 'final' && results.winners.length > 0 ? [] : standingsOf(results)
  return shown
    .slice(0, LEADERS)
    .map(({ name, points }, index) => `${index + 1}. ${name} · ${pointsWords(points ?? 0)}`)
}

/** Who won which prize, in lines. */
export function winnersOf(results: Results): { prize: string; player: ResultPlayer }[] {
  const byNo = playersByNo(results)
  return results.winners.flatMap(({ no, prize }) => {
    const player = byNo.get(no)
    return player ? [{ prize, player }] : []
  })
}

/** What goes to the group with the link after a round: where it stands, and who leads or won. */
export const roundText = (results: Results): string =>
  [
    progressWords(results),
    ...leaderLines(results),
    ...winnersOf(results).map(({ prize, player }) => `${prize}: ${player.name}`),
  ].join('\n')

/** 'Round 4 · board 7 · White' */
export const gameWords = (game: PlayerGame): string =>
  [
    m.roundTitle({ round: game.round }),
    game.board !== null && m.resultsOnBoard({ board: game.board }),
    game.colour === 'white' ? m.resultsWhite() : m.resultsBlack(),
  ]
    .filter(Boolean)
    .join(' · ')

/** 'Place 3 of 120 · 4½ points' */
export const standingWords = (
  { round, players }: Results,
  { rank, points }: ResultPlayer
): string =>
  round === 0
    ? ''
    : [
        rank !== null && m.resultsPlaceOf({ rank, count: players.length }),
        points !== null && m.resultsPointsOf({ points: pointsWords(points) }),
      ]
        .filter(Boolean)
        .join(' · ')

/** What goes to a child's parents: the next game, and the place. */
export function playerText(results: Results, player: ResultPlayer): string {
  const next = nextGameOf(results, player.no)
  const opponent = next && playersByNo(results).get(next.opponent ?? 0)
  return [
    next &&
      [gameWords(next), opponent && m.resultsAgainst({ name: opponent.name })]
        .filter(Boolean)
        .join(' · '),
    standingWords(results, player),
  ]
    .filter(Boolean)
    .join('\n')
}
