import { standingsOf, type StoredResults, type Winner } from '@academy/api/shared/results/results'
import { prizeOf } from '@academy/api/shared/results/winners'
import { schoolKey } from '@academy/api/shared/results/school_names'
import { schoolsOf } from '@academy/api/shared/results/schools'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { prizePlaces, schoolPlaces } from '@academy/api/shared/tournament/prizes'

/**
 * Prizes for places, in order of rank, and those for the best schools; the winners of other prizes
 * stay, and so do those of schools where nobody's club is known.
 */
export function placeWinners(results: StoredResults, prizes: readonly ListedPrize[]): Winner[] {
  const schools = schoolsOf(results)
  const wonBy = ({ id, position }: ListedPrize): Winner[] => {
    const prize = { prizeId: id, prize: position }
    const places = prizePlaces(position)
    const best = schoolPlaces(position)
    if (places) {
      return standingsOf(results)
        .filter(({ rank }) => isWithin(places, rank))
        .map(({ no }) => ({ no, ...prize }))
    }
    return schools
      .filter(({ place }) => best && isWithin(best, place))
      .map(({ club }) => ({ no: null, club, ...prize }))
  }
  const isProposed = ({ position }: ListedPrize) =>
    prizePlaces(position) !== null || (schoolPlaces(position) !== null && schools.length > 0)
  const others = results.winners.filter((winner) => {
    const prize = prizeOf(winner, prizes)
    return !prize || !isProposed(prize)
  })
  return [...prizes.flatMap(wonBy), ...others]
}

const isWithin = ({ from, to }: { from: number; to: number }, place: number | null) =>
  place !== null && place >= from && place <= to

/** The winners with one more of a prize, who is named once. */
export function withWinner(
  winners: Winner[],
  prizes: readonly ListedPrize[],
  { id, position }: ListedPrize,
  won: Pick<Winner, 'no' | 'club'>
): Winner[] {
  const isAnother = ({ no, club, ...winner }: Winner) =>
    no !== won.no ||
    schoolKey(club) !== schoolKey(won.club) ||
    prizeOf({ no, ...winner }, prizes)?.id !== id
  return [...winners.filter(isAnother), { ...won, prizeId: id, prize: position }]
}
