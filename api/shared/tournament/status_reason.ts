import type { TournamentStatus } from './tournament_state.js'

export const REASON_MAX = 200

export function offReason({
  status,
  statusReason,
}: {
  status: TournamentStatus
  statusReason: string | null
}): string | null {
  return status === 'scheduled' ? null : statusReason
}
