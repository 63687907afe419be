import { tournamentState } from '@academy/api/shared/tournament_state'
import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { DialogProps } from '~/components/browse/use-lazy-dialog'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { RegisterLink } from './RegisterLink'
import { StateBadge } from './StateBadge'
import { StateReason } from './StateReason'
import { fromCard } from './payload'
import { TournamentActions } from './TournamentActions'
import { TournamentDetails } from './TournamentDetails'
import { useNow } from './use-now'

export function TournamentDialog(props: DialogProps<Tournament>) {
  const now = useNow(props.items)
  const show = (listed: Tournament, onView: () => void) => {
    const tournament = fromCard(listed)
    const state = tournamentState(tournament, now)
    return {
      picture: tournament.bannerPicture,
      over: (
        <>
          <StateBadge state={state} />
          <StateReason tournament={tournament} state={state} />
        </>
      ),
      body: (
        <>
          <TournamentDetails tournament={tournament} onView={onView} />
          <TournamentActions tournament={tournament} state={state} now={now} />
        </>
      ),
      foot: <RegisterLink tournament={tournament} state={state} />,
    }
  }
  return <ItemOverlay {...props} listPath={paths.updates()} show={show} />
}
