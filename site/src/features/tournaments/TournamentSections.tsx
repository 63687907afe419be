import * as m from 'virtual:messages'
import { memo, useMemo } from 'react'
import { tournamentSection } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { TournamentGrid } from './TournamentGrid'

interface Props {
  found: Tournament[]
  /** Whether these are out of all there are, or more are on their way. */
  isWhole: boolean
  now: string
  isSearch: boolean
  /** What these were found by. */
  query: string
  onOpen: (slug: string) => void
}

/** What is still to come, then what is over, folded unless it was searched for or stands alone. */
export const TournamentSections = memo(function TournamentSections({
  found,
  isWhole,
  now,
  isSearch,
  query,
  onOpen,
}: Props) {
  const { past, present } = useMemo(() => {
    const isPast = (one: Tournament) => tournamentSection(one, now) === 'past'
    return { past: found.filter(isPast), present: found.filter((one) => !isPast(one)) }
  }, [found, now])
  return (
    <>
      {present.length > 0 && (
        <TournamentGrid tournaments={present} now={now} query={query} isFirst onOpen={onOpen} />
      )}
      {past.length > 0 && (
        <details className="past" open={isSearch || present.length === 0}>
          <summary>{m.past({ count: isWhole ? past.length : `${past.length}+` })}</summary>
          <TournamentGrid
            tournaments={past}
            now={now}
            query={query}
            isFirst={present.length === 0}
            onOpen={onOpen}
          />
        </details>
      )}
    </>
  )
})
