import { memo, useMemo } from 'react'
import { MoreBelow } from '~/components/browse/MoreBelow'
import { useIncrementalList } from '~/components/browse/use-incremental-list'
import type { Tournament } from '~/lib/api-types'
import { formsOf } from '~/lib/search'
import { reasonOf } from '~/lib/searched'
import { searchedOf } from './searched'
import { TournamentCard } from './TournamentCard'

interface Props {
  tournaments: Tournament[]
  now: string
  /** What these were found by. */
  query: string
  /** Whether the first of them is in the first view of the page. */
  isFirst: boolean
  onOpen: (slug: string) => void
}

/** The cards. Apart from the search box, so that a key pressed there does not go through them all. */
export const TournamentGrid = memo(function TournamentGrid({
  tournaments,
  now,
  query,
  isFirst,
  onOpen,
}: Props) {
  const { visible, hasMore, showMore } = useIncrementalList(tournaments)
  const forms = useMemo(() => formsOf(query), [query])
  return (
    <>
      <ul className="card-grid card-grid-banners">
        {visible.map((tournament, index) => (
          <TournamentCard
            key={tournament.slug}
            tournament={tournament}
            now={now}
            {...reasonOf(forms, searchedOf(tournament))}
            isEager={isFirst && index === 0}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasMore && <MoreBelow onSeen={showMore} />}
    </>
  )
})
