import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { useOpenItem } from '~/components/browse/use-open-item'
import type { Tournament } from '~/lib/api-types'
import { RegisterLink } from './RegisterLink'
import { StateBadge } from './StateBadge'
import { StateReason } from './StateReason'
import { TournamentActions } from './TournamentActions'
import { TournamentDetails } from './TournamentDetails'

interface Props {
  overlay: ReturnType<typeof useOpenItem<Tournament>>
  now: string
}

export function TournamentDialog({ overlay, now }: Props) {
  const { item: tournament } = overlay
  if (!tournament) return null
  const state = tournamentState(tournament, now)
  return (
    <ItemOverlay
      {...overlay}
      item={tournament}
      picture={tournament.bannerPicture}
      over={
        <>
          <StateBadge state={state} />
          <StateReason tournament={tournament} state={state} />
        </>
      }
      foot={<RegisterLink tournament={tournament} state={state} />}
    >
      <TournamentDetails
        tournament={tournament}
        onView={() => overlay.open(tournament.slug, true)}
      />
      <TournamentActions tournament={tournament} state={state} now={now} />
    </ItemOverlay>
  )
}
