import { stateWords, type TournamentState } from '@academy/api/shared/tournament_state'

interface Props {
  state: TournamentState | null
}

/** Written out, because own-styles looks for whole class names. */
const classes: Record<TournamentState['kind'], string> = {
  open: 'state state-open',
  closing: 'state state-closing',
  today: 'state state-closing',
  closed: 'state',
  finished: 'state',
  postponed: 'state state-off',
  cancelled: 'state state-off',
}

/** Where a tournament stands, in words; nothing when there is nothing to say. */
export function StateBadge({ state }: Props) {
  return state && <p className={classes[state.kind]}>{stateWords(state)}</p>
}
