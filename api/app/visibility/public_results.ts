import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { shownPlayer } from '#shared/results/player_names'
import {
  podiumOf,
  pointsText,
  winnerLine,
  winnersInOrder,
  type Podium,
  type PublicResults,
} from '#shared/results/results'
import { schoolNames } from '#shared/results/school_names'
import { schoolsOf } from '#shared/results/schools'
import { indianDay } from '#shared/days/indian_days'
import { lastDay } from '#shared/tournament/tournament_state'
import env from '#start/env'

type Played = Pick<Tournament, 'startDate' | 'endDate'>
type Published = Pick<TournamentResults, 'namesFrom'>

/** Also of a postponed tournament: what has results was played. */
const lastPlayed = ({ startDate, endDate }: Played) =>
  lastDay({ status: 'scheduled', startDate, endDate })

/**
 * The day to store with results whose standings are new, from which the time of full names counts: the
 * last day of play; without dates that of before, or today.
 */
export function namesCountFrom(tournament: Played, before?: Published | null): string {
  return lastPlayed(tournament) ?? before?.namesFrom ?? indianDay(Date.now())
}

/**
 * The day from which players are shown by their initials: months after the last day of play as it is, or
 * as it was when the standings came, whichever is earlier. So no change of the dates, such as for another
 * year, shows the names of last year's players again.
 */
export function namesUntil(tournament: Played, { namesFrom }: Published): string {
  const day = lastPlayed(tournament)
  const from = day !== null && day < namesFrom ? day : namesFrom
  const until = DateTime.fromISO(from, { zone: 'utc' })
  return until.plus({ months: env.get('RESULT_NAMES_MONTHS') }).toISODate()!
}

/** Results with names as they may be shown today. */
export function publicResults(tournament: Played, row: TournamentResults): PublicResults {
  const { names, hidden, hiddenBefore, players, winners, ...rest } = row.document
  const hasEnded = namesUntil(tournament, row) <= indianDay(Date.now())
  const schoolName = schoolNames(players, hidden)
  return {
    ...rest,
    winners: winners.map((winner) =>
      winner.club ? { ...winner, club: schoolName(winner.club) } : winner
    ),
    schools: schoolsOf(row.document, hidden),
    players: players.map((player) => {
      const named = { ...player, club: player.club && schoolName(player.club) }
      return shownPlayer(named, { names, hidden }, hasEnded)
    }),
  }
}

/** Who won, with names as they may be shown today; null unless there are final results. */
export async function findPodium(
  tournament: Tournament,
  client: QueryClientContract = readClient()
): Promise<Podium | null> {
  if (tournament.results?.state !== 'final') return null
  const row = await TournamentResults.find(tournament.id, { client })
  if (!row) return null
  const results = publicResults(tournament, row)
  const first = podiumOf(results)
  // Whoever stands on the podium is named there.
  const others = winnersInOrder(results, tournament.listedPrizes).filter(
    ({ player }) => !first.some(({ no }) => no === player?.no)
  )
  return {
    places: first.map(({ rank, name, points }) => ({
      rank,
      name,
      points: points === null ? '' : pointsText(points),
    })),
    winners: others.map(winnerLine),
  }
}
