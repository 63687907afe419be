import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'
import { reasonWords, stateWords } from './state-words'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  /** On a card, where a long reason is cut. */
  isShort?: boolean
}

export function StateBadge({ state }: Pick<Props, 'state'>) {
  return state && <p className={`state state-${state.kind}`}>{stateWords(state)}</p>
}

export function StateReason({ tournament, state, isShort }: Props) {
  const words = state?.kind === 'finished' ? null : reasonWords(tournament)
  const className = isShort ? 'state-reason card-text' : 'state-reason'
  return words && <p className={className} {...languageMarked(words, tournament.language)} />
}
