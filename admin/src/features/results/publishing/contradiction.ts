import { numberedName } from '@academy/api/shared/results/player_names'
import {
  isStartingList,
  pointsText,
  roundOfPoints,
  sumsAfter,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { standingsAge } from '@academy/api/shared/results/shown_results'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { fewOf } from '@/lib/some-of'

/** In which rounds each player has finished a game. */
function finishedRounds({ round, games }: StoredResults): Map<number | null, Set<number>> {
  const rounds = new Map<number | null, Set<number>>()
  for (const game of games.filter((played) => played.round <= round && played.result !== '*')) {
    for (const no of [game.white, game.black]) {
      rounds.set(no, (rounds.get(no) ?? new Set()).add(game.round))
    }
  }
  return rounds
}

/**
 * Names players whose points are not the sum of their games, among those who have finished a game in every
 * round; '' if all are right, after this round or an earlier one.
 */
export function contradictionIn(results: StoredResults): string {
  const { round, games } = results
  const finished = finishedRounds(results)
  const players = results.players.filter(
    ({ no, points }) => points !== null && finished.get(no)?.size === round
  )
  if (round === 0 || roundOfPoints({ ...results, players }) !== null) return ''

  const judgedAfter = (last: number) => {
    const sums = sumsAfter(games, last)
    return { last, sums, wrong: players.filter(({ no, points }) => sums.get(no) !== points) }
  }
  // The list is of the latest round, or of the one before it.
  const latest = judgedAfter(round)
  const before = round > 1 ? judgedAfter(round - 1) : latest
  const { last, sums, wrong } = before.wrong.length < latest.wrong.length ? before : latest
  const wordsOf = (player: ResultPlayer) =>
    m.pointsOfPlayer({
      name: numberedName(player),
      points: pointsText(player.points ?? 0),
      sum: pointsText(sums.get(player.no) ?? 0),
    })
  return m.pointsDiffer({
    round: last,
    names: fewOf(wrong.map(wordsOf)),
  })
}

/** Says after which round the standings are, where they lack later games; '' where they lack none. */
export function standingsDoubt(results: StoredResults): string {
  const isKnown = !isStartingList(results) && roundOfPoints(results) !== null
  const age = isKnown ? standingsAge(language(), results) : ''
  return age && m.standingsBehind({ age })
}
