import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'
import { reasonWords } from './reason'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  /** On a card, where a long one is cut. */
  isShort?: boolean
}

/** Beside the state: why it is so. What was moved and is over needs no reason any more. */
export function StateReason({ tournament, state, isShort }: Props) {
  const words = state?.kind === 'finished' ? null : reasonWords(tournament)
  const className = isShort ? 'state-reason card-text' : 'state-reason'
  return words && <p className={className} {...languageMarked(words, tournament.language)} />
}
