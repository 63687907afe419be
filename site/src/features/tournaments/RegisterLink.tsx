import { isRegistrable, type TournamentState } from '@academy/api/shared/tournament_state'
import type { Tournament } from '~/lib/wire'
import { shortDayWords } from '@academy/api/shared/tournament_words'

interface Props {
  tournament: Tournament
  state: TournamentState | null
}

/** Why there is no way to register, in a sentence. */
function refusal({ entryDeadline }: Tournament, state: TournamentState): string {
  switch (state.kind) {
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

/** To the registration form, which is not ours and opens beside the site; or why not. */
export function RegisterLink({ tournament, state }: Props) {
  if (state && !isRegistrable(state)) {
    return <p className="register-closed">{refusal(tournament, state)}</p>
  }
  return (
    <a className="button" href={tournament.formLink} target="_blank" rel="noopener">
      Register now<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
