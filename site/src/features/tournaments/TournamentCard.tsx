import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { memo } from 'react'
import { Field, fieldMarked } from '~/components/browse/Field'
import { ItemCard } from '~/components/browse/ItemCard'
import type { CardProps } from '~/components/browse/ItemGrid'
import { PHONE_CARD } from '~/components/browse/ItemPicture'
import type { Tournament } from '~/lib/api-types'
import { spanWords } from '~/lib/day-words'
import { paths } from '~/paths'
import { EntryLine } from './Lead'
import { ResultsLink } from './Links'
import { PrizeLine } from './PrizeLine'
import { StateBadge, StateReason } from './State'

export const TournamentCard = memo(function TournamentCard(props: CardProps<Tournament>) {
  const { item: tournament, now, isEager, why, whyLanguage, onOpen } = props
  const { status, endDate, city } = tournament
  // The days of a postponed one hold no more.
  const { startDate, repeats } =
    status === 'postponed' ? { startDate: null, repeats: null } : tournament
  const state = tournamentState(tournament, now)
  return (
    <ItemCard
      item={tournament}
      picture={tournament.bannerPicture}
      shape="banner"
      sizes={`(min-width: 1264px) 379px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, ${PHONE_CARD}`}
      isEager={isEager}
      href={paths.tournament(tournament.slug)}
      onOpen={onOpen}
      why={why}
      whyLanguage={whyLanguage}
      over={<StateBadge tournament={tournament} state={state} isShort />}
      meta={
        <>
          {(startDate ?? repeats ?? city) && (
            <p className="card-meta">
              {startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>}
              {startDate && repeats && ' · '}
              <Field of={tournament} name="repeats" isFact />
              {(startDate ?? repeats) && city && ' · '}
              <span {...fieldMarked(tournament, 'city')} />
            </p>
          )}
          {state?.kind !== 'finished' && (
            <EntryLine tournament={tournament} className="card-meta" />
          )}
          <StateReason tournament={tournament} state={state} isShort />
        </>
      }
      foot={
        <>
          <PrizeLine tournament={tournament} />
          <ResultsLink tournament={tournament} className="card-results" />
        </>
      }
    />
  )
})
