import { shortDayWords } from '@academy/api/shared/tournament_words'
import type { TournamentState } from '@academy/api/shared/tournament_state'

/** Why there is no way to register, in a sentence. */
export function refusalWords(entryDeadline: string | null, { kind }: TournamentState): string {
  switch (kind) {
    case 'closed':
      return entryDeadline
        ? `Entries closed on ${shortDayWords(entryDeadline)}.`
        : 'Entries are closed.'
    case 'today':
      return 'It is being played now; registration is over.'
    case 'postponed':
      return 'Registration opens again with the new date.'
    case 'cancelled':
      return 'Nobody can register any more.'
    default:
      return 'This tournament is over.'
  }
}
