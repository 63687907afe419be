import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import { timeWords } from '~/lib/day-words'

/** A state as the badge and the page say it. */
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
