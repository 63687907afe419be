import type { TournamentState } from '@academy/api/shared/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { said } from '~/lib/said'
import { reasonWords } from './reason'

interface Props {
  tournament: Tournament
  state: TournamentState | null
}

/** Beside the state: why it is so. What was moved and is over needs no reason any more. */
export function StateReason({ tournament, state }: Props) {
  const words = state?.kind === 'finished' ? null : reasonWords(tournament)
  return words && <p className="state-reason" {...said(words, tournament.language)} />
}
