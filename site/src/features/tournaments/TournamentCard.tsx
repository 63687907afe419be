import { progressOf } from '@academy/api/shared/tournament/progress'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import { isRegistrable, tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { memo } from 'react'
import { Field, fieldMarked } from '~/components/browse/Field'
import { ItemCard } from '~/components/browse/ItemCard'
import type { CardProps } from '~/components/browse/ItemGrid'
import type { Tournament } from '~/lib/api-types'
import { dayParts, spanWords } from '~/lib/day-words'
import { paths } from '~/paths'
import { EntryLine } from './EntryLine'
import { RegisterLink, ResultsLink } from './Links'
import { PrizeLine } from './PrizeLine'
import { StateBadge, StateReason } from './State'
import { showsEntry } from './tournament'

export const TournamentCard = memo(function TournamentCard(props: CardProps<Tournament>) {
  const { item: tournament, now, isEager, why, whyLanguage, onOpen } = props
  const state = tournamentState(tournament, now)
  const facts = standingFacts(tournament, state)
  const { startDate, endDate, repeats, city } = facts
  // The first of the list may be a wide one, with more on it.
  const day = isEager && startDate ? dayParts(startDate) : null
  return (
    <ItemCard
      item={tournament}
      picture={tournament.bannerPicture}
      shape="banner"
      sizes="(min-width: 1264px) 379px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 144px"
      isEager={isEager}
      href={paths.tournament(tournament.slug)}
      onOpen={onOpen}
      why={why}
      whyLanguage={whyLanguage}
      over={
        <>
          <StateBadge tournament={tournament} state={state} isShort />
          {day && (
            <p className="card-day" aria-hidden="true">
              <b className="figures">{day.date}</b> {day.month}
            </p>
          )}
        </>
      }
      meta={
        <>
          {(startDate ?? repeats ?? city) && (
            <p className="card-meta">
              {startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>}
              {startDate && repeats && ' · '}
              <Field of={facts} name="repeats" isFact />
              {(startDate ?? repeats) && city && ' · '}
              <span {...fieldMarked(tournament, 'city')} />
            </p>
          )}
          {showsEntry(state) && <EntryLine tournament={facts} className="card-meta" />}
          <StateReason tournament={tournament} state={state} isShort />
        </>
      }
      more={
        isEager &&
        (!state || isRegistrable(state)) &&
        !progressOf(tournament, state) && (
          <div className="card-register">
            <RegisterLink tournament={tournament} state={state} />
          </div>
        )
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
