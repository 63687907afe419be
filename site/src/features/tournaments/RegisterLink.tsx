import * as m from 'virtual:messages'
import { isRegistrable, type TournamentState } from '@academy/api/shared/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { refusalWords } from './registration'

interface Props {
  tournament: Tournament
  state: TournamentState | null
}

/** To the registration form, which is not ours and opens beside the site; or why not. */
export function RegisterLink({ tournament, state }: Props) {
  if (state && !isRegistrable(state)) {
    return <p className="register-closed">{refusalWords(tournament.entryDeadline, state)}</p>
  }
  return (
    <a className="button" href={tournament.formLink} target="_blank" rel="noopener">
      {m.registerNow()}
      <span className="visually-hidden">{m.newTab()}</span>
    </a>
  )
}
