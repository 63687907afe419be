import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { shortDayWords, timeWords } from '~/lib/day-words'

export function stateWords(state: TournamentState): string {
  switch (state.kind) {
    case 'open':
      return m.stateOpen()
    case 'closing':
      return m.stateClosing({ days: state.days })
    case 'closed':
      return m.stateClosed()
    case 'today':
      if (!state.entry) return m.stateToday()
      return state.entry.until
        ? m.stateTodayUntil({ time: timeWords(state.entry.until) })
        : m.stateTodayOpen()
    case 'finished':
      return m.stateFinished()
    case 'postponed':
      return m.statePostponed()
    case 'cancelled':
      return m.stateCancelled()
  }
}

/** Why it was called off, or is on another day than it was; null where nobody has said. */
export function reasonWords({
  status,
  statusReason: reason,
}: Pick<Tournament, 'status' | 'statusReason'>): string | null {
  if (!reason) return null
  return status === 'scheduled' ? m.dateChanged({ reason }) : m.reason({ reason })
}

export function refusalWords(entryDeadline: string | null, { kind }: TournamentState): string {
  switch (kind) {
    case 'closed':
      return entryDeadline
        ? m.entriesClosedOn({ day: shortDayWords(entryDeadline) })
        : m.entriesClosed()
    case 'today':
      return m.registrationPlaying()
    case 'postponed':
      return m.registrationAgain()
    case 'cancelled':
      return m.registrationNever()
    default:
      return m.tournamentOver()
  }
}
