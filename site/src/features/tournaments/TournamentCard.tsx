import * as m from 'virtual:messages'
import { memo } from 'react'
import { tournamentState } from '@academy/api/shared/tournament_state'

import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture, PHONE_CARD } from '~/components/browse/ItemPicture'
import { spanWords } from '~/lib/day-words'
import { said } from '~/lib/said'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { StateBadge } from './StateBadge'
import { prizeLine } from './tournament'

interface Props {
  tournament: Tournament
  now: string
  isEager: boolean
  /** What it was found by, where the title does not show it. */
  why?: string | undefined
  onOpen: (slug: string) => void
}

export const TournamentCard = memo(function TournamentCard({
  tournament,
  now,
  isEager,
  why,
  onOpen,
}: Props) {
  const { slug, title, description, status, endDate, city, language } = tournament
  // The date that was holds no more.
  const startDate = status === 'postponed' ? null : tournament.startDate
  const prize = prizeLine(tournament)
  const heading = said(title, language)
  return (
    <li className="card">
      <ItemPicture
        picture={tournament.bannerPicture}
        title={title}
        shape="banner"
        sizes={`(min-width: 1264px) 379px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, ${PHONE_CARD}`}
        isEager={isEager}
      />
      <StateBadge state={tournamentState(tournament, now)} />
      <div className="card-body">
        <h2 className="card-title" lang={heading.lang}>
          {heading.children}
        </h2>
        {(startDate ?? city) && (
          <p className="card-meta">
            {startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>}
            {startDate && city && ' · '}
            <span {...said(city, language)} />
          </p>
        )}
        {why && <p className="card-why" {...said(why, language)} />}
        <p className="card-text" {...said(description, language)} />
        <div className="card-foot">
          {prize && (
            <p className="card-prize">
              <strong>{prize.figure}</strong> {prize.words}
            </p>
          )}
          <ItemLink href={paths.tournament(slug)} className="card-link" onOpen={() => onOpen(slug)}>
            {m.viewDetails()}
            <span className="visually-hidden" {...said(m.viewDetailsOf({ title }), language)} />
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
