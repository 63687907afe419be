import type { Tournament } from '~/lib/api-types'
import type { TournamentPayload } from './payload'

/** A tournament of the page's, with all that its card goes by; `fromCard` has the rest. */
export function toCard(tournament: TournamentPayload): Tournament {
  return {
    isActive: true,
    status: 'scheduled',
    startDate: null,
    endDate: null,
    entryDeadline: null,
    reportingTime: null,
    ...tournament,
  } as Tournament
}
