import {
  isStartingList,
  pointsText,
  roundOfPoints,
  scoreOf,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { standingsAge } from '@academy/api/shared/results/shown_results'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'

const MOST_NAMED = 4

/** What each player has scored so far, by round; without the games that are not over. */
function scoresByPlayer({ round, games }: StoredResults): Map<number, number[]> {
  const scores = new Map<number, number[]>()
  for (const game of games.filter((one) => one.round <= round)) {
    for (const no of [game.white, game.black]) {
      const score = scoreOf(game, no === game.white)
      if (no === null || score === null) continue
      const own = scores.get(no) ?? []
      own[game.round - 1] = score
      scores.set(no, own)
    }
  }
  return scores
}

/**
 * Says whose points are not of these games, of those who have finished one in every round; '' where
 * all are, be it those of an earlier round.
 */
export function contradictionIn(results: StoredResults): string {
  const { round } = results
  const scores = scoresByPlayer(results)
  const players = results.players.filter(
    ({ no, points }) => points !== null && scores.get(no)?.filter(Number.isFinite).length === round
  )
  if (round === 0 || roundOfPoints({ ...results, players }) !== null) return ''

  const sumOf = (no: number, last: number) =>
    (scores.get(no) ?? []).slice(0, last).reduce((sum, score) => sum + score, 0)
  const wrongAfter = (last: number) =>
    players.filter(({ no, points }) => sumOf(no, last) !== points)
  // The list is of the latest round, or of the one before it.
  const before = round - 1
  const isBefore = before > 0 && wrongAfter(before).length < wrongAfter(round).length
  const last = isBefore ? before : round
  const wordsOf = ({ no, name, points }: ResultPlayer) =>
    m.pointsOfPlayer({
      name: `${no} ${name}`,
      points: pointsText(points ?? 0),
      sum: pointsText(sumOf(no, last)),
    })
  const wrong = wrongAfter(last)
  const others = wrong.length > MOST_NAMED ? ' …' : ''
  return m.pointsDiffer({
    round: last,
    names: wrong.slice(0, MOST_NAMED).map(wordsOf).join('; ') + others,
  })
}

/** Says which round the standings are of, where later games are not in them; '' where all are. */
export function standingsDoubt(results: StoredResults): string {
  const isKnown = !isStartingList(results) && roundOfPoints(results) !== null
  const age = isKnown ? standingsAge(language(), results) : ''
  return age && m.standingsBehind({ age })
}
