import * as m from 'virtual:messages'

import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import { shortDayWords } from '~/lib/day-words'

/** Why there is no way to register, in a sentence. */
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
