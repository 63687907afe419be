import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { shownPlayer } from '#shared/results/player_names'
import { podiumOf, pointsText, type Podium, type PublicResults } from '#shared/results/results'
import { winnerLine, winnersInOrder } from '#shared/results/winners'
import { schoolName, schoolSpellings } from '#shared/results/school_names'
import { schoolsOf, shownWinners } from '#shared/results/schools'
import { indianDay } from '#shared/days/indian_days'
import env from '#start/env'
import { countedFrom, type Played } from '#visibility/editions'

/** The day from which players are shown by their initials. */
export function namesUntil(
  tournament: Played,
  { editions }: Pick<TournamentResults, 'editions'>
): string {
  const from = DateTime.fromISO(countedFrom(tournament, editions.at(-1)!), { zone: 'utc' })
  return from.plus({ months: env.get('RESULT_NAMES_MONTHS') }).toISODate()!
}

/** Results with names as they may be shown today. */
export function publicResults(tournament: Played, row: TournamentResults): PublicResults {
  const { names, hidden, hiddenBefore, players, ...rest } = row.document
  const hasEnded = namesUntil(tournament, row) <= indianDay(Date.now())
  const spellings = schoolSpellings(players, hidden)
  return {
    ...rest,
    winners: shownWinners(row.document, spellings),
    schools: schoolsOf(row.document, spellings),
    players: players.map((player) => {
      const named = { ...player, club: player.club && schoolName(player.club, spellings) }
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
