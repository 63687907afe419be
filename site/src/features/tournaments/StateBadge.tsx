import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import { stateWords } from './state-words'

interface Props {
  state: TournamentState | null
}

/** Where a tournament stands, in words; nothing when there is nothing to say. */
export function StateBadge({ state }: Props) {
  return state && <p className={`state state-${state.kind}`}>{stateWords(state)}</p>
}
