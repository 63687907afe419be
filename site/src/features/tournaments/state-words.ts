import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { shortDayWords, timeWords } from '~/lib/day-words'

const PLAIN_STATES = {
  open: m.stateOpen,
  closed: m.stateClosed,
  finished: m.stateFinished,
  postponed: m.statePostponed,
  cancelled: m.stateCancelled,
}

export function stateWords(state: TournamentState): string {
  if (state.kind === 'closing') return m.stateClosing({ days: state.days })
  if (state.kind !== 'today') return PLAIN_STATES[state.kind]()
  if (!state.entry) return m.stateToday()
  const { until } = state.entry
  return until ? m.stateTodayUntil({ time: timeWords(until) }) : m.stateTodayOpen()
}

/** Why it was called off, or is on another day than it was; null where no reason is known. */
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
