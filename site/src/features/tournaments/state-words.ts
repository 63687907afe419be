import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import { shortDayWords } from '~/lib/day-words'

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
    default:
      return m.registrationNever()
  }
}
