import { memo } from 'react'
import type { Tournament } from '~/lib/wire'
import { TournamentCard } from './TournamentCard'

interface Props {
  tournaments: Tournament[]
  today: string
  /** Whether the first of them are in the first view of the page. */
  isFirst: boolean
  onOpen: (slug: string) => void
}

/** The cards. Apart from the search box, so that a key pressed there does not go through them all. */
export const TournamentGrid = memo(function TournamentGrid({
  tournaments,
  today,
  isFirst,
  onOpen,
}: Props) {
  return (
    <ul className="card-grid card-grid-banners">
      {tournaments.map((tournament, index) => (
        <TournamentCard
          key={tournament.slug}
          tournament={tournament}
          today={today}
          isEager={isFirst && index < 2}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
})
