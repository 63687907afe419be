import { tournamentSection } from '@academy/api/shared/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { isDated } from './event'

/**
 * The first that is still to be played, or being played, of a list in the order of the API: upcoming
 * ones first, soonest first. One that was called off is none.
 * @param now the minute in India, `YYYY-MM-DDTHH:MM`
 */
export function nextOf(tournaments: Tournament[], now: string) {
  return tournaments
    .filter(isDated)
    .find((one) => one.status === 'scheduled' && tournamentSection(one, now) === 'upcoming')
}
