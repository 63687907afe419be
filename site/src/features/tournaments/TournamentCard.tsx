import * as m from 'virtual:messages'
import { memo } from 'react'
import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { languageIn } from '@academy/api/shared/text/translations'

import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture, PHONE_CARD } from '~/components/browse/ItemPicture'
import { spanWords } from '~/lib/day-words'
import { languageMarked } from '~/lib/language-marked'
import type { Tournament } from '~/lib/api-types'
import type { Reason } from '~/lib/searched'
import { paths } from '~/paths'
import { StateBadge } from './StateBadge'
import { StateReason } from './StateReason'
import { prizeLine } from './tournament'

interface Props extends Reason {
  tournament: Tournament
  now: string
  isEager: boolean
  onOpen: (slug: string) => void
}

export const TournamentCard = memo(function TournamentCard({
  tournament,
  now,
  isEager,
  why,
  whyLanguage,
  onOpen,
}: Props) {
  const { slug, title, description, status, endDate, city } = tournament
  // The date that was holds no more.
  const startDate = status === 'postponed' ? null : tournament.startDate
  const state = tournamentState(tournament, now)
  const prize = prizeLine(tournament)
  const written = languageIn(tournament, 'title')
  const heading = languageMarked(title, written)
  return (
    <li className="card">
      <ItemPicture
        picture={tournament.bannerPicture}
        title={title}
        shape="banner"
        sizes={`(min-width: 1264px) 379px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, ${PHONE_CARD}`}
        isEager={isEager}
      />
      <StateBadge state={state} />
      <div className="card-body">
        <h2 className="card-title" lang={heading.lang}>
          {heading.children}
        </h2>
        {(startDate ?? city) && (
          <p className="card-meta">
            {startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>}
            {startDate && city && ' · '}
            <span {...languageMarked(city, languageIn(tournament, 'city'))} />
          </p>
        )}
        <StateReason tournament={tournament} state={state} isShort />
        {why && <p className="card-why" {...languageMarked(why, whyLanguage)} />}
        <p
          className="card-text"
          {...languageMarked(description, languageIn(tournament, 'description'))}
        />
        <div className="card-foot">
          {prize && (
            <p className="card-prize">
              <strong>{prize.figure}</strong> {prize.words}
            </p>
          )}
          <ItemLink href={paths.tournament(slug)} className="card-link" onOpen={() => onOpen(slug)}>
            {m.viewDetails()}
            <span
              className="visually-hidden"
              {...languageMarked(m.viewDetailsOf({ title }), written)}
            />
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
