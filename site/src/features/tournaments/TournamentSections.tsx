import { memo } from 'react'
import { tournamentSection } from '@academy/api/shared/tournament_state'
import type { Tournament } from '~/lib/wire'
import { TournamentGrid } from './TournamentGrid'

interface Props {
  tournaments: Tournament[]
  today: string
  isSearch: boolean
  onOpen: (slug: string) => void
}

/** What is still to come, then what is over, folded unless it was searched for or stands alone. */
export const TournamentSections = memo(function TournamentSections({
  tournaments,
  today,
  isSearch,
  onOpen,
}: Props) {
  const isPast = (one: Tournament) => tournamentSection(one, today) === 'past'
  const past = tournaments.filter(isPast)
  const present = tournaments.filter((one) => !isPast(one))
  return (
    <>
      {present.length > 0 && (
        <TournamentGrid tournaments={present} today={today} isFirst onOpen={onOpen} />
      )}
      {past.length > 0 && (
        <details className="past" open={isSearch || present.length === 0}>
          <summary>Past ({past.length})</summary>
          <TournamentGrid
            tournaments={past}
            today={today}
            isFirst={present.length === 0}
            onOpen={onOpen}
          />
        </details>
      )}
    </>
  )
})
