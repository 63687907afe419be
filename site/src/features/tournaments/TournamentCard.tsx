import { memo } from 'react'
import { tournamentState } from '@academy/api/shared/tournament_state'
import { spanWords } from '@academy/api/shared/tournament_words'
import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture, PHONE_CARD } from '~/components/browse/ItemPicture'
import type { Tournament } from '~/lib/wire'
import { paths } from '~/paths'
import { StateBadge } from './StateBadge'
import { prizeLine } from './tournament'

interface Props {
  tournament: Tournament
  today: string
  isEager: boolean
  onOpen: (slug: string) => void
}

export const TournamentCard = memo(function TournamentCard({
  tournament,
  today,
  isEager,
  onOpen,
}: Props) {
  const { slug, title, description, status, endDate, city } = tournament
  // The date that was holds no more.
  const startDate = status === 'postponed' ? null : tournament.startDate
  const prize = prizeLine(tournament.prizes)
  return (
    <li className="card">
      <ItemPicture
        picture={tournament.bannerPicture}
        title={title}
        shape="banner"
        sizes={`(min-width: 1264px) 379px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, ${PHONE_CARD}`}
        isEager={isEager}
      />
      <StateBadge state={tournamentState(tournament, today)} />
      <div className="card-body">
        <h2 className="card-title">{title}</h2>
        {(startDate ?? city) && (
          <p className="card-meta">
            {startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>}
            {startDate && city && ' · '}
            {city}
          </p>
        )}
        <p className="card-text">{description}</p>
        <div className="card-foot">
          {prize && (
            <p className="card-prize">
              <strong>{prize.figure}</strong> {prize.words}
            </p>
          )}
          <ItemLink href={paths.tournament(slug)} className="card-link" onOpen={() => onOpen(slug)}>
            View details<span className="visually-hidden"> of {title}</span>
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
