import { tournamentState } from '@academy/api/shared/tournament_state'
import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { DialogProps } from '~/components/browse/use-opening'
import type { Tournament } from '~/lib/wire'
import { paths } from '~/paths'
import { RegisterLink } from './RegisterLink'
import { StateBadge } from './StateBadge'
import { TournamentDetails } from './TournamentDetails'
import { useToday } from './use-today'

export function TournamentDialog(props: DialogProps<Tournament>) {
  const today = useToday()
  const show = (tournament: Tournament, onView: () => void) => {
    const state = tournamentState(tournament, today)
    return {
      picture: tournament.bannerPicture,
      over: <StateBadge state={state} />,
      body: <TournamentDetails tournament={tournament} onView={onView} />,
      foot: <RegisterLink tournament={tournament} state={state} />,
    }
  }
  return <ItemOverlay {...props} listPath={paths.updates} show={show} />
}
